"""The golden games: a few of them (`./check` has a step that plays more), and that what is wrong is noticed."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from sixgun.cardgame import options as card_options
from sixgun.record import Record, read
from tests.effort import effort
from tools.golden.check import unlike_the_plan
from tools.golden.coverage import missing, unasked
from tools.golden.difference import difference
from tools.golden.golden_game import GoldenGame, play_again
from tools.golden.plan import plans
from tools.golden.player import play
from tools.golden.store import ROOM, listed, load, save

EVERY = effort(39, 13)
LARGEST = 1_000_000


@cache
def kept() -> dict[str, GoldenGame]:
    return {game.name: game for game in load()}


@cache
def records() -> dict[str, Record]:
    return {name: read(game.record) for name, game in kept().items()}


@pytest.mark.parametrize("name", list(listed())[::EVERY])
def test_a_game_goes_as_it_was_recorded(name: str) -> None:
    assert difference(kept()[name], *play_again(records()[name])) is None


def test_there_is_a_game_for_everything_that_can_be_chosen() -> None:
    assert len(kept()) >= 300
    assert [*unlike_the_plan(records()), *missing(list(records().values()))] == []


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in ROOM.iterdir() if path.is_file()) < LARGEST


def test_a_new_value_is_missed_until_it_has_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(card_options.VALUES, "barrel", ("optional", "forced", "twice"))
    assert missing(list(records().values())) == [
        f"{box}: has fewer than 2 games with barrel = twice" for box in ("base", "dodge-city")
    ]


def test_a_question_that_no_game_asks_is_missed() -> None:
    asked = [("card", why) for why in play_again(records()["base/standard/4/fast"])[0].asked]
    assert not any("card: play is" in line for line in unasked(asked))
    assert any("card: estate is asked in no game" in line for line in unasked(asked))
    assert any("dice: rolling is asked in no game" in line for line in unasked(asked))


def test_another_deal_is_noticed_after_the_deal() -> None:
    name = "base/kit_carlson_life=3/2"
    record = records()[name]
    other = replace(record, deal=replace(record.deal, options=(("kit_carlson_life", 4),)))
    wrong = difference(kept()[name], *play_again(other))
    assert wrong == f"after the deal: other views and events and question; --show {name} 0 prints them"


def test_another_answer_is_noticed_after_that_move() -> None:
    name = "dice/standard/4/fast"
    record = records()[name]
    first = record.journal[0]
    answer = next(str(each) for each in play_again(record, 0)[0].game.choice.options if str(each) != first.move)
    wrong = difference(kept()[name], *play_again(replace(record, journal=(replace(first, move=answer),))))
    assert wrong is not None
    assert wrong.startswith(f"after move 1 ({answer}): other views and events")


def test_what_differs_is_told_by_its_kind() -> None:
    game = kept()["dice/standard/4/fast"]
    changed = replace(game, steps=(*game.steps[:7], "--".join((game.steps[7][:2], game.steps[7][4:])), *game.steps[8:]))
    record = records()[game.name]
    wrong = difference(changed, *play_again(record))
    assert wrong == f"after move 7 ({record.journal[6].move}): other events; --show {game.name} 7 prints them"


def test_a_move_that_cannot_be_played_any_more_is_noticed() -> None:
    name = "dice/standard/4/fast"
    record = records()[name]
    other = replace(record, journal=(*record.journal[:5], replace(record.journal[5], move="heal H")))
    wrong = difference(kept()[name], *play_again(other))
    assert wrong is not None
    assert wrong.startswith("move 6 cannot be played any more: ")


def test_another_seal_is_noticed() -> None:
    game = kept()["dice/standard/4/fast"]
    sealed = next(line for line in game.record.split("\n") if line.startswith("seal: "))
    changed = replace(game, record=game.record.replace(sealed, "seal: none"))
    assert difference(changed, *play_again(records()[game.name])) == f"'seal: none' is {sealed!r} now"


@pytest.mark.parametrize("name", ["base/de/5/keyed", "dice/hu/6/fast", "dodge-city/estate"])
def test_written_anew_a_game_that_has_not_changed_stays_as_it_is(name: str) -> None:
    assert play(plans()[name], records()[name]) == kept()[name]


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    games = [kept()[name] for name in ("base/de/5/keyed", "base/it/4/fast", "dice/hu/6/fast")]
    save(games, tmp_path)
    assert load(tmp_path) == games
    written = (tmp_path / "base.txt.xz").stat().st_mtime_ns
    save(games[:2], tmp_path)
    assert load(tmp_path) == games[:2]
    assert (tmp_path / "base.txt.xz").stat().st_mtime_ns == written
