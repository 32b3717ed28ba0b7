"""`sixgun arena`: the deals are duplicates, the differences are those of the games, and ratings go the right way."""

import json
import sys
from typing import Any

import pytest

from sixgun.arena.contest import GameOutcome
from sixgun.arena.duel import Duel, play_deals
from sixgun.arena.plan import Plan
from sixgun.arena.ratings import Ratings, sides
from sixgun.bots import BOTS
from sixgun.cli import main
from sixgun.game import begin
from sixgun.kernel.choice import Choice, Move
from sixgun.kernel.rng import Rng


class Idler:
    """Does nothing whenever it can."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: Any, choice: Choice) -> Move:
        return choice.default


@pytest.fixture(autouse=True)
def _idler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "idler", Idler)


PLANS = [
    Plan("card", (5,), 4, ("idler",), ("base",)),
    Plan("card", (3, 8), 4, ("idler",), ("base", "dodge-city")),
    Plan("dice", (4, 7), 4, ("idler",)),
]
DEALS = 4
"""Games in which somebody does nothing are long, and each of them shows the same."""


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.sizes}")
def test_all_games_of_a_deal_are_duplicates_with_one_seat_changed(plan: Plan) -> None:
    for number in range(4):
        duel = play_deals(plan, "greenhorn", number, 1)
        alone, *changed = duel.games
        players = plan.players(number)
        assert alone.bots == ("greenhorn",) * players
        assert [game.bots.index("idler") for game in changed] == list(range(players))
        assert all(game.bots.count("idler") == 1 for game in changed)
        assert {(game.roles, game.characters) for game in duel.games} == {(alone.roles, alone.characters)}


def test_a_deal_has_the_same_cards_and_luck_each_time_and_others_in_the_next() -> None:
    plan = PLANS[0]
    saves = [begin(plan.deal(number)).save() for number in (0, 0, 1)]
    assert saves[0] == saves[1] != saves[2]


def test_a_bot_in_its_own_place_changes_nothing() -> None:
    plan = Plan("card", (4,), 9, ("greenhorn",), ("base",))
    duel = play_deals(plan, "greenhorn", 0, 4)
    for first in range(0, len(duel.games), 5):
        assert len({game.won for game in duel.games[first : first + 5]}) == 1
    lift = duel.cells["greenhorn", 4].overall
    assert (lift.pairs.total, lift.pairs.squares, lift.pairs.deals) == (0, 0, 4)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.sizes}")
def test_lifts_are_the_differences_of_the_games(plan: Plan) -> None:
    duel = play_deals(plan, "greenhorn", 0, DEALS)
    for players in plan.sizes:
        games = [game for game in duel.games if len(game.bots) == players]
        deals = [games[first : first + players + 1] for first in range(0, len(games), players + 1)]
        cell = duel.cells["idler", players]
        assert cell.overall.pairs.deals == len(deals) == DEALS // len(plan.sizes)
        for role, lift in cell.roles.items():
            seats = [(deal, seat) for deal in deals for seat in range(players) if deal[0].roles[seat] == role]
            before = sum(deal[0].won[seat] for deal, seat in seats)
            after = sum(deal[seat + 1].won[seat] for deal, seat in seats)
            assert (lift.before, lift.after, lift.pairs.total) == (before, after, after - before)
            assert lift.pairs.seats * lift.pairs.deals == len(seats)
        assert cell.overall.pairs.total == sum(lift.pairs.total for lift in cell.roles.values())


def test_among_others_both_bots_sit_in_each_seat_in_turn() -> None:
    duel = play_deals(Plan("card", (4,), 4, ("drifter",), ("base",)), "greenhorn", 0, 2, among="ranger")
    assert duel.deals == {4: 2}
    before = after = 0
    for first in (0, 8):
        games = duel.games[first : first + 8]
        assert [game.bots.index("greenhorn") for game in games[:4]] == list(range(4))
        assert [game.bots.index("drifter") for game in games[4:]] == list(range(4))
        assert all(game.bots.count("ranger") == 3 for game in games)
        before += sum(game.won[seat] for seat, game in enumerate(games[:4]))
        after += sum(game.won[seat] for seat, game in enumerate(games[4:]))
    overall = duel.cells["drifter", 4].overall
    assert (overall.before, overall.after, overall.pairs.total) == (before, after, after - before)


def test_another_style_can_sit_around_them(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena --players 4 --bots drifter --against greenhorn --games 2 --no-ratings"
    assert main([*words.split(), "--among", "karma"]) == 0
    assert "drifter instead of greenhorn among karmas, 4 players" in capsys.readouterr().out
    assert main([*words.split(), "--among", "karma", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)["tables"]
    assert (told["against"], told["among"]) == ("greenhorn", "karma")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--among", "karme"], "did you mean karma?"),
        (["--game", "dice", "--among", "karma"], "there is no bot"),
        (["--bots", "karma"], "there is no bot"),
        (["--among", "karma", "--bot", "mine=true"], "put another bot around those of --bot"),
    ],
)
def test_who_cannot_sit_there_is_refused_with_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--bots", "drifter", "--games", "1", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_chunks_add_up_to_the_whole() -> None:
    plan, whole, parts = PLANS[2], Duel(), Duel()
    whole.add(play_deals(plan, "greenhorn", 0, 6))
    for first in range(6):
        parts.add(play_deals(plan, "greenhorn", first, 1))
    assert parts == whole


def test_doing_nothing_is_found_to_be_worse_in_the_dice_game() -> None:
    plan = Plan("dice", (4,), 2, ("idler",))
    found = play_deals(plan, "greenhorn", 0, 24).cells["idler", 4]
    assert set(found.roles) == {"sheriff", "outlaw", "renegade"}
    assert found.overall.pairs.estimate.clear_of_zero


def test_the_number_of_jobs_changes_no_number(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--json", "--game", "dice", "--players", "3,5", "--bots", "greenhorn", "--games", "5"]
    found = []
    for jobs in ("1", "2"):
        assert main([*words, "--jobs", jobs]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert [(table["players"], table["deals"]) for table in found[0]["tables"]] == [(3, 5), (5, 5)]


def test_people_get_a_table_for_every_size(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--game", "dice", "--players", "4,5", "--bots", "idler", "--games", "3", "--no-ratings"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "idler instead of greenhorn, 4 players: 3 deals" in out
    assert "idler instead of greenhorn, 5 players: 3 deals" in out


def test_it_must_be_said_who_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena"]) == 2
    assert capsys.readouterr().err == "sixgun: nobody is measured; name bots with --bots, or programs with --bot\n"
    assert main(["arena", "--bots", "greenhorn", "--against", "nobody"]) == 2
    assert "there is no bot 'nobody'" in capsys.readouterr().err


# ratings


def outcome(bots: tuple[str, ...], roles: tuple[str, ...], won: set[str]) -> GameOutcome:
    return GameOutcome(bots, roles, ("none",) * len(bots), tuple(role in won for role in roles))


FIVE = ("sheriff", "outlaw", "deputy", "outlaw", "renegade")


def test_those_who_win_together_are_one_side() -> None:
    assert list(sides(outcome(("x",) * 5, FIVE, set())).values()) == [[0, 2], [1, 3], [4]]
    eight = (*FIVE, "renegade", "deputy", "outlaw")
    assert list(sides(outcome(("x",) * 8, eight, set())).values()) == [[0, 2, 6], [1, 3, 7], [4], [5]]
    three = ("deputy", "outlaw", "renegade")
    assert list(sides(outcome(("x",) * 3, three, set())).values()) == [[0], [1], [2]]


def test_whoever_wins_more_in_a_role_is_rated_higher_in_it() -> None:
    pytest.importorskip("openskill", reason="the extra lab is not installed: no ratings are tested")
    ratings = Ratings()
    for number in range(60):
        sheriff = "good" if number % 2 else "bad"
        winners = {"sheriff", "deputy"} if sheriff == "good" or number % 3 == 0 else {"outlaw"}
        ratings.count(outcome((sheriff, "x", "x", "x", "x"), FIVE, winners))
    known = ratings.known
    assert known["good", "sheriff"].mu > known["bad", "sheriff"].mu
    assert [row["bot"] for row in ratings.rows() if row["role"] == "sheriff"] == ["good", "bad"]
    assert set(known) == {("good", "sheriff"), ("bad", "sheriff"), *(("x", role) for role in FIVE[1:])}


def test_a_game_that_nobody_wins_changes_no_rating() -> None:
    pytest.importorskip("openskill", reason="the extra lab is not installed: no ratings are tested")
    ratings = Ratings()
    ratings.count(outcome(("x",) * 5, FIVE, set()))
    assert ratings.rows() == []


def test_without_openskill_the_run_goes_on(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main(["arena", "--json", "--game", "dice", "--bots", "idler", "--games", "1"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["ratings"] == []
    assert told.err == 'sixgun: there will be no ratings: rating bots needs openskill: pip install "sixgun[lab]"\n'


def test_a_renegade_who_never_wins_is_rated_down() -> None:
    """Though he goes down with whole sides, whose ratings add up to more than his own."""
    known = Ratings()
    roles = ("sheriff", "outlaw", "outlaw", "renegade", "deputy")
    ends = [(True, False, False, False, True), (False, True, True, False, False)]
    at_first = known.model.rating().mu
    for game in range(40):
        known.count(GameOutcome(("x",) * 5, roles, ("",) * 5, ends[game % 2]))
    assert known.known["x", "renegade"].mu < at_first
