"""The search for puzzles: what it poses is the position it found, and it is sure only where it can be."""

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest

from sixgun.deal import make_deal
from sixgun.kernel.choice import Seen
from sixgun.kernel.rng import Rng
from sixgun.puzzles import Posed, find, names
from sixgun.puzzles.shelf import files
from tools.puzzles.bot_game import Moment, moments
from tools.puzzles.certain import EVERY, Certain, certain
from tools.puzzles.choose import candidate, varied
from tools.puzzles.find import append, done_of, lines_of
from tools.puzzles.pose import pose, stands

GAMES = [("card", ("base", "dodge-city"), 4), ("dice", (), 5)]


@pytest.mark.parametrize(("game", "sets", "players"), GAMES)
def test_a_moment_is_posed_as_it_was_with_the_round_before_it(game: str, sets: tuple[str, ...], players: int) -> None:
    told = 0
    for moment in some_moments(game, sets, players):
        posed = pose(moment, "some moment")
        if posed is None:  # luck that no seed of a scenario repeats
            continue
        told += 1
        text, table = posed
        assert stands(table) == stands(moment.game)
        assert table.asked == moment.seat
        living = sum(seat.alive for seat in table.view(None).seats)
        is_early = turns_in(moment.game.events()) <= living + 1
        assert is_early or turns_in(table.events()) > living, "everybody who is left had a turn"
        assert "expect: {asked: " in text
    assert told > 3


def turns_in(events: Sequence[Seen]) -> int:
    return sum(seen.what == "turn_began" for seen in events)


def some_moments(game: str, sets: tuple[str, ...], players: int) -> Iterator[Moment]:
    for seed in range(3, 9):
        deal = make_deal(game, players=players, seed=seed, sets=sets or None, options=None, generator=None, shares=())
        yield from islice(moments(deal, Rng.seeded(1)), 0, 30, 6)


def test_an_answer_that_wins_at_once_is_certain_and_two_that_come_to_the_same_never_are() -> None:
    sure = max(map(find, names()), key=lambda puzzle: puzzle.best.chance - puzzle.ways[1].chance)
    found = certain(Posed(sure).game, seed=3, most=8 * EVERY)
    assert found.clear
    alike = Certain([1, 2], [{1: n % 2, 2: n % 2} for n in range(200)])
    lead = alike.lead(1, 2)
    assert lead.value - lead.error < 0 < lead.error, "not even what never differed is certain"


def test_the_choice_is_varied_and_takes_few_that_are_obvious() -> None:
    lines = [
        {
            "text": files()[name].read_text(encoding="utf-8"),
            "kind": [find(name).game, [], len(find(name).scenario.position.players)],
            **{"seed": 1, "games": "both", "number": number // 2},
        }
        for number, name in enumerate(names())
        if find(name).game == "dice"
    ]
    found = [candidate(line) for line in lines]
    chosen = varied(found, len(found) // 2)
    assert {each.puzzle.theme for each in chosen} == {each.puzzle.theme for each in found}
    assert {each.traits["role"] for each in chosen} == {each.traits["role"] for each in found}
    assert sum(each.is_obvious for each in chosen) <= 0.4 * len(chosen) + 1


def test_a_search_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    append(out, {"seed": 1, "games": "dice", "number": 4, "tally": {}})
    append(out, {"seed": 1, "games": "dice", "number": 5, "text": "…"})
    append(out, {"seed": 2, "games": "dice", "number": 6, "tally": {}})
    assert done_of(out, 1, "dice") == {4}
    assert [line["number"] for line in lines_of(out)] == [4, 5, 6]
    assert json.loads(out.read_text(encoding="utf-8").splitlines()[1])["text"] == "…"
