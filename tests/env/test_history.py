"""Marks of a history lie eight to a word: they are what plain numbers would be."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sixgun.rows.history import FADES, HELP, MARK, MOST, NUMBERS, PAIRS, SEATS, History
from sixgun.rows.row import put, put_all, words_for


def faded(mark: int) -> int:
    return mark - (mark + (1 << FADES) - 1 >> FADES)


@pytest.mark.parametrize("players", range(3, SEATS + 1))
def test_marks_grow_fade_and_turn_like_plain_numbers(players: int) -> None:
    luck = random.Random(players)
    history = History(players)
    plain = [[[0] * SEATS for _ in range(SEATS)] for _ in range(2)]
    for _ in range(600):
        seat, target = luck.sample(range(players), 2)
        kind = luck.randrange(5)
        if kind < 2:
            history.add(kind * HELP + seat * SEATS + target)
            plain[kind][seat][target] = min(plain[kind][seat][target] + MARK, MOST)
        elif kind == 2:
            history.fade()
            plain = [[[faded(mark) for mark in marks] for marks in some] for some in plain]
        me, at = luck.randrange(players), luck.randrange(8)
        out = vec[i64]([0] * words_for(at + NUMBERS))
        history.write(me, out, at)
        seen = bytes(memoryview(out))[at : at + NUMBERS]
        for number, some in enumerate(plain):
            for i in range(players):
                turned = [some[(me + i) % players][(me + j) % players] for j in range(players)]
                first = number * PAIRS + i * SEATS
                assert list(seen[first : first + SEATS]) == turned + [0] * (SEATS - players)


def test_numbers_stand_where_they_were_written_whatever_word_they_begin_in() -> None:
    luck = random.Random(1)
    for _ in range(500):
        numbers = [luck.choice((0, 1, 127, 128, 255, luck.randrange(256))) for _ in range(7)]
        at, one = luck.randrange(16), luck.randrange(256)
        out = vec[i64]([0] * words_for(at + 8))
        put_all(out, at, sum(number << 8 * place for place, number in enumerate(numbers)))
        put(out, at + 7, one)
        assert list(bytes(memoryview(out))[at : at + 8]) == [*numbers, one]
        assert not any(bytes(memoryview(out))[:at])
