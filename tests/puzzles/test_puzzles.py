"""Every puzzle on the shelves: it can be posed and answered, its best answer is the best, and it gives nothing away."""

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from sixgun.errors import BadOption, BadScenario
from sixgun.kernel.roles import SPECTATOR
from sixgun.puzzles import THEMES, Posed, find, names, of_day, read_puzzle
from sixgun.puzzles.shelf import files
from sixgun.scenario import read_file, run
from tools.puzzles.choose import WANTED, is_obvious
from tools.puzzles.verify import verify

LEAD = 120
"""By how much, in thousandths, the best answer leads every other."""
SAMPLE = 24
"""One puzzle in so many is tried again here; `python -m tools.puzzles verify` tries all."""


def test_there_are_as_many_as_are_wanted_and_most_of_them_are_not_obvious() -> None:
    puzzles = [find(name) for name in names()]
    assert Counter(puzzle.game for puzzle in puzzles) == WANTED
    for game in WANTED:
        some = [puzzle for puzzle in puzzles if puzzle.game == game]
        assert sum(map(is_obvious, some)) <= len(some) / 2
    assert {puzzle.theme for puzzle in puzzles} <= set(THEMES)


@pytest.mark.parametrize("game", WANTED)
def test_every_puzzle_is_played_through(game: str) -> None:
    for name in (each for each in names() if each.startswith(game)):
        posed = Posed(find(name))
        puzzle, table = posed.puzzle, posed.game
        assert table.asked == puzzle.seat, name
        legal = {str(option) for option in table.choice.options}
        assert {way.move for way in puzzle.ways} <= legal, name
        verdicts = {words: posed.judge(words) for words in legal}
        assert verdicts[puzzle.best.move].grade == "right", name
        assert {verdict.mine for verdict in verdicts.values()} == set(range(len(puzzle.ways))), name
        assert all(verdict.lost >= LEAD for verdict in verdicts.values() if verdict.mine), name
        assert posed.judge(puzzle.ways[1].move).grade == "wrong", name


def test_every_puzzle_is_a_scenario_that_holds() -> None:
    for name, file in files().items():
        (scenario,) = read_file(file)
        outcome = run(scenario)
        assert outcome.holds, f"{name}: {outcome.failures}"
        assert set(outcome.legal) >= {way.move for way in find(name).ways}


def test_a_solver_sees_his_own_role_and_cards_and_of_the_others_what_is_public() -> None:
    for name in names():
        posed = Posed(find(name))
        me, table = posed.puzzle.seat, posed.game
        public = table.rulebook.view(table.table, SPECTATOR)
        for seen, known in zip(table.view(me).seats, public.seats, strict=True):
            assert seen.seat == me or seen.role == known.role, name
        if posed.puzzle.game == "card":
            told = {seen.card for seen in table.events(0, me)}
            for seen in table.view(me).seats:
                assert seen.seat == me or {card for card in seen.hand if card} <= told, f"{name}: who told that?"


def test_hints_leave_the_better_answers_and_always_two() -> None:
    posed = Posed(max(map(find, names()), key=lambda puzzle: len(puzzle.ways)))
    offered = len(posed.offer())
    while posed.narrow():
        words = [str(option) for option in posed.offer()]
        assert len(words) <= offered
        assert posed.puzzle.best.move in words
        offered = len(words)
    assert posed.kept == 2


def test_every_day_has_a_puzzle_and_none_comes_again_before_all_have_come() -> None:
    first = date(2026, 11, 16)
    days = [of_day(first + timedelta(days=n)) for n in range(len(names()))]
    assert sorted(days) == sorted(names())
    assert of_day(first) == of_day(first)


@pytest.mark.parametrize("name", names()[::SAMPLE])
def test_the_best_answer_still_leads_in_other_worlds(name: str) -> None:
    assert verify(name, worlds=40, most=2).lead > 0


def test_a_puzzle_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadOption, match="there is no puzzle 'card-999'"):
        find("card-999")


def test_a_damaged_puzzle_is_blamed_at_its_line(tmp_path: Path) -> None:
    text = files()[names()[0]].read_text(encoding="utf-8")
    file = tmp_path / "wrong.yaml"
    file.write_text(text.replace("  difficulty: ", "  difficulty: 1"), encoding="utf-8")
    with pytest.raises(BadScenario, match=r"wrong\.yaml:\d+: difficulty cannot be"):
        read_puzzle(file)
    file.write_text(text.partition("puzzle:")[0], encoding="utf-8")
    with pytest.raises(BadScenario, match="puzzle cannot be nothing"):
        read_puzzle(file)


def test_an_answer_that_gives_little_away_is_good(tmp_path: Path) -> None:
    puzzle = find(names()[0])
    second = puzzle.ways[1]
    text = files()[puzzle.name].read_text(encoding="utf-8")
    file = tmp_path / "close.yaml"
    close = f"chance: {puzzle.best.chance - 80}, error: {second.error}"
    file.write_text(text.replace(f"chance: {second.chance}, error: {second.error}", close, 1), encoding="utf-8")
    assert Posed(read_puzzle(file)).judge(second.move).grade == "good"
