"""The catalogue says of every option of the engine what somebody needs to choose it."""

import pytest

from sixgun.cardgame import options as card_options
from sixgun.dicegame import rules as dice_options
from sixgun.picture.parts import GameName
from sixgun.server.table.match import deal
from sixgun.server.wire.catalogue import NOT_ASKED, OptionInfo, games
from sixgun.server.wire.from_client import Settings

OFFERED = [(each.game, option) for each in games() for option in each.options]


def test_every_option_of_the_engine_is_offered() -> None:
    """But for those of events, as long as no set with events is."""
    card, dice = games()
    of_events = {option for options in card_options.OF_EVENTS.values() for option in options}
    asked = {*card_options.VALUES, *card_options.LISTS, *dice_options.VALUES} - {NOT_ASKED} - of_events
    assert {option.name for each in (card, dice) for option in each.options} == asked


@pytest.mark.parametrize(("game", "option"), OFFERED, ids=[f"{game} {option.name}" for game, option in OFFERED])
def test_whatever_is_offered_can_be_dealt(game: GameName, option: OptionInfo) -> None:
    sets = ["base", "dodge-city"] if game == "card" else []
    assert bool(option.values) != bool(option.names), "either values, or a list of names"
    for value in option.values or ([name] for name in option.names):
        deal(Settings(game, 5, sets=sets, options={**option.needs, option.name: value}))


def test_only_tables_with_a_sheriff_pass_his_role_on() -> None:
    for each in games():
        for players in each.sets[-1].players:
            roles = [seat.role for seat in deal(Settings(each.game, players, sets=each.sets[-1].sets)).view(None).seats]
            assert (players in each.sheriff) == ("sheriff" in roles)
