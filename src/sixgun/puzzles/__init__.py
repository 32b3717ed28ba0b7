"""Puzzles: positions of bot games where one answer is clearly the best. They are data, one scenario a file."""

from sixgun.puzzles.posed import posed
from sixgun.puzzles.puzzle import THEMES, Puzzle, Way
from sixgun.puzzles.read import read_puzzle

__all__ = ["THEMES", "Puzzle", "Way", "posed", "read_puzzle"]
