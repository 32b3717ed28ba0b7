"""Puzzles: found in games of bots, chosen, and held against many more games. See __main__.py."""
