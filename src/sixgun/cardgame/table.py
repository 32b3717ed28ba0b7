"""The card table: the whole truth about one game, and how cards move on it.

Every way a card can take is a method here, because each also decides who knows afterwards where the card is: `knows`
has for every card a bit for each seat that could name it. Public places (in play, discards, the General Store) are
known to all; a hand to its owner and to whoever saw the card go there.
"""

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import NO_ABILITY, Ability
from sixgun.cardgame.event import BURIED, DISCARDED, DREW, SHOWED, SHUFFLED
from sixgun.cardgame.event_card import NO_EVENT, NO_SUIT, EventCard
from sixgun.cardgame.kind import Kind
from sixgun.cardgame.move import ABILITY, NONE, verb_of
from sixgun.cardgame.options import MINE_DISCARDS
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.seat import Seat
from sixgun.kernel.bits import BIT
from sixgun.kernel.circle import next_after
from sixgun.kernel.log import TO_ALL, TO_NONE
from sixgun.kernel.rng import Rng
from sixgun.kernel.table import Table

NO_EXTRA_TURN: Final = 0
NEXT_IS_EXTRA: Final = 1
THIS_IS_EXTRA: Final = 2


@final
@mypyc_attr(acyclic=True)
class CardTable(Table):
    """Seats, piles, and whose turn it is."""

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
        everybody = BIT[len(seats)] - 1
        super().__init__(rng, everybody)
        self.alive: i64 = everybody
        """Those who were not eliminated, a bit a seat."""
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
        self.middle: vec[i64] = vec[i64]()
        """The events in the middle, by their places in `rules.events`: the last one is in force."""
        self.packet: vec[i64] = vec[i64]()
        """The events still to come: the last one is the next and lies face up, the others are hidden (H4)."""
        self.event: EventCard = NO_EVENT
        self.eventful: bool = False
        """The event in force, and whether there is one: derived, see `enforce`."""
        self.named: i64 = NO_SUIT
        """The suit that the player whose turn it is has named (H27)."""
        self.stilled: bool = False
        """Whether the event takes all effect from cards in play: derived, like `event`."""
        self.must_play: i64 = NONE
        """The card that the player whose turn it is has to play before he ends it (F12)."""
        self.mined: bool = False
        """Whether he has drawn from the discards in phase 1 (F6)."""
        self.extra: i64 = NO_EXTRA_TURN
        """Whether his next turn, or this one, is an extra one (F19)."""
        self.first_dead: i64 = NONE
        """Who was eliminated first of all (F9)."""
        self.revealed: i64 = 0
        """Those whose role was turned up when they were eliminated, a bit a seat."""
        self.turn: i64 = 0
        self.turns: i64 = 1
        """The number of the turn."""
        self.unjudged: bool = False
        """Whether somebody was eliminated since victory was last checked (R28)."""
        self.estates: i64 = 0
        """The eliminated whose cards still lie there until the card is resolved (R20), a bit a seat."""

    def copy(self) -> "CardTable":
        """Another table on which everything is the same; its log is off."""
        seats = vec[Seat]()
        for seat in self.seats:
            seats = append(seats, seat.copy())
        deck, discards = self.deck.copy(), self.discards.copy()
        t = CardTable(self.rules, seats, self.rng.copy(), deck, discards, self.knows[:], self.laid_in[:])
        t.stand_like(self)
        t.over = self.over
        t.alert = self.alert
        t.store = self.store[:]
        t.looked_at = self.looked_at[:]
        t.turned_over = self.turned_over[:]
        t.played = self.played[:]
        t.middle = self.middle  # these three are never changed, only replaced
        t.packet = self.packet
        t.event = self.event
        t.eventful = self.eventful
        t.named = self.named
        t.stilled = self.stilled
        t.must_play = self.must_play
        t.mined = self.mined
        t.extra = self.extra
        t.first_dead = self.first_dead
        t.revealed = self.revealed
        t.turn = self.turn
        t.turns = self.turns
        t.present = self.present
        t.alive = self.alive
        t.unjudged = self.unjudged
        t.estates = self.estates
        t.winners = self.winners
        return t

    # what the kernel asks

    def as_soon_as(self) -> None:
        waits = False
        for me in range(len(self.seats)):
            if not self.is_out(me):
                for ability in self.seats[me].in_force:
                    if ability.as_soon_as(self, me):
                        waits = True
        self.alert = waits

    def offer(self) -> None:
        self.clear_moves()
        top = self.top
        top.options(self)
        for ability in self.seats[top.seat].in_force:
            ability.offers_any_time(self, top.seat)
        if self.eventful:
            self.event.withdraws(self, top.seat)

    def answer(self, m: i64) -> None:
        if verb_of(m) == ABILITY:
            me = self.top.seat
            for ability in self.seats[me].in_force:
                ability.invoked(self, me, m)
        else:
            self.top.choose(self, m)

    # abilities

    def enforce(self) -> None:
        """Work out anew which abilities are in force at each seat: whatever changes one of them calls this."""
        event = NO_EVENT
        if len(self.middle) > 0:
            event = self.rules.events[self.middle[len(self.middle) - 1]]
        self.event = event
        self.eventful = event is not NO_EVENT
        self.stilled = event.stills
        for s in self.seats:
            force = vec[Ability]()
            if s.character is not NO_ABILITY and not event.takes_abilities:
                force = append(force, s.character)
            if s.borrowed is not NO_ABILITY:
                force = append(force, s.borrowed)
            if self.eventful:
                force = append(force, event)
            s.enforce(force)
            if event.abilities_are_flat(self.rules.options):
                s.sees_closer = 0
                s.seen_farther = 0

    def borrow(self, seat: i64, ability: Ability) -> None:
        """A seat has this ability besides that of its character, NO_ABILITY for none."""
        self.seats[seat].borrowed = ability
        self.enforce()

    # looking

    def kind(self, card: i64) -> Kind:
        return self.rules.kinds_by_card[card]

    def left_of(self, seat: i64) -> i64:
        """The next player clockwise."""
        return next_after(self.present, seat)

    def is_alive(self, seat: i64) -> bool:
        """Whether the seat was not eliminated."""
        return self.alive >> seat & 1 == 1

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

    def stir(self, entropy: int) -> None:
        """In a game between people the cards of the deck that nobody knows change places, so no order lasts."""
        self.rng.stir(entropy)
        if self.rng.keyed is not None:
            unseen = vec[i64]()
            for place in range(self.deck.n):
                if self.knows[self.deck.cards[place]] == TO_NONE:
                    unseen = append(unseen, place)
            self.deck.shuffle_some(self.rng, unseen)
            self.packet = shuffled_below(self.packet, self.rng)

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
        if self.rules.has_twin[card]:
            self.forget_which(seat, card)
        if len(s.hand) == 0:
            s.ran_dry = True
            self.alert = True

    def forget_which(self, seat: i64, gone: i64) -> None:
        """Who knew of only one of two cards that look alike cannot tell which of them has left the hand."""
        alike = self.rules.first_alike[gone]
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

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        if self.mined and seat == self.turn and self.rules.options.mine == MINE_DISCARDS and self.event.mines:
            self.bury(seat, card)
            return
        self.let_go(seat, card)
        self.discard(card)
        self.say(DISCARDED, seat, NONE, card, 1, TO_ALL)

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


def shuffled_below(packet: vec[i64], rng: Rng) -> vec[i64]:
    """The packet with what lies between its last card and the one face up in any order."""
    pile = Pile(packet[:], len(packet))
    hidden = vec[i64]()
    for place in range(1, len(packet) - 1):
        hidden = append(hidden, place)
    pile.shuffle_some(rng, hidden)
    return pile.cards


def bare_table(rules: Rules, seats: vec[Seat], rng: Rng) -> CardTable:
    """A table without any card on it yet."""
    nobody = rules.zeros[:]
    t = CardTable(rules, seats, rng, Pile(vec[i64](), 0), Pile(vec[i64](), 0), nobody, rules.zeros[:])
    t.enforce()
    return t
