"""The arena's card game."""
