"""The ladder: a run that was stopped goes on, its figures are the arena's, and the page says what the book holds."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sixgun.arena.duel import Lift
from sixgun.arena.plan import Plan
from sixgun.cli import main
from sixgun.lab.stats import Paired
from tools import ladder
from tools.belief_accuracy import look_into
from tools.blunders import MEANINGS
from tools.card import evolve as card_evolve
from tools.ladder_book import Blundered, Book, Comparison, Sums, read_book
from tools.ladder_page import page, verdict
from tools.stopwatch import worlds

DOCS = Path(__file__).parents[2] / "docs"
CELL = "dice 5 drifter over greenhorn"


def run(folder: Path, *words: str) -> Book:
    data = folder / "bots.json"
    assert ladder.main(["--out", str(folder / "bots.md"), "--data", str(data), "--seed", "3", *words]) == 0
    return read_book(data)


def test_the_page_is_what_the_book_says() -> None:
    assert (DOCS / "bots.md").read_text(encoding="utf-8") == page(read_book(DOCS / "bots.json")), (
        "write it anew: python -m tools.ladder --from docs/bots.json"
    )


def test_a_comparison_that_was_stopped_goes_on_to_the_same_figures(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    whole.mkdir()
    parts.mkdir()
    run(parts, "--only", CELL, "--deals", "3")
    in_parts = run(parts, "--only", CELL, "--deals", "8").comparisons[CELL]
    at_once = run(whole, "--only", CELL, "--deals", "8").comparisons[CELL]
    assert in_parts == at_once
    assert at_once.deals == 8


def test_a_count_of_blunders_that_was_stopped_goes_on_from_there(tmp_path: Path) -> None:
    name = "dice 5 blunders of drifter"
    at_once = run(tmp_path, "--only", name, "--watched", "6").blunders[name].counts
    book = run(tmp_path, "--only", name, "--watched", "2", "--again")
    book.blunders[name].counts["friendly fire"] += 7
    (tmp_path / "bots.json").write_text(book.as_text(), encoding="utf-8")
    gone_on = run(tmp_path, "--only", name, "--watched", "6").blunders[name]
    assert gone_on.games == 6
    assert gone_on.counts == {**at_once, "friendly fire": at_once["friendly fire"] + 7}
    assert run(tmp_path, "--only", name, "--watched", "6", "--again").blunders[name].counts == at_once


def test_what_the_book_has_is_not_played_again_unless_asked_for(tmp_path: Path) -> None:
    book = run(tmp_path, "--only", CELL, "--deals", "2")
    forged = Sums(5, 2, 7, 49, 0, 7)
    book.comparisons[CELL].overall = forged
    (tmp_path / "bots.json").write_text(book.as_text(), encoding="utf-8")
    assert run(tmp_path, "--only", CELL, "--deals", "2").comparisons[CELL].overall == forged
    assert run(tmp_path, "--only", CELL, "--deals", "2", "--again").comparisons[CELL].overall != forged


def test_the_arena_finds_the_same_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cell = run(tmp_path, "--only", CELL, "--deals", "6").comparisons[CELL]
    capsys.readouterr()
    words = "arena --game dice --players 5 --bots drifter --against greenhorn --games 6 --seed 3 --no-ratings --json"
    assert main(words.split()) == 0
    (told,) = json.loads(capsys.readouterr().out)["tables"]
    assert_same(told["overall"], cell.overall.lift)
    for role, figures in told["roles"].items():
        assert_same(figures, cell.roles[role].lift)


def test_the_arena_finds_the_figures_of_a_legend_with_one_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "dice 5 legend:2 over gunslinger"
    cell = run(tmp_path, "--only", name, "--dice-worlds", "2", "--dice-legend-deals", "2").comparisons[name]
    (line,) = [each for each in page(Book(3, comparisons={name: cell})).splitlines() if each.startswith("sixgun arena")]
    capsys.readouterr()
    assert main([*line.split()[1:], "--no-ratings", "--json"]) == 0
    (told,) = json.loads(capsys.readouterr().out)["tables"]
    assert_same(told["overall"], cell.overall.lift)


@pytest.mark.parametrize("name", ["legend:", "legend:0", "legend:few", "ranger:3"])
def test_only_a_legend_takes_a_number_of_worlds(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"arena --game dice --bots {name} --against drifter --games 1".split()) == 2
    assert "legend:24" in capsys.readouterr().err


def assert_same(told: dict[str, Any], lift: Lift) -> None:
    estimate = lift.pairs.estimate
    assert (told["lift"], told["low"], told["high"]) == (estimate.value, estimate.low, estimate.high)
    assert (told["before"], told["after"]) == (lift.rate(lift.before), lift.rate(lift.after))


def test_another_seed_needs_another_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "--only", CELL, "--deals", "1")
    assert ladder.main(["--data", str(tmp_path / "bots.json"), "--seed", "4"]) == 2
    assert "--seed 3" in capsys.readouterr().err


def test_every_kind_of_cell_comes_to_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = ladder.comparisons  # whom a legend is compared with has all its worlds: here one is enough
    cheap = {"legend": "legend:1"}

    def cheaply(rungs: Sequence[str], company: str) -> list[tuple[str, str, str]]:
        return [(bot, cheap.get(of, of), among) for bot, of, among in pairs(rungs, company)]

    monkeypatch.setattr(ladder, "comparisons", cheaply)
    small = "--deals 2 --legend-deals 1 --worlds 1 --games 4 --mixed 5 --minds 1 --seconds 0.01 --players 5"
    small += " --watched 2 --myth-worlds 1"
    book = run(tmp_path, "--only", "card 5", *small.split())
    dear = {"legend:1 over gunslinger", "myth:1 over legend:1", "myth:1 over gunslinger among karma"}
    assert {f"card 5 {name}" for name in dear} <= set(book.comparisons)
    assert {one.bot for one in book.tables["card 5 mixed"].ratings} >= {"greenhorn", "legend:1"}
    text = (tmp_path / "bots.md").read_text(encoding="utf-8")
    assert text == page(book)
    for title in ("The ladder", "The Renegade", "Ratings", "Blunders", "Who wins", "Speed"):
        after = text.split(f"## {title}\n")[1].split("\n## ")[0]
        assert "card, 5 players" in after.lower(), title


@pytest.mark.parametrize(
    ("deals", "total", "squares", "word"),
    [
        (1000, 200, 400, "reached"),
        (10, 2, 20, "not clear of zero"),
        (1000, -100, 400, "missed"),
        (1000, 50, 3000, "missed, but within the interval"),
    ],
)
def test_the_target_is_a_lift_of_a_point_and_a_half_clear_of_zero(
    deals: int, total: int, squares: int, word: str
) -> None:
    assert verdict(Lift(Paired(5, deals, total, squares)), 0.015) == word


def test_more_is_asked_of_a_myth_over_gunslingers_and_less_in_the_dice_game() -> None:
    found = Sums(5, 1000, 150, 400, 1000, 1150)  # three points
    cells = [
        Comparison("card", 5, "", "myth:0", "gunslinger", found, {}, "karma"),
        Comparison("dice", 5, "", "myth:0", "gunslinger", found, {}),
    ]
    text = page(Book(1, comparisons={f"{at}": cell for at, cell in enumerate(cells)}))
    rows = [line.split(" | ")[2:] for line in text.splitlines() if "players | myth with 0 worlds |" in line]
    assert [(row[0], row[-2], row[-1]) for row in rows] == [
        ("gunslinger, among karma", "+4.0", "missed |"),
        ("gunslinger", "+2.0", "reached |"),
    ]
    assert "--bots myth:0 --against gunslinger --among karma --games 1000" in text


def test_what_missed_the_target_is_named() -> None:
    roles = {"renegade": Sums(1, 1000, -50, 50, 90, 40), "outlaw": Sums(2, 1000, 0, 40, 900, 900)}
    weak = Comparison("card", 5, "", "ranger", "drifter", Sums(5, 1000, -100, 400, 2000, 1900), roles)
    missed = page(Book(1, comparisons={"x": weak})).split("## What missed the target\n")[1].split("\n## ")[0]
    assert "card, 5 players: ranger over drifter, -2.0" in missed
    assert "ranger over drifter as renegade, -5.0" in missed
    assert "as outlaw" not in missed
    assert "dice, 5 players: legend has not been measured." in missed
    assert "card, 5 players: ranger has not been measured." not in missed


@pytest.mark.parametrize(("total", "missed"), [(-30, ["below -1.0"]), (-10, []), (-500, ["clearly worse"])])
def test_a_role_in_which_a_myth_falls_below_minus_one_is_named(total: int, missed: list[str]) -> None:
    roles = {"outlaw": Sums(2, 1000, total, 2000, 500, 500 + total)}
    cell = Comparison("card", 5, "", "myth:120", "legend", Sums(5, 1000, 150, 400, 1000, 1150), roles)
    told = page(Book(1, comparisons={"x": cell})).split("## What missed the target\n")[1].split("\n## ")[0]
    assert [word for word in ("below -1.0", "clearly worse") for line in told.splitlines() if word in line] == missed


def test_blunders_are_told_beside_those_of_the_version_before_by_as_many_games() -> None:
    counts = dict.fromkeys(MEANINGS, 0) | {"win let go": 3}
    cell = Blundered("card", 5, "", "legend:24", 2000, counts, counts, games_before=400)
    row = next(line for line in page(Book(1, blunders={"x": cell})).splitlines() if "| legend with 24 worlds |" in line)
    assert row.split(" | ")[2:6] == ["2,000 (400)", "0.0 (0.0)", "0.0 (0.0)", "1.5 (7.5)"]


@pytest.mark.parametrize("game", ["card", "dice"])
def test_a_belief_knows_more_than_the_eliminated_tell(game: str) -> None:
    sets = ("base", "dodge-city") if game == "card" else ()
    insight = look_into(Plan(game, (5,), 1, ("ranger",), sets), 0, 6)
    assert insight.games == 6
    outlaws = insight.guesses["outlaw"][0]
    assert outlaws.looks > 30
    assert outlaws.looks > outlaws.believed > outlaws.known > 0.4 * outlaws.looks


def test_before_anybody_acts_one_knows_what_the_deal_says() -> None:
    """Nobody is eliminated in the first round of these games: two Outlaws, a Renegade and a Deputy are hidden."""
    insight = look_into(Plan("card", (5,), 1, ("ranger",), ("base", "dodge-city")), 0, 1)
    looks = {role: guesses[0].looks for role, guesses in insight.guesses.items()}
    assert looks == {"outlaw": 8, "renegade": 4, "deputy": 4}
    # As the Sheriff (1/2), the other Outlaw (1/3), the Renegade and the Deputy (2/3) see each of two Outlaws.
    assert insight.guesses["outlaw"][0].known == pytest.approx(2 * (1 / 2 + 1 / 3 + 2 / 3 + 2 / 3))


def test_a_legend_can_be_given_fewer_worlds() -> None:
    assert worlds(Plan("card", (5,), 1, ("legend:3",), ("base",))) == 3
    assert worlds(Plan("card", (5,), 1, ("ranger",), ("base",))) == 0


def test_the_same_seed_evolves_the_same_weights(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two", "other")]
    for file, seed in zip(files, ("1", "1", "2"), strict=True):
        words = ["--out", str(file), "--generations", "2", "--deals", "2", "--players", "4", "--seed", seed]
        assert card_evolve.main(words) == 0
    one, two, other = (file.read_text(encoding="utf-8") for file in files)
    assert one == two != other
