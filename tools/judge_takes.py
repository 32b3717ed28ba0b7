"""What is taken from games: to fit the judge to, to hold him against, and to see how much can be known at all."""

from collections.abc import Iterable, Sequence
from math import ceil
from random import Random
from typing import Any, Final

import numpy as np

from sixgun.analysis.judge import FACTS
from sixgun.judge.numbers import FRESH, OPEN, SEAT
from sixgun.kernel.rng import Rng
from sixgun.lab.seeds import derive
from tools.judge_games import Kind, Moment, Playing, games

EVERY: Final = 16
"""Questions between two positions that the judge is fitted to, besides the first of a game. Long games have more of
them: who looks at a position does not know how long the game will last.
"""
EVERY_TURN: Final = 3
"""Turns between two of whose beginnings he is fitted to, besides the first of a game: at the opening everybody has all
his life points, which is so far from the rest of the game that no line through that meets it.
"""
KEPT: Final = 4
"""Questions between two that are kept until it is known how long the game lasts."""
PARTS: Final = (0.25, 0.5, 0.75)
"""When the judge is held against games."""
QUARTERS: Final = (0.0, *PARTS)
"""When beginnings of turns are, which outlooks judge."""
CLOCK: Final = "clock"
HINDSIGHT: Final = "hindsight"
"""After these parts of the turns that a game lasts on average, and after these parts of the game's own questions, which
nobody can know before its end."""

KEPT_AS: Final = np.float16
"""Facts are small numbers, and there are millions of rows of them."""

Columns = dict[str, Any]


def to_fit(kind: Kind, seed: int, first: int, count: int) -> Columns:
    """Positions to fit to: a few of each game for the looks at any time, and a few at the beginnings of turns."""
    any_time, fresh = Rows(kind), Rows(kind)
    turns: list[int] = []
    ends: list[int] = []
    for number, playing in games(kind, seed, first, count):
        luck, asked, turn = Random(f"{seed} {number}"), 0, 0
        later, sooner = luck.randrange(EVERY), luck.randrange(EVERY_TURN)
        for moment in playing.questions():
            if moment.turn != turn:
                turn = moment.turn
                if turn == 1 or turn % EVERY_TURN == sooner:
                    fresh.take(moment, FRESH)
            if moment.is_open:
                if asked == 0 or asked % EVERY == later:
                    any_time.take(moment, OPEN, SEAT)
                asked += 1
        for rows in (any_time, fresh):
            rows.end(playing)
        turns.append(playing.turn)
        ends += [] if playing.winner is None else [playing.winner]
    return {**any_time.columns(OPEN, SEAT), **begun(fresh), "turns": np.array(turns), "ends": np.array(ends)}


def to_hold(turns: float, kind: Kind, seed: int, first: int, count: int) -> Columns:
    """Positions to hold the judge and outlooks against; `turns` is how long a game of the kind lasts on average."""
    any_time, fresh = Rows(kind), Rows(kind)
    for _, playing in games(kind, seed, first, count):
        due, to_begin = ([(ceil(part * turns), part) for part in parts] for parts in (PARTS, QUARTERS))
        kept: list[Moment] = []
        asked = turn = 0
        for moment in playing.questions():
            if moment.turn != turn:
                turn = moment.turn
                while to_begin and turn >= to_begin[0][0]:
                    fresh.take(moment, FRESH, when=(CLOCK, to_begin.pop(0)[1]))
            if not moment.is_open:
                continue
            while due and turn >= due[0][0]:
                any_time.take(moment, OPEN, SEAT, when=(CLOCK, due.pop(0)[1]))
            if asked % KEPT == 0:
                kept.append(moment.kept())
            asked += 1
        for part in PARTS:
            any_time.take(kept[int(part * asked / KEPT)], OPEN, SEAT, when=(HINDSIGHT, part))
        for rows in (any_time, fresh):
            rows.end(playing)
    return {**any_time.columns(OPEN, SEAT), **begun(fresh)}


def to_bound(turns: float, part: float, times: int, kind: Kind, seed: int, first: int, count: int) -> Columns:
    """Positions after that part of the turns of a usual game, with how often each of the three won from there.

    Ends without a winner do not count, as they do not for the judge: of some positions there are fewer `times`.
    """
    rows = Rows(kind)
    wins: list[Sequence[float]] = []
    decided: list[int] = []
    for number, playing in games(kind, seed, first, count):
        found: list[Any] = []
        for moment in playing.questions():
            if moment.is_open and moment.turn >= ceil(part * turns) and not found:
                rows.take(moment, OPEN)
                rng = Rng.seeded(derive(seed, "ends", number))
                found = [three for three in moment.ends(times, rng) if any(three)]
        rows.end(playing)
        if playing.winner is not None and found:
            wins.append(np.mean(found, axis=0))
            decided.append(len(found))
    return {**rows.columns(OPEN), "wins": np.array(wins).reshape(-1, 3), "times": np.array(decided)}


class Rows:
    """Positions row by row, those of the game under way apart: only its end tells who has won, if anybody has."""

    def __init__(self, kind: Kind) -> None:
        self.width: Final = len(FACTS[kind.game])
        self.rows: list[tuple[list[Any], str, int, bool]] = []
        self.of_game: list[tuple[list[Any], str]] = []

    def take(self, moment: Moment, *ways: str, when: tuple[str, float] = ("", 0.0)) -> None:
        facts = [np.array(moment.seen() if way == SEAT else moment.open(), dtype=KEPT_AS) for way in ways]
        self.of_game.append((facts, label(when)))

    def end(self, playing: Playing) -> None:
        if playing.winner is not None:
            last = len(self.of_game)
            self.rows += [(*row, playing.winner, at == last) for at, row in enumerate(self.of_game, 1)]
        self.of_game = []

    def columns(self, *ways: str) -> Columns:
        """The facts by the way to look, when it was, who won, and whether no more was taken from that game."""
        found: Columns = {way: matrix((row[0][at] for row in self.rows), self.width) for at, way in enumerate(ways)}
        found["when"] = np.array([row[1] for row in self.rows], dtype="U20")
        found["won"] = np.array([row[2] for row in self.rows], dtype=np.int8)
        found["last"] = np.array([row[3] for row in self.rows], dtype=bool)
        return found


def begun(fresh: Rows) -> Columns:
    """The columns of beginnings of turns, named so that they can lie beside others."""
    return {f"{FRESH} {name}": column for name, column in fresh.columns(FRESH).items()}


def matrix(rows: Iterable[Any], width: int) -> Any:
    return np.array(list(rows), dtype=KEPT_AS).reshape(-1, width)


def label(when: tuple[str, float]) -> str:
    """How a moment of measure is called.

    >>> label((CLOCK, 0.25))
    'clock 0.25'
    """
    return f"{when[0]} {when[1]}" if when[0] else ""
