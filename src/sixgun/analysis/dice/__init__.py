"""The analysis of the dice game."""
