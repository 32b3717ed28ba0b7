"""Rows and tokens of the dice game."""
