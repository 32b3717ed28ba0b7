"""Sixgun in the words of others: PettingZoo, Gymnasium and OpenSpiel, each an extra of its own.

All of them show what `sixgun.env` shows: the row of a seat, the mask of its tokens, and 1 for each winner in the end.
"""
