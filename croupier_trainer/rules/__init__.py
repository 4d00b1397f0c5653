"""The games: cards, tableaux, rulesets, the coup, its settlement and exact odds. Pure: no clock, no file, no chance."""
