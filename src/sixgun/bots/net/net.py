"""The net itself: three layers over the sum of the features that are on, in plain loops."""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from sixgun.bots.opinion import MOST
from sixgun.kernel.sums import add, flatten

VALUES: Final = 256
FIFTH: Final = 5.0
"""`sway` counts for so many of the parts into which opinions are split."""


@final
@mypyc_attr(acyclic=True)
class Shown:
    """What each number that is shown switches on, by place and number."""

    def __init__(self, first: vec[i64], second: vec[i64], weight: vec[float]) -> None:
        self.first: Final = first
        self.second: Final = second
        """One feature and another, below 0 for none."""
        self.weight: Final = weight
        """How much the first counts."""


@mypyc_attr(acyclic=True)
class Net:
    """A net that says how good tokens seem, and how likely it wins."""

    def __init__(self, features: Shown, outputs: i64) -> None:
        self.features: Final = features
        self.outputs: Final[i64] = outputs
        """How many tokens it knows."""
        self.chance: float = 0.0
        """How likely it seemed to win when it last read something."""

    def read(self, shown: vec[u8], tokens: vec[i64]) -> vec[float]:
        """How good each of these tokens seems; what the adviser thinks of every token is the last that is shown."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class PlainNet(Net):
    """The numbers of a trained net by name, and nothing else needed."""

    def __init__(self, features: Shown, numbers: dict[str, vec[float]]) -> None:
        super().__init__(features, len(numbers["bias_tokens"]))
        self.table: Final = numbers["table"]
        self.bias1: Final = numbers["bias1"]
        self.layer2: Final = numbers["layer2"]
        self.bias2: Final = numbers["bias2"]
        self.layer3: Final = numbers["layer3"]
        self.bias3: Final = numbers["bias3"]
        self.tokens: Final = numbers["tokens"]
        self.bias_tokens: Final = numbers["bias_tokens"]
        self.sway: Final = numbers["sway"]
        self.trust: Final = numbers["trust"]
        self.win: Final = numbers["win"]
        self.bias_win: Final = numbers["bias_win"]
        self.width: Final[i64] = len(self.bias1)

    def read(self, shown: vec[u8], tokens: vec[i64]) -> vec[float]:
        deep = self.look(shown)
        self.chance = self.own_chance(deep)
        opinions_at = len(shown) - self.outputs
        scores = vec[float]()
        for token in tokens:
            scores = append(scores, self.score(deep, token, i64(shown[opinions_at + token])))
        return scores

    def look(self, shown: vec[u8]) -> vec[float]:
        """What it makes of what it is shown."""
        width = self.width
        features = self.features
        deep = self.bias1[:]
        for place in range(len(shown)):
            number = i64(shown[place])
            if number != 0:
                at = place * VALUES + number
                add(deep, self.table, features.first[at] * width, features.weight[at])
                if features.second[at] >= 0:
                    add(deep, self.table, features.second[at] * width, 1.0)
        flatten(deep)
        more = self.layer(deep, self.layer2, self.bias2)
        last = self.layer(more, self.layer3, self.bias3)
        add(deep, last, 0, 1.0)
        return deep

    def layer(self, before: vec[float], weights: vec[float], bias: vec[float]) -> vec[float]:
        after = bias[:]
        for i in range(self.width):
            if before[i] != 0.0:
                add(after, weights, i * self.width, before[i])
        flatten(after)
        return after

    def score(self, deep: vec[float], token: i64, opinion: i64) -> float:
        """How good a token seems, by what was made of the table and by what the adviser thinks of it."""
        said = self.bias_tokens[token]
        for i in range(self.width):
            said += deep[i] * self.tokens[i * self.outputs + token]
        said -= self.sway[token] * float(MOST - opinion) / FIFTH
        return said + self.trust[token] if opinion == MOST else said

    def own_chance(self, deep: vec[float]) -> float:
        """How likely it seems to win."""
        said = self.bias_win[0]
        for i in range(self.width):
            said += deep[i] * self.win[i]
        return 1.0 / (1.0 + exp(-said))
