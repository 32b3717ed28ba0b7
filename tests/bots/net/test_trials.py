"""What a net studies: the rows that it was shown, and what its own answer and the others gain."""

import numpy
import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from sixgun.bots.net.net import Net
from sixgun.bots.net.shipped import card_net, dice_net
from training import trials
from training.games import SHAPES, Kind

KINDS = (Kind("dice", 4), Kind("card", 4, ("base",)))


def lessons_of(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> trials.Lessons:
    """All that can be learnt from the first questions of a game."""
    monkeypatch.setattr(trials, "share", lambda *_: 0.3)
    lessons = trials.Lessons()
    trials.play(kind, 0, 5, lessons, worlds=2)
    assert lessons.rows
    return lessons


def liked_most(net: Net, shown: list[int], tokens: list[int]) -> int:
    scores = list(net.read(vec[u8]([u8(number) for number in shown]), vec[i64](tokens)))
    return tokens[scores.index(max(scores))]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.game)
def test_what_a_net_likes_most_gains_nothing_over_itself(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    net = card_net() if kind.game == "card" else dice_net()
    lessons = lessons_of(kind, monkeypatch)
    asked_first = 0
    for shown, gains in zip(lessons.rows, lessons.gains, strict=True):
        opinions = shown[-SHAPES[kind.game].tokens :]
        may = [token for token, opinion in enumerate(opinions) if opinion > 0]
        tried = {int(token) for token in numpy.flatnonzero(numpy.isfinite(gains))}
        assert len(tried) > 1
        assert tried <= set(may)
        if 0.0 in gains[sorted(tried)]:
            asked_first += 1
    assert asked_first > 0
    if kind.game == "dice":  # where a move is one token, it is the one that the net itself would have said
        for shown, gains in zip(lessons.rows, lessons.gains, strict=True):
            may = [int(token) for token in numpy.flatnonzero(shown[-SHAPES["dice"].tokens :])]
            assert gains[liked_most(net, shown.tolist(), may)] == 0.0


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.game)
def test_the_same_seed_gives_the_same_lessons(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = lessons_of(kind, monkeypatch), lessons_of(kind, monkeypatch)
    assert numpy.array_equal(one.rows, other.rows)
    assert numpy.array_equal(one.gains, other.gains, equal_nan=True)
