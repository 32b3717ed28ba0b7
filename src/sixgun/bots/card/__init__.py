"""Bots for the card game: base and Dodge City, three to eight players."""
