"""A view of the card game as a row."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.guess import guess
from sixgun.cardgame.move import NONE, card_of, first_of, move, seat_of, second_of, verb_of, what_of
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import View
from sixgun.kernel.rng import Rng
from sixgun.rows.card.layout import Layout
from sixgun.rows.card.observation import observe
from sixgun.rows.card.token import token as token_of
from sixgun.rows.card.whereabouts import alike_firsts
from sixgun.rows.reading import Reading


@final
@mypyc_attr(acyclic=True)
class CardReading(Reading):
    """What is hidden is guessed, and none of it gets into the row: that it cannot is a law that tests hold."""

    def __init__(self, rules: Rules) -> None:
        self.layout: Final = Layout(len(rules.kind_of), len(rules.events) > 0, False, False)
        super().__init__(self.layout.row, self.layout.prefix_at)
        self.firsts: Final = alike_firsts(rules)
        self.luck: Final = Rng.seeded(1)
        self.me: i64 = 0
        self.t: CardTable | None = None

    def look(self, view: View) -> None:
        """Take a view in."""
        t = guess(view, self.luck)
        self.t = t
        self.me = view.viewer
        self.wipe()
        observe(t, view.viewer, self.firsts, self.layout, self.words, 0)

    def token(self, m: i64, depth: i64) -> i64:
        t = self.t
        assert t is not None
        return token_of(t, self.found_again(t, m), depth, self.me, self.layout)

    def found_again(self, t: CardTable, m: i64) -> i64:
        """The same move with the cards of the guess: of cards that look alike it may have dealt another one here."""
        first = self.here(t, first_of(m), NONE)
        return move(
            verb_of(m), self.here(t, card_of(m), NONE), seat_of(m), what_of(m), first, self.here(t, second_of(m), first)
        )

    def here(self, t: CardTable, card: i64, other: i64) -> i64:
        """The card itself or another that looks like it, not `other`, among those that can be chosen now."""
        if card == NONE or card >= t.rules.first_event or not t.rules.has_twin[card]:
            return card
        for cards in (t.looked_at, t.store, t.turned_over, t.seats[self.me].hand):
            if card in cards:
                return card
            for one in cards:
                if t.rules.first_alike[one] == t.rules.first_alike[card] and one != other:
                    return one
        return card
