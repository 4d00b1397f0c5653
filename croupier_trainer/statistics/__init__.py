"""Figures over answers. Each figure is worked out in one place, so that two pages never disagree."""
