"""The card table: the whole truth about one game; how cards move on it is in zones.py."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.ability import ACTS_AS_SOON_AS, NO_ABILITY, OFFERS_ANY_TIME, Ability
from sixgun.cardgame.event import DISCARDED
from sixgun.cardgame.event_card import NO_EVENT, NO_SUIT, EventCard
from sixgun.cardgame.force import force_of
from sixgun.cardgame.move import ABILITY, NONE, verb_of
from sixgun.cardgame.options import MINE_DISCARDS
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.seat import Seat
from sixgun.cardgame.zones import Zones
from sixgun.kernel.circle import next_after
from sixgun.kernel.log import TO_ALL, TO_NONE
from sixgun.kernel.rng import Rng

NO_EXTRA_TURN: Final = 0
NEXT_IS_EXTRA: Final = 1
THIS_IS_EXTRA: Final = 2


@final
@mypyc_attr(acyclic=True)
class CardTable(Zones):
    """Who takes part, the events, and what the turn is bound to."""

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
        super().__init__(rules, seats, rng, deck, discards, knows, laid_in)
        self.alive: i64 = self.present
        """Those who were not eliminated, a bit a seat."""
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
        self.mined: bool = False
        """Whether he has drawn from the discards in phase 1 (F6)."""
        self.extra: i64 = NO_EXTRA_TURN
        """Whether his next turn, or this one, is an extra one (F19)."""
        self.first_dead: i64 = NONE
        """Where there are events: who was eliminated first of all (F9)."""
        self.revealed: i64 = 0
        """Those whose role was turned up when they were eliminated, a bit a seat."""
        self.unjudged: bool = False
        """Whether somebody was eliminated since victory was last checked (R28)."""
        self.estates: i64 = 0
        """The eliminated whose cards still lie there until the card is resolved (R20), a bit a seat."""
        self.pairs: vec[i64] = vec[i64]()
        """The characters to choose from, while some have still to choose: see `kernel/pairs.py`."""

    def copy(self) -> "CardTable":
        """Another table on which everything is the same; its log is off."""
        seats = self.seats[:]
        for number in range(len(seats)):
            seats[number] = seats[number].copy()
        deck, discards = self.deck.copy(), self.discards.copy()
        t = CardTable(self.rules, seats, self.rng.copy(), deck, discards, self.knows[:], self.laid_in[:])
        t.stand_like(self)
        t.over = self.over
        t.alert = self.alert
        t.store = self.store[:]
        t.looked_at = self.looked_at[:]
        t.turned_over = self.turned_over[:]
        t.played = self.played[:]
        if len(self.rules.events) > 0:
            self.copy_events(t)
        t.turn = self.turn
        t.turns = self.turns
        t.must_play = self.must_play
        t.mined = self.mined
        t.extra = self.extra
        t.present = self.present
        t.revealed = self.revealed
        t.alive = self.alive
        t.unjudged = self.unjudged
        t.estates = self.estates
        t.winners = self.winners
        t.pairs = self.pairs  # it is never changed, only replaced
        return t

    def copy_events(self, t: "CardTable") -> None:
        """What only events change, apart: without them a copy is made a twentieth faster."""
        t.middle = self.middle  # these three are never changed, only replaced
        t.packet = self.packet
        t.event = self.event
        t.eventful = self.eventful
        t.named = self.named
        t.stilled = self.stilled
        t.first_dead = self.first_dead

    # what the kernel asks

    def as_soon_as(self) -> None:
        waits = False
        for me in range(len(self.seats)):
            if self.seats[me].force.hooks & ACTS_AS_SOON_AS != 0 and not self.is_out(me):
                for ability in self.seats[me].force.abilities:
                    if ability.as_soon_as(self, me):
                        waits = True
        self.alert = waits

    def offer(self) -> None:
        self.clear_moves()
        top = self.top
        top.options(self)
        s = self.seats[top.seat]
        if s.force.hooks & OFFERS_ANY_TIME != 0:
            for ability in s.force.abilities:
                ability.offers_any_time(self, top.seat)
        if self.eventful:
            self.event.withdraws(self, top.seat)

    def answer(self, m: i64) -> None:
        if verb_of(m) == ABILITY:
            me = self.top.seat
            for ability in self.seats[me].force.abilities:
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
            self.enforce_at(s)

    def enforce_at(self, s: Seat) -> None:
        """The same for one seat."""
        event = self.event
        found = vec[Ability]()
        if s.character is not NO_ABILITY and not event.takes_abilities:
            found = append(found, s.character)
        if s.borrowed is not NO_ABILITY:
            found = append(found, s.borrowed)
        if self.eventful:
            found = append(found, event)
        s.force = force_of(found, self.eventful and event.abilities_are_flat(self.rules.options))

    def borrow(self, seat: i64, ability: Ability) -> None:
        """A seat has this ability besides that of its character, NO_ABILITY for none."""
        s = self.seats[seat]
        if s.borrowed is not ability:
            s.borrowed = ability
            self.enforce_at(s)

    # looking

    def left_of(self, seat: i64) -> i64:
        """The next player clockwise."""
        return next_after(self.present, seat)

    def is_alive(self, seat: i64) -> bool:
        """Whether the seat was not eliminated."""
        return self.alive >> seat & 1 == 1

    # what events have a hand in

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        if self.mined and seat == self.turn and self.rules.options.mine == MINE_DISCARDS and self.event.mines:
            self.bury(seat, card)
            return
        self.let_go(seat, card)
        self.discard(card)
        self.say(DISCARDED, seat, NONE, card, 1, TO_ALL)

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
