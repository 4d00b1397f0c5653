"""The drawn table: what lies on the felt, where, and how it is painted."""
