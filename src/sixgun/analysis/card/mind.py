"""The mind of a seat of the card game."""

from collections.abc import Sequence
from typing import Final

from sixgun.analysis.mind import Listeners, Mind, Watch
from sixgun.bots.card.act_reader import ActReader, log_of
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import evolved
from sixgun.bots.card.ranger import Ranger
from sixgun.bots.card.reasons import explain
from sixgun.bots.card.rollout import Search, World
from sixgun.bots.reason import Reason
from sixgun.cardgame.move import NONE, card_of, first_of, seat_of, second_of, verb_of, what_of
from sixgun.cardgame.notation import CardMove, plain
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by
from sixgun.kernel.choice import Move, Seen
from sixgun.kernel.log import TO_NONE, Log
from sixgun.kernel.rng import Rng


class CardMind(Mind):
    """A gunslinger in a seat."""

    def __init__(self, brain: Ranger, t: CardTable, seat: int) -> None:
        self.view: Final = seen_by(t, seat)
        self.brain: Final = brain
        self.deck: Final = brain.sight.deck
        if seat == t.top.seat:
            t.offer()
            self.moves = t.moves.ints()
            self.first = brain.pick(self.view, t.moves)
            self.scores = [brain.scores[i] for i in range(len(self.moves))]
        else:
            brain.ponder(self.view)
        chance = brain.sight.chance
        self.chances = [[chance[4 * s + role] for role in range(4)] for s in range(len(t.seats))]
        self.search: Final = Search(self.view, brain.belief, brain.weights, self.deck, None)
        self.evidence = self.search.known

    def world(self, rng: Rng) -> CardTable:
        return World(self.search, rng).table

    def enter(self, t: CardTable) -> None:
        for player in self.search.players:
            player.enter_world(self.evidence)

    def answer(self, t: CardTable) -> int:
        seat = t.top.seat
        return self.search.players[seat].pick(seen_by(t, seat), t.moves)

    def turns(self, t: CardTable) -> int:
        return t.turns

    def alike(self, t: CardTable, m: int) -> int | None:
        t.offer()
        wanted = plain(t.rules, m)
        return next((found for found in t.moves.ints() if plain(t.rules, found) == wanted), None)

    def gist(self, m: int) -> object:
        kinds, cards = self.deck.kind, (card_of(m), first_of(m), second_of(m))
        return verb_of(m), *(NONE if card == NONE else kinds[card] for card in cards), seat_of(m), what_of(m)

    def reason(self, m: int, options: Sequence[Move]) -> Reason:
        offered = [option for option in options if isinstance(option, CardMove)]
        return explain(self.view, self.brain.sight, m, offered[self.moves.index(m)], offered, self.scores)


class CardWatch(Watch):
    """Gunslingers in all seats of a game."""

    def __init__(self, t: CardTable) -> None:
        self.deck: Final = Deck(t.rules)
        super().__init__(brains(len(t.seats), self.deck), ActReader(self.deck), seen_by)

    def ask(self, t: CardTable, seat: int) -> CardMind:
        return CardMind(self.bots[seat], t, seat)

    def fresh(self, t: CardTable, rng: Rng) -> CardTable:
        other = t.copy()
        other.rng = Rng.seeded(rng.below(1 << 30))
        cards = other.deck.cards
        unseen = [place for place in range(other.deck.n) if t.knows[cards[place]] == TO_NONE]
        for n in range(len(unseen) - 1, 0, -1):
            a, b = unseen[n], unseen[rng.below(n + 1)]
            cards[a], cards[b] = cards[b], cards[a]
        return other

    def heads(self, t: CardTable, mind: Mind) -> Listeners:
        assert isinstance(mind, CardMind)
        t.log = Log()
        heads = Listeners(brains(len(t.seats), self.deck), ActReader(self.deck), seen_by)
        heads.know(t, list(mind.brain.belief.evidence))
        return heads


def mind_of(t: CardTable, seat: int, events: Sequence[Seen]) -> CardMind:
    """A gunslinger who has heard what a seat has seen, at a table that looks as it does to that seat."""
    deck = Deck(t.rules)
    (brain,) = brains(1, deck)
    for act in ActReader(deck).read(log_of(deck, events), 0):
        brain.watch(act)
    return CardMind(brain, t, seat)


def brains(count: int, deck: Deck) -> list[Ranger]:
    """Gunslingers."""
    return [Ranger(Rng.seeded(seat), evolved(), deck) for seat in range(count)]
