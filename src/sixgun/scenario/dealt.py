"""The game of a scenario: its position as a game that can be played, watched and told like any other."""

from typing import Any

from sixgun.deal import Deal
from sixgun.game import Game
from sixgun.kernel.log import Log
from sixgun.kernel.loop import settle
from sixgun.scenario.language import LANGUAGES
from sixgun.scenario.scenario import Say, Scenario


def dealt(scenario: Scenario) -> Game:
    """The game of a scenario before anything in it is played."""
    position = scenario.position
    table = LANGUAGES[scenario.game].set_up(position)
    table.log = Log()
    settle(table)
    sets = tuple(position.sets) if scenario.game == "card" else ()
    return Game(Deal(scenario.game, len(position.players), position.seed, sets), table)


def is_forced(game: Game) -> bool:
    """Whether there is only one answer, which nobody has to give by himself."""
    top: Any = game.table.top
    return not top.always_asked() and len({str(option) for option in game.choice.options}) == 1


def played(scenario: Scenario) -> Game:
    """The game of a scenario with its moves made, at the first question after them that leaves a choice."""
    game = dealt(scenario)
    for step in scenario.steps:
        if isinstance(step, Say):
            answer_what_is_forced(game)
            game.play(step.said.text)
    answer_what_is_forced(game)
    return game


def answer_what_is_forced(game: Game) -> None:
    while not game.over and is_forced(game):
        game.play(game.choice.options[0])
