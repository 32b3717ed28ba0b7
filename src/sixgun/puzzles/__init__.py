"""Puzzles: positions of bot games where one answer is clearly the best. They are data, one scenario a file."""

from sixgun.puzzles.posed import Posed, Verdict
from sixgun.puzzles.puzzle import THEMES, Puzzle, Way
from sixgun.puzzles.read import read_puzzle
from sixgun.puzzles.shelf import find, names, of_day

__all__ = ["THEMES", "Posed", "Puzzle", "Verdict", "Way", "find", "names", "of_day", "read_puzzle"]
