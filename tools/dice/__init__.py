"""Tools for the dice game."""
