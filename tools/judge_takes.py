"""What is taken from games: to fit the judge to, to hold him against, and to see how much can be known at all."""

from collections.abc import Iterable, Sequence
from math import ceil
from random import Random
from typing import Any, Final

import numpy as np

from sixgun.analysis.judge import FACTS, FRESH, OPEN, SEAT
from sixgun.kernel.rng import Rng
from sixgun.lab.seeds import derive
from tools.judge_games import Kind, Moment, Playing, games

EVERY: Final = 16
"""Questions between two positions that the judge is fitted to, besides the first of a game. Long games have more of
them: who looks at a position does not know how long the game will last.
"""
EVERY_TURN: Final = 3
"""Turns between two of whose beginnings he is fitted to."""
KEPT: Final = 4
"""Questions between two that are kept until it is known how long the game lasts."""
PARTS: Final = (0.25, 0.5, 0.75)
"""When the judge is held against games."""
CLOCK: Final = "clock"
HINDSIGHT: Final = "hindsight"
"""After these parts of the turns that a game lasts on average, and after these parts of the game's own questions, which
nobody can know before its end."""

Columns = dict[str, Any]


def to_fit(kind: Kind, seed: int, first: int, count: int) -> Columns:
    """Positions to fit to: a few of each game for the looks at any time, and a few at the beginnings of turns."""
    any_time, fresh = Rows(kind), Rows(kind)
    turns: list[int] = []
    ends: list[int] = []
    for number, playing in games(kind, seed, first, count):
        luck, asked, turn = Random(f"{seed} {number}"), 0, 1
        later, sooner = luck.randrange(EVERY), luck.randrange(EVERY_TURN)
        for moment in playing.questions():
            if moment.turn != turn:
                turn = moment.turn
                if turn % EVERY_TURN == sooner:
                    fresh.take(moment, FRESH)
            if moment.is_open:
                if asked == 0 or asked % EVERY == later:
                    any_time.take(moment, OPEN, SEAT)
                asked += 1
        for rows in (any_time, fresh):
            rows.end(playing)
        turns.append(playing.turn)
        ends += [] if playing.winner is None else [playing.winner]
    begun = {f"{FRESH} {name}": column for name, column in fresh.columns(FRESH).items()}
    return {**any_time.columns(OPEN, SEAT), **begun, "turns": np.array(turns), "ends": np.array(ends)}


def to_hold(turns: float, kind: Kind, seed: int, first: int, count: int) -> Columns:
    """Positions to hold the judge against; `turns` is how long a game of the kind lasts on average."""
    rows = Rows(kind)
    for _, playing in games(kind, seed, first, count):
        due = [(ceil(part * turns), part) for part in PARTS]
        kept: list[Moment] = []
        asked = 0
        for moment in playing.questions():
            if not moment.is_open:
                continue
            while due and moment.turn >= due[0][0]:
                rows.take(moment, OPEN, SEAT, when=(CLOCK, due.pop(0)[1]))
            if asked % KEPT == 0:
                kept.append(moment.kept())
            asked += 1
        for part in PARTS:
            rows.take(kept[int(part * asked / KEPT)], OPEN, SEAT, when=(HINDSIGHT, part))
        rows.end(playing)
    return rows.columns(OPEN, SEAT)


def to_bound(turns: float, part: float, times: int, kind: Kind, seed: int, first: int, count: int) -> Columns:
    """Positions after that part of the turns of a usual game, with how often each of the three won from there."""
    rows = Rows(kind)
    wins: list[Sequence[float]] = []
    ends: list[int] = []
    for number, playing in games(kind, seed, first, count):
        found: list[Sequence[float]] = []
        for moment in playing.questions():
            if moment.is_open and moment.turn >= ceil(part * turns) and not found:
                rows.take(moment, OPEN)
                rng = Rng.seeded(derive(seed, "ends", number))
                found.append(np.mean(moment.ends(times, rng), axis=0))
        rows.end(playing)
        if playing.winner is not None:
            wins += found
            ends.append(playing.winner)
    return {**rows.columns(OPEN), "wins": np.array(wins).reshape(-1, 3), "ends": np.array(ends)}


class Rows:
    """Positions row by row, those of the game under way apart: only its end tells who has won, if anybody has."""

    def __init__(self, kind: Kind) -> None:
        self.width: Final = len(FACTS[kind.game])
        self.rows: list[tuple[list[Any], bool, str, int]] = []
        self.of_game: list[tuple[list[Any], bool, str]] = []

    def take(self, moment: Moment, *ways: str, when: tuple[str, float] = ("", 0.0)) -> None:
        facts = [np.array(moment.seen() if way == SEAT else moment.open(), dtype=np.float32) for way in ways]
        self.of_game.append((facts, moment.is_whole, label(when)))

    def end(self, playing: Playing) -> None:
        if playing.winner is not None:
            self.rows += [(*row, playing.winner) for row in self.of_game]
        self.of_game = []

    def columns(self, *ways: str) -> Columns:
        """The facts by the way to look, whether all were alive, when it was, and who won."""
        found: Columns = {way: matrix((row[0][at] for row in self.rows), self.width) for at, way in enumerate(ways)}
        found["whole"] = np.array([row[1] for row in self.rows], dtype=bool)
        found["when"] = np.array([row[2] for row in self.rows], dtype="U20")
        found["won"] = np.array([row[3] for row in self.rows], dtype=np.int8)
        return found


def matrix(rows: Iterable[Any], width: int) -> Any:
    return np.array(list(rows), dtype=np.float32).reshape(-1, width)


def label(when: tuple[str, float]) -> str:
    """How a moment of measure is called.

    >>> label((CLOCK, 0.25))
    'clock 0.25'
    """
    return f"{when[0]} {when[1]}" if when[0] else ""
