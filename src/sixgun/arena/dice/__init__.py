"""The arena's dice game."""
