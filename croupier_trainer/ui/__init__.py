"""The window: pages, the drawn table, theme and texts. The only Qt in the program."""
