"""Tools for the card game."""
