"""The zones of a card table: hands, piles and cards in play, and how cards move between them.

Every way a card can take is a method here, because each also decides who knows afterwards where the card is: `knows`
has for every card a bit for each seat that could name it. Public places (in play, discards, the General Store) are
known to all; a hand to its owner and to whoever saw the card go there.
"""

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import BURIED, DISCARDED, DREW, SHOWED, SHUFFLED
from sixgun.cardgame.kind import Kind
from sixgun.cardgame.move import NONE
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.seat import Seat
from sixgun.kernel.bits import BIT
from sixgun.kernel.log import TO_ALL, TO_NONE
from sixgun.kernel.rng import Rng
from sixgun.kernel.table import Table


@mypyc_attr(acyclic=True)
class Zones(Table):
    """Where every card is."""

    def __init__(
        self,
        rules: Rules,
        seats: vec[Seat],
        rng: Rng,
        deck: Pile,
        discards: Pile,
        knows: vec[i64],
        laid_in: vec[i64],
    ) -> None:
        super().__init__(rng, BIT[len(seats)] - 1)
        self.rules: Rules = rules
        self.seats: vec[Seat] = seats
        self.deck: Pile = deck
        self.discards: Pile = discards
        self.store: vec[i64] = vec[i64]()
        """Turned up for the General Store."""
        self.looked_at: vec[i64] = vec[i64]()
        """In Kit Carlson's hands while he decides: his secret."""
        self.turned_over: vec[i64] = vec[i64]()
        """For a draw!, until it lies on the discards."""
        self.played: vec[i64] = vec[i64]()
        """Brown cards under way to the discards (CE2)."""
        self.knows: vec[i64] = knows
        """The seats that could name a card where it is, a bit a seat."""
        self.laid_in: vec[i64] = laid_in
        """The turn, by its number, in which a card in play was laid down (D22)."""
        self.must_play: i64 = NONE
        """The card that the player whose turn it is has to play before he ends it (F12), or one that looks like it."""
        self.turn: i64 = 0
        self.turns: i64 = 1
        """The number of the turn."""

    def kind(self, card: i64) -> Kind:
        return self.rules.kinds_by_card[card]

    # the deck

    def next_card(self) -> i64:
        """The top card off the deck, the discards shuffled in when it is used up (C25, R41); NONE if there is none."""
        if self.deck.n == 0:
            self.reshuffle()
            if self.deck.n == 0:
                return NONE
        card = self.deck.pop()
        if self.deck.n == 0 and self.rules.options.reshuffle_at_once:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        """The whole discard pile becomes the deck, and nobody knows any more where its cards are."""
        if self.discards.n == 0:
            return
        while self.discards.n > 0:
            card = self.discards.pop()
            self.knows[card] = TO_NONE
            self.deck.add(card)
        self.deck.shuffle(self.rng)
        self.tell(SHUFFLED, NONE, NONE, self.deck.n)

    # into a hand

    def gain(self, seat: i64, card: i64) -> None:
        s = self.seats[seat]
        s.hand = append(s.hand, card)
        s.ran_dry = False
        self.knows[card] |= BIT[seat]

    def draw(self, seat: i64, count: i64) -> None:
        """Draw from the deck, unseen by the others; what the cards do not reach for is lost (R42)."""
        for _drawn in range(count):
            card = self.next_card()
            if card == NONE:
                return
            self.gain(seat, card)
            self.say(DREW, seat, NONE, card, 1, self.knows[card])

    def draw_shown(self, seat: i64) -> i64:
        """Draw one card and show it to everyone."""
        card = self.next_card()
        if card != NONE:
            self.gain(seat, card)
            self.knows[card] = TO_ALL
            self.say(SHOWED, seat, NONE, card, 1, TO_ALL)
        return card

    # out of a hand

    def let_go(self, seat: i64, card: i64) -> None:
        """A card leaves the hand; a hand that runs empty may make someone act (Suzy Lafayette)."""
        s = self.seats[seat]
        s.hand = remove(s.hand, card)
        if card == self.must_play:
            self.must_play = NONE  # the duty does not come back with the card (FR21)
        if self.rules.has_twin[card]:
            self.forget_which(seat, card)
        if len(s.hand) == 0:
            s.ran_dry = True
            self.alert = True

    def forget_which(self, seat: i64, gone: i64) -> None:
        """Who knew of only one of two cards that look alike cannot tell which of them has left the hand."""
        alike = self.rules.first_alike[gone]
        if self.must_play != NONE and seat == self.turn and self.rules.first_alike[self.must_play] == alike:
            self.must_play = NONE
        for held in self.seats[seat].hand:
            if self.rules.first_alike[held] == alike:
                self.knows[held] &= self.knows[gone]

    def pick_at_random(self, seat: i64) -> i64:
        """Any card of a hand, which stays there for now."""
        hand = self.seats[seat].hand
        return hand[self.rng.below(len(hand))]

    def pass_hidden(self, giver: i64, taker: i64, card: i64) -> None:
        """A random hand card changes hands unseen: to the others any card of that hand may have been it."""
        hand = self.seats[giver].hand
        if len(hand) > 1:
            between = BIT[giver] | BIT[taker]
            for held in hand:
                self.knows[held] &= between
        self.let_go(giver, card)
        self.gain(taker, card)

    # to the discards

    def discard(self, card: i64) -> None:
        """On top of the discard pile, for all to see."""
        self.knows[card] = TO_ALL
        self.discards.add(card)

    def discard_from_play(self, seat: i64, card: i64) -> None:
        self.leave_play(seat, card)
        self.discard(card)
        self.say(DISCARDED, seat, NONE, card, 1, TO_ALL)

    def bury(self, seat: i64, card: i64) -> None:
        """A hand card goes face down on the deck: to the others any card of that hand may have been it."""
        for held in self.seats[seat].hand:
            self.knows[held] &= BIT[seat]
        self.let_go(seat, card)
        self.deck.add(card)
        self.say(BURIED, seat, NONE, card, 1, BIT[seat])

    # in play

    def leave_play(self, seat: i64, card: i64) -> None:
        s = self.seats[seat]
        s.in_play = remove(s.in_play, card)

    def lay_down(self, seat: i64, card: i64) -> None:
        s = self.seats[seat]
        s.in_play = append(s.in_play, card)
        self.knows[card] = TO_ALL
        self.laid_in[card] = self.turns
