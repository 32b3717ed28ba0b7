"""Rows and tokens of the card game."""
