"""Runs, clocks, settings, mastery: what happens between a task and its answer, without Qt, files or a clock of its own."""
