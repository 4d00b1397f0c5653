"""The pages of the window: what the rail leads to, and what opens from there."""
