"""Croupier Trainer: a desktop program in which baccarat croupiers learn to run the table."""
