"""The game of a scenario: its position as a game that can be played, watched and told like any other."""

from sixgun.deal import Deal
from sixgun.game import Game
from sixgun.kernel.log import Log
from sixgun.kernel.loop import settle
from sixgun.scenario.language import LANGUAGES
from sixgun.scenario.scenario import Scenario


def dealt(scenario: Scenario) -> Game:
    """The game of a scenario before anything in it is played."""
    position = scenario.position
    table = LANGUAGES[scenario.game].set_up(position)
    table.log = Log()
    settle(table)
    sets = tuple(position.sets) if scenario.game == "card" else ()
    return Game(Deal(scenario.game, len(position.players), position.seed, sets), table)
