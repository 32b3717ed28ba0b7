"""Bots for The Dice Game, three to eight players."""
