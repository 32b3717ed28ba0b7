"""How the judge is fitted and held against games: what is taken, what is kept, and what the measures say."""

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from sixgun.analysis.judge import FACTS
from sixgun.bots.kind_of_table import likest, name_of
from sixgun.judge.numbers import FRESH, OPEN, SEAT
from tools.judge_fit import calibration_error, fit, improvement, noise, part_less, shares
from tools.judge_games import KINDS, Kind, games
from tools.judge_takes import CLOCK, HINDSIGHT, KEPT_AS, PARTS, to_bound, to_fit, to_hold
from tools.parts import Columns, mark, taken

DICE = Kind("dice", ((),), 4)
EVENTS = next(kind for kind in KINDS if kind.name == "card base+events 5")


def test_the_fit_finds_the_numbers_that_made_the_ends() -> None:
    luck = np.random.default_rng(1)
    facts = np.concatenate([np.ones((20_000, 1)), luck.normal(size=(20_000, 2))], 1).astype(np.float32)
    made_by = np.array([[0.5, 1.0, -0.5], [-1.0, 0.0, 0.7]])
    p = shares(facts, made_by)
    winners = (luck.random((len(p), 1)) > p.cumsum(1)[:, :2]).sum(1)
    assert np.abs(np.array(fit(facts, winners, ridge=1.0)) - made_by).max() < 0.1


def test_a_fact_that_never_changes_gets_no_number() -> None:
    facts = np.array([[1.0, 3.0, 0.0], [1.0, 3.0, 1.0]] * 50, dtype=np.float32)
    found = fit(facts, np.array([0, 1] * 50), ridge=1.0)
    assert [row[1] for row in found] == [0.0, 0.0]
    assert found[0][2] > 0.5


def test_a_judge_who_is_right_shows_no_more_error_than_luck_has_it() -> None:
    luck = np.random.default_rng(2)
    p = luck.dirichlet((2, 2, 1), size=4000)
    winners = (luck.random((len(p), 1)) > p.cumsum(1)[:, :2]).sum(1)
    floor = noise(p)
    assert 0.0 < floor < 0.02
    assert calibration_error(p, winners) < 2 * floor
    sure = np.eye(3)[p.argmax(1)]
    assert calibration_error(sure, winners) > 10 * floor


def test_base_rates_are_no_better_than_themselves_and_the_truth_is_wholly() -> None:
    base = np.array([0.5, 0.3, 0.2])
    winners = np.array([0, 1, 0, 2, 0])
    assert improvement(np.tile(base, (5, 1)), winners, base)[0] == 0.0
    assert improvement(np.eye(3)[winners], winners, base) == (1.0, 0.0)
    assert part_less(np.array([1.0, 1.0]), np.array([2.0, 2.0])) == (0.5, 0.0)


@pytest.mark.parametrize("kind", [DICE, EVENTS], ids=lambda kind: kind.name)
def test_what_is_taken_to_fit_does_not_depend_on_the_parts_it_is_taken_in(kind: Kind) -> None:
    whole = to_fit(kind, 1, 0, 4)
    halves = [to_fit(kind, 1, first, 2) for first in (0, 2)]
    wide = len(FACTS[kind.game])
    for name, column in whole.items():
        assert np.array_equal(column, np.concatenate([half[name] for half in halves])), name
    assert whole[OPEN].shape == whole[SEAT].shape == (len(whole["won"]), wide)
    assert whole[f"{FRESH} {FRESH}"].shape == (len(whole[f"{FRESH} won"]), wide)
    assert len(whole["turns"]) == 4


def test_the_opening_of_every_game_is_fitted_to() -> None:
    found = to_fit(DICE, 1, 0, 4)
    openings = [playing for _, playing in games(DICE, 1, 0, 4)]
    first = [np.array(next(playing.questions()).open(), dtype=KEPT_AS) for playing in openings]
    begins = np.concatenate([[True], found[f"{FRESH} last"][:-1]])
    assert np.array_equal(found[f"{FRESH} {FRESH}"][begins], np.array(first))


def test_games_of_tables_with_events_take_turns_with_the_sets() -> None:
    dealt = [playing.deal.sets for _, playing in games(EVENTS, 1, 0, 3)]
    assert dealt == list(EVENTS.boxes)


def test_every_game_is_held_at_its_quarters_and_long_ones_at_those_of_the_clock() -> None:
    found = to_hold(8.0, DICE, 2, 0, 6)
    when = list(found["when"])
    assert {when.count(f"{HINDSIGHT} {part}") for part in PARTS} == {6}
    clock = [when.count(f"{CLOCK} {part}") for part in PARTS]
    assert clock == sorted(clock, reverse=True)
    assert len(found[OPEN]) == len(found["won"]) == len(when)


def test_a_position_is_played_out_to_shares_that_add_up() -> None:
    found = to_bound(6.0, 0.5, 3, DICE, 4, 0, 2)
    assert len(found["times"]) == len(found["wins"]) == 2
    assert np.allclose(found["wins"].sum(1), 1.0)
    assert len(found["wins"]) == len(found[OPEN])


def tally(calls: list[int], first: int, count: int) -> Columns:
    calls.append(first)
    return {"number": np.arange(first, first + count)}


def test_parts_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    calls: list[int] = []
    found = taken(tmp_path, partial(tally, calls), 5, 2)
    assert list(found["number"]) == [0, 1, 2, 3, 4, 5]
    assert calls == [0, 2, 4]
    (tmp_path / "0001.npz").unlink()
    assert list(taken(tmp_path, partial(tally, calls), 8, 2)["number"]) == list(range(8))
    assert calls == [0, 2, 4, 2, 6]


def test_the_mark_of_sources_changes_with_any_of_them(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    for name in ("rules/one.py", "rules/two.json", "rules/notes.md", "alone.py"):
        (tmp_path / name).write_text("1")
    marks = []
    for changed in ("", "rules/notes.md", "rules/two.json", "alone.py"):
        if changed:
            (tmp_path / changed).write_text("2")
        mark.cache_clear()
        marks.append(mark(("rules", "alone.py"), tmp_path))
    assert marks[0] == marks[1]
    assert len(set(marks)) == 3
    assert len({mark(("rules",), tmp_path), mark(("rules",), tmp_path, ("one",)), mark(("alone.py",), tmp_path)}) == 3
    assert mark(("rules",), tmp_path, ("one",)) == mark(("rules/two.json",), tmp_path)


def test_a_table_that_is_not_fitted_takes_the_likest() -> None:
    there = [kind.name for kind in KINDS]
    assert len(set(there)) == len(KINDS)
    assert likest(name_of("card", ("base", "high-noon"), 5), there) == "card base+events 5"
    assert likest("card base+events 5", ["card dodge-city 5", "card base 5", "card base+events 6"]) == "card base 5"
    assert likest("card base 3", there) == "card dodge-city 3"
    assert likest("dice 9", there) == "dice 8"
