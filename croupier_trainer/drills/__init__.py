"""The drills: their skills, their tasks and what is right. Pure: no clock, no file, chance comes from a task's seed."""
