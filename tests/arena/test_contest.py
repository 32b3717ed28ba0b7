"""One game of bots: by whichever road, the same."""

import pytest

from sixgun.arena.contest import play_fast, play_in_words, play_out
from sixgun.arena.road import ROADS
from sixgun.arena.roster import Roster
from sixgun.deal import Deal
from sixgun.game import GAMES, begin
from sixgun.kernel.choice import Choice, Move, Seen


def test_every_game_has_a_fast_road() -> None:
    assert ROADS.keys() == GAMES.keys()


@pytest.mark.parametrize(("sets", "players"), [(("base",), 4), (("base",), 7), (("base", "dodge-city"), 3)])
def test_the_fast_road_leads_where_the_slow_one_does(sets: tuple[str, ...], players: int) -> None:
    roster = Roster()
    for number in range(8):
        deal, names = Deal("card", players, number, sets), ("greenhorn",) * players
        fast = play_fast(deal, names, number, roster)
        assert fast == play_in_words(deal, names, number, roster, number), f"seed {number}"


@pytest.mark.parametrize("players", [3, 5, 8])
@pytest.mark.parametrize("name", ["greenhorn", "drifter", "ranger"])
def test_the_fast_road_of_the_dice_game_leads_where_the_slow_one_does(name: str, players: int) -> None:
    """Even bots that listen: what they hear as events tells them the same acts."""
    roster = Roster()
    for number in range(3):
        deal, names = Deal("dice", players, number), (name,) * players
        fast = play_fast(deal, names, number, roster)
        assert fast == play_in_words(deal, names, number, roster, number), f"seed {number}"


class Witness:
    """Takes the first option and remembers what it heard."""

    def __init__(self) -> None:
        self.heard: list[Seen] = []
        self.asked = 0

    def hear(self, events: tuple[Seen, ...]) -> None:
        self.heard += events

    def choose(self, view: object, choice: Choice) -> Move:
        assert len(choice.options) > 1
        self.asked += 1
        return choice.options[0]


@pytest.mark.parametrize("game", ["card", "dice"])
def test_a_bot_hears_everything_once_as_its_seat_saw_it(game: str) -> None:
    table = begin(Deal(game, 4, 6, ("base",) if game == "card" else ()))
    bots = [Witness() for _ in range(4)]
    play_out(table, bots)
    assert table.over
    for seat, bot in enumerate(bots):
        events = table.events(0, seat)
        assert tuple(bot.heard) == events[: len(bot.heard)]
        assert bot.asked == 0 or bot.heard
