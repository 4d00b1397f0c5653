"""Runs, clocks, settings, mastery: what is between a task and its answer. No Qt, no files, no clock of its own."""
