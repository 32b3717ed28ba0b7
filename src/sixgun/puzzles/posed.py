"""A puzzle on the table: the game played up to its question, and nothing known of it but what was seen since."""

from sixgun.game import Game
from sixgun.puzzles.puzzle import Puzzle
from sixgun.scenario.dealt import dealt
from sixgun.scenario.scenario import Say


def posed(puzzle: Puzzle) -> Game:
    """The game of a puzzle, at the question that it asks."""
    game = dealt(puzzle.scenario)
    for step in puzzle.scenario.steps:
        if isinstance(step, Say):
            game.play(step.said.text)
    return game
