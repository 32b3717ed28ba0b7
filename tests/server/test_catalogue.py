"""The catalogue says of every option of the engine what somebody needs to choose it."""

import pytest

from sixgun.cardgame import options as card_options
from sixgun.dicegame import rules as dice_options
from sixgun.picture.parts import GameName
from sixgun.server.table.match import deal
from sixgun.server.wire.catalogue import NOT_ASKED, OptionInfo, games
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.refusal import Refuse

OFFERED = [(each.game, option) for each in games() for option in each.options]


def test_every_option_of_the_engine_is_offered() -> None:
    card, dice = games()
    asked = {*card_options.VALUES, *card_options.LISTS, *dice_options.VALUES} - {NOT_ASKED}
    assert {option.name for each in (card, dice) for option in each.options} == asked


@pytest.mark.parametrize(("game", "option"), OFFERED, ids=[f"{game} {option.name}" for game, option in OFFERED])
def test_whatever_is_offered_can_be_dealt(game: GameName, option: OptionInfo) -> None:
    sets = ["base", "dodge-city", *(option.with_sets or [[]])[-1]] if game == "card" else []
    assert bool(option.values) != bool(option.names), "either values, or a list of names"
    for value in option.values or ([name] for name in option.names):
        deal(Settings(game, 5, sets=sets, options={**option.needs, option.name: value}))


def test_events_go_with_every_combination_of_sets() -> None:
    card = games()[0]
    for offered in card.sets:
        for events in ([card.events[0]], [card.events[1]], card.events):
            sets = [*offered.sets, *(each.set for each in events)]
            view = deal(Settings("card", offered.players[0], sets=sets)).view(None)
            assert view.next_event in {name for each in events for name in each.events}


def test_an_option_of_events_names_the_sets_that_it_takes() -> None:
    needed = {option.name: option.with_sets for option in games()[0].options}
    assert needed["barrel"] == []
    assert needed["thirst"] == [["high-noon"]]
    assert needed["event_deck"] == [["high-noon", "fistful-of-cards"]]
    assert needed["resurrection"] == [["high-noon"], ["fistful-of-cards"]]


def test_events_alone_are_refused_with_a_sentence() -> None:
    with pytest.raises(Refuse) as refused:
        deal(Settings("card", 5, sets=["high-noon"]))
    assert "name base as well" in str(refused.value.args_by_name["text"])


def test_only_tables_with_a_sheriff_pass_his_role_on() -> None:
    for each in games():
        for players in each.sets[-1].players:
            roles = [seat.role for seat in deal(Settings(each.game, players, sets=each.sets[-1].sets)).view(None).seats]
            assert (players in each.sheriff) == ("sheriff" in roles)
