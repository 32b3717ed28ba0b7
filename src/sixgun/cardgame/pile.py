"""A pile of cards: the deck and the discards. The last card is the top."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Pile:
    """The first `n` of `cards` lie there; the rest is room left over."""

    def __init__(self, cards: vec[i64], n: i64) -> None:
        self.cards: vec[i64] = cards
        self.n: i64 = n

    def add(self, card: i64) -> None:
        if self.n < len(self.cards):
            self.cards[self.n] = card
        else:
            self.cards = append(self.cards, card)
        self.n += 1

    def pop(self) -> i64:
        self.n -= 1
        return self.cards[self.n]

    def top(self) -> i64:
        return self.cards[self.n - 1]

    def shuffle(self, rng: Rng) -> None:
        for i in range(self.n - 1, 0, -1):
            j = rng.below(i + 1)
            card = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = card

    def shuffle_some(self, rng: Rng, places: vec[i64]) -> None:
        """Shuffle the cards at these places among themselves."""
        for i in range(len(places) - 1, 0, -1):
            at, other = places[i], places[rng.below(i + 1)]
            card = self.cards[at]
            self.cards[at] = self.cards[other]
            self.cards[other] = card

    def copy(self) -> "Pile":
        return Pile(self.cards[:], self.n)

    def list(self) -> list[int]:
        """The cards from the bottom to the top."""
        return [self.cards[i] for i in range(self.n)]
