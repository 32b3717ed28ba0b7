"""What a net studies: the rows that it was shown, and what its own answer and the others gain."""

import numpy
import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.bots.card.answer import LONG
from sixgun.bots.net.shipped import dice_net
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View
from sixgun.cardgame.view import seen_by as card_seen_by
from training import trials
from training.games import CITY, KINDS, SHAPES, Kind

DICE = Kind("dice", 4)
CARD = Kind("card", 4, ("base",))


def lessons_of(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> trials.Lessons:
    """Those of one game in which many questions are tried, in few worlds."""
    monkeypatch.setattr(trials, "share", lambda *_: 0.3)
    lessons = trials.Lessons()
    trials.play(kind, 0, 5, lessons, worlds=2)
    assert lessons.rows
    return lessons


@pytest.mark.parametrize("kind", [DICE, CARD], ids=lambda kind: kind.game)
def test_only_what_may_be_said_was_tried(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = lessons_of(kind, monkeypatch)
    for shown, gains in zip(lessons.rows, lessons.gains, strict=True):
        tried = numpy.isfinite(gains)
        assert tried.sum() > 1
        assert (shown[-SHAPES[kind.game].tokens :][tried] > 0).all()


def test_what_a_net_likes_most_gains_nothing_over_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = lessons_of(DICE, monkeypatch)
    for shown, gains in zip(lessons.rows, lessons.gains, strict=True):
        may = [int(token) for token in numpy.flatnonzero(shown[-SHAPES["dice"].tokens :])]
        scores = list(dice_net().read(vec[u8](shown.tolist()), vec[i64](may)))
        assert gains[may[scores.index(max(scores))]] == 0.0


@pytest.mark.parametrize("kind", [DICE, CARD], ids=lambda kind: kind.game)
def test_the_same_seed_gives_the_same_lessons(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = lessons_of(kind, monkeypatch), lessons_of(kind, monkeypatch)
    assert numpy.array_equal(one.rows, other.rows)
    assert numpy.array_equal(one.gains, other.gains, equal_nan=True)


@pytest.mark.parametrize("game", list(KINDS))
def test_of_every_table_a_tenth_is_held_apart(game: str) -> None:
    tables = len(KINDS[game])
    games = numpy.arange(100 * tables)
    apart = trials.held_apart(games, tables)
    assert [int(apart[games % tables == table].sum()) for table in range(tables)] == [10] * tables


def test_a_game_too_long_for_nets_goes_by_no_opinion_of_an_earlier_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom a net is not asked for any more, his gunslinger answers alone."""
    looks = 0

    def long_after_a_while(table: CardTable, seat: int) -> View:
        nonlocal looks
        looks += 1
        view = card_seen_by(table, seat)
        if looks > 60:
            view.turns = 10 * LONG
        return view

    monkeypatch.setattr(trials, "card_seen_by", long_after_a_while)
    monkeypatch.setattr(trials, "share", lambda *_: 0.0)
    for number in range(4):
        looks = 0
        trials.play(Kind("card", 7, CITY), number, 5, trials.Lessons(), worlds=2)


def test_a_game_is_broken_off_when_the_time_is_up() -> None:
    lessons = trials.Lessons()
    trials.play(DICE, 0, 5, lessons, worlds=2, until=0.0)
    assert not lessons.rows
