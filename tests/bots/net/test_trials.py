"""What a net studies: the rows that it was shown, and what its own answer and the others gain."""

import numpy
import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.bots.net.shipped import dice_net
from training import trials
from training.games import SHAPES, Kind

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
