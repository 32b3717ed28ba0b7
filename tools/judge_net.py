"""Training the judge: units that learn what no line through the facts can say, and a softmax over both.

The units are shared by all ways to look; each way weighs them, and the facts, by numbers of its own. Training goes
twice over the games. At first every position is held to who won in the end. That is mostly luck still to come, and a
net takes luck for knowledge sooner than a line does. So the second time a position is held as well to what the first
net says of those that came after it.

Where there is more to learn from there are deep units, too, that look at the units instead of the facts.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import cos, pi, sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from sixgun.judge.numbers import DEEP, UNITS
from tools.judge_circle import Circle, won
from tools.judge_fit import shares

Array = Any

TO_ENDS: Final = 3
TO_WHAT_FOLLOWS: Final = 8
"""How often each position is gone through."""
TRUST: Final = 0.4
"""How much a position is held to what the net says of the next one, instead of what came of that."""
BATCH: Final = 1024
PACE: Final = 0.002
"""The length of a step at first; it goes down to nought."""
RARE: Final = 0.1
"""A fact that changes less than that is not stretched to change like others: it is seen too seldom to say much."""
FADE: Final = (0.9, 0.999)
"""How slowly Adam forgets slopes and their squares."""


class Manner(NamedTuple):
    """How a judge is trained."""

    units: int
    pull: float
    """How strongly numbers are drawn to nought."""
    seed: int
    deep: int = 0
    """Units that look at units."""


MANY: Final = 100_000
MOST: Final = 250_000
"""Games that teach more units, and deep ones."""


def manner_for(game: str, games: int, seed: int) -> Manner:
    """With cards there are more facts, and less that can be learned of each, unless there are very many games."""
    if games >= MOST:
        return Manner(128, 0.1, seed, deep=32)
    return Manner(48 if games >= MANY else 16, 0.5 if game == "card" else 0.2, seed)


class Examples(NamedTuple):
    """Positions in the order of their games."""

    facts: Array
    won: Array
    last: Array
    """Whether it is the last of its game."""


class Scale(NamedTuple):
    """By what facts are moved and shrunk, so that all change alike. It is done batch by batch: rows fill gigabytes."""

    mean: Array
    spread: Array

    @classmethod
    def of(cls, parts: Sequence[Array], circle: Circle | None = None) -> "Scale":
        rows = sum(len(some) for some in batches_of(parts, circle))
        mean = sum(some.sum(0, dtype=float) for some in batches_of(parts, circle)) / rows
        square = sum(np.square(some - mean).sum(0) for some in batches_of(parts, circle)) / rows
        spread = np.maximum(np.sqrt(square), RARE)
        mean[0], spread[0] = 0.0, 1.0
        return cls(mean.astype(np.float32), spread.astype(np.float32))

    def scaled(self, facts: Array) -> Array:
        return (facts - self.mean) / self.spread


def batches_of(parts: Sequence[Array], circle: Circle | None) -> Iterator[Array]:
    """All rows, and what they are as well in the circle."""
    for part in parts:
        for some in split(part):
            yield from [circle.facts(some, steps) for steps in range(3)] if circle else [some]


class Net:
    """The units, and by the way to look the numbers of the Outlaws and of the Renegades, over facts that are scaled."""

    def __init__(self, wide: int, ways: Mapping[str, Any], manner: Manner, luck: np.random.Generator) -> None:
        units, deep = manner.units, manner.deep
        self.wide: Final = wide
        self.units: Final = units
        self.pull: Final = manner.pull
        self.parts: Final = {UNITS: drawn(luck, (wide, units), 1 / sqrt(wide))}
        if deep:
            self.parts[DEEP] = drawn(luck, (1 + units, deep), 1 / sqrt(units))
        for way in ways:
            self.parts[way] = np.concatenate([np.zeros((wide, 2), np.float32), drawn(luck, (units + deep, 2), 0.1)])
        self.slopes: Final = {name: [np.zeros_like(part), np.zeros_like(part)] for name, part in self.parts.items()}
        self.steps: Final = dict.fromkeys(self.parts, 0)

    def look(self, facts: Array) -> Array:
        """Facts, units and deep units side by side."""
        return looked(facts, self.parts[UNITS], self.parts.get(DEEP))

    def foretell(self, way: str, facts: Array) -> Array:
        return shares(self.look(facts), self.parts[way].T)

    def learn(self, way: str, facts: Array, target: Array, pace: float) -> None:
        """A step towards what these positions are held to."""
        seen = self.look(facts)
        off = ((shares(seen, self.parts[way].T) - target)[:, 1:] / len(facts)).astype(np.float32)
        wide, behind = self.wide, self.wide + self.units
        back = off @ self.parts[way][wide:].T * (seen[:, wide:] > 0)
        to_units = back[:, : self.units]
        if DEEP in self.parts:
            to_deep = back[:, self.units :]
            to_units = to_units + to_deep @ self.parts[DEEP][1:].T * (seen[:, wide:behind] > 0)
            self.step(DEEP, shown_to_deep(seen[:, wide:behind]).T @ to_deep, pace)
        self.step(way, seen.T @ off, pace)
        self.step(UNITS, facts.T @ to_units, pace)

    def step(self, name: str, slope: Array, pace: float) -> None:
        """A step of Adam."""
        self.steps[name] += 1
        part, means = self.parts[name], self.slopes[name]
        for at, (new, fade) in enumerate(zip((slope, slope * slope), FADE, strict=True)):
            means[at] *= fade
            means[at] += (1 - fade) * new
        mean, square = (each / (1 - fade ** self.steps[name]) for each, fade in zip(means, FADE, strict=True))
        part -= pace * (mean / (np.sqrt(square) + 1e-8) + self.pull * part)


def looked(facts: Array, units: Array, deep: Array | None) -> Array:
    """Facts, what the units make of them, and what the deep units make of that."""
    found = np.maximum(facts @ units, 0)
    if deep is None:
        return np.concatenate([facts, found], 1)
    return np.concatenate([facts, found, np.maximum(shown_to_deep(found) @ deep, 0)], 1)


def shown_to_deep(units: Array) -> Array:
    """A one before the units: deep units have a number that stands alone."""
    return np.concatenate([np.ones((len(units), 1), units.dtype), units], 1)


def train(
    examples: Mapping[str, Examples], manner: Manner, circle: Circle | None = None
) -> dict[str, list[list[float]]]:
    """The units and the numbers of each way to look, as the judge has them: a row for each unit, two for each way.

    At a table of three, where there is a circle, each position is gone through as one of the three that it is.
    """
    scale = Scale.of([each.facts for each in examples.values()], circle)
    facts = {way: each.facts for way, each in examples.items()}
    targets = {way: np.eye(3, dtype=np.float32)[each.won] for way, each in examples.items()}
    net = gone_through(facts, scale, targets, TO_ENDS, manner, circle)
    for way, each in examples.items():
        said = np.concatenate([net.foretell(way, scale.scaled(rows)) for rows in split(each.facts)])
        targets[way] = what_follows(said, targets[way], each.last)
    net = gone_through(facts, scale, targets, TO_WHAT_FOLLOWS, manner, circle)
    return {name: rounded(part if name == DEEP else unscaled(part, scale)) for name, part in net.parts.items()}


def gone_through(
    facts: Mapping[str, Array],
    scale: Scale,
    targets: Mapping[str, Array],
    times: int,
    manner: Manner,
    circle: Circle | None,
) -> Net:
    """A net that has gone through all positions so many times, in batches of one way to look each."""
    luck = np.random.default_rng(manner.seed)
    net = Net(next(iter(facts.values())).shape[1], facts, manner, luck)
    batches = []
    for _ in range(times):
        of_round = [(way, batch) for way, rows in facts.items() for batch in split(luck.permutation(len(rows)))]
        batches += [of_round[at] for at in luck.permutation(len(of_round))]
    for at, (way, batch) in enumerate(batches):
        rows, target = facts[way][batch], targets[way][batch]
        if circle is not None:
            steps = int(luck.integers(3))
            rows, target = circle.facts(rows, steps), won(target, steps)
        net.learn(way, scale.scaled(rows), target, PACE * (1 + cos(pi * at / len(batches))) / 2)
    return net


def split(rows: Array) -> list[Array]:
    """Batches of about the same size."""
    return list(np.array_split(rows, max(len(rows) // BATCH, 1)))


def what_follows(said: Array, ends: Array, last: Array) -> Array:
    """What each position is held to: in part what is said of the next one, and in part what that is held to.

    >>> what_follows(np.array([[0.5], [0.5]]), np.array([[1.0], [1.0]]), np.array([False, True])).tolist()
    [[0.8], [1.0]]
    """
    found = ends.copy()
    for at in range(len(ends) - 2, -1, -1):
        if not last[at]:
            found[at] = TRUST * said[at + 1] + (1 - TRUST) * found[at + 1]
    return found


def unscaled(part: Array, scale: Scale) -> Array:
    """The numbers for facts as they are; those behind the facts are for units, which are not scaled."""
    wide = len(scale.mean)
    numbers = part.astype(float)
    numbers[:wide] /= scale.spread[:, None]
    numbers[0] -= scale.mean @ numbers[:wide]
    return numbers


def rounded(part: Array) -> list[list[float]]:
    """A row for each that looks, as the judge has them."""
    return [[round(float(number), 3) for number in row] for row in part.T]


def drawn(luck: np.random.Generator, shape: tuple[int, int], size: float) -> Array:
    return (luck.normal(size=shape) * size).astype(np.float32)


def foretold(facts: Array, numbers: Mapping[str, Any], way: str) -> Array:
    """The chances of the three by the numbers of a judge."""
    deep = np.array(numbers[DEEP], np.float32).T if DEEP in numbers else None
    return shares(looked(facts.astype(np.float32), np.array(numbers[UNITS], np.float32).T, deep), numbers[way])
