"""What a run shows under its header: one board for calls with cards, one for money with chips."""
