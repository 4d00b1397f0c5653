"""Command line, wiring, paths, clock and log."""
