"""The analysis of the card game."""
