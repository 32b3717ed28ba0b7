"""A table that fits a view: what the viewer cannot know is dealt again at random, with a fresh generator."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.ability import NO_ABILITY, Ability
from sixgun.cardgame.codec import make_frame
from sixgun.cardgame.move import NONE
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.seat import Seat
from sixgun.cardgame.seat_view import HIDDEN, SeatView
from sixgun.cardgame.setup import shuffle
from sixgun.cardgame.table import CardTable, bare_table
from sixgun.cardgame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.pairs import pairs_that_fit
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import DEALT, OUTLAW


def guess(view: View, rng: Rng) -> CardTable:
    """A table on which `view.seat` would see just this view. Every deal that fits is as likely as another."""
    return Guess(view.rules, view, rng).table()


class Guess:
    """The dealing: first every card that is in sight takes its place, then the others fill the gaps."""

    def __init__(self, rules: Rules, view: View, rng: Rng) -> None:
        self.rules = rules
        self.view = view
        self.rng = rng
        self.left: list[list[int]] = [[] for _ in rules.cards]
        self.taken = {name for player in view.players for name in (player.character, player.dealt, player.second)}
        for card in range(len(rules.cards)):
            self.left[rules.first_alike[card]].append(card)

    def table(self) -> CardTable:
        view = self.view
        roles = self.deal_roles()
        seats = vec[Seat]()
        for player in view.players:
            seats = append(seats, self.make_seat(player, roles[player.seat]))
        # what the generator of the table will bring must not be what dealt it
        t = bare_table(self.rules, seats, Rng(self.rng.below(1 << 30) << 30 | self.rng.below(1 << 30)))
        t.played = self.place_all(t, view.played_numbers)
        for player in view.players:
            t.seats[player.seat].in_play = self.place_all(t, player.in_play_numbers)
            for card in player.waiting_numbers:  # no card that lies in play has a twin
                t.laid_in[card] = view.turns
        t.store = self.place_all(t, view.store_numbers)
        t.turned_over = self.place_all(t, view.turned_over_numbers)
        discards = self.place_all(t, view.discards_numbers)
        t.discards = Pile(discards, len(discards))
        self.deal_hidden(t)
        t.turn = view.turn
        t.turns = view.turns
        t.over = view.over
        for player in view.players:
            if not player.alive:
                t.present &= ~BIT[player.seat]
            if not player.alive or player.ghost:
                t.alive &= ~BIT[player.seat]
        t.pairs = self.deal_pairs()
        t.middle = view.middle_numbers
        t.packet = self.deal_packet()
        t.named = view.named_number
        t.mined = view.mined
        t.extra = view.extra
        t.first_dead = view.first_dead
        for card in t.seats[view.turn].hand:  # those that the viewer knows come first
            if view.must_play_number == self.rules.first_alike[card] and t.must_play == NONE:
                t.must_play = card
        for player in view.players:
            if player.revealed:
                t.revealed |= BIT[player.seat]
        t.enforce()
        t.unjudged = view.unjudged
        t.estates = view.estates
        t.winners = view.winner_bits
        t.alert = True
        for name, numbers in view.frames:
            t.push(make_frame(name, list(numbers)))
        return t

    def make_seat(self, seen: SeatView, role: int) -> Seat:
        s = Seat(role, seen.ability, seen.life, seen.max_life)
        s.borrowed = seen.borrowed_ability
        s.dealt = seen.dealt_ability
        s.second = self.deal_second(seen)
        s.bangs = seen.bangs
        s.used = seen.used
        s.owed = seen.owed
        s.ran_dry = seen.ran_dry
        s.killer = seen.killer
        return s

    def deal_roles(self) -> list[int]:
        """The hidden roles in any order; a table that no rulebook deals (a scenario) is filled up with Outlaws."""
        known = [player.role_number for player in self.view.players]
        hidden = list(DEALT.get(len(known), ()))
        for role in known:
            if role in hidden:
                hidden.remove(role)
        shuffle(hidden, self.rng)
        hidden += [OUTLAW] * (known.count(HIDDEN) - len(hidden))
        return [hidden.pop() if role == HIDDEN else role for role in known]

    def deal_second(self, seen: SeatView) -> Ability:
        """A second character that nobody has been seen with."""
        if not seen.has_second or seen.second_ability is not NO_ABILITY:
            return seen.second_ability
        unseen = [who for who in self.rules.characters if who.name not in self.taken]
        who = unseen[self.rng.below(len(unseen))]
        self.taken.add(who.name)
        return who

    def deal_pairs(self) -> vec[i64]:
        """The characters that others choose from are any that nobody has been seen with."""
        if len(self.view.pairs_numbers) == 0:
            return self.view.pairs_numbers
        unseen = [who.number for who in self.rules.characters if who.name not in self.taken]
        return pairs_that_fit(self.view.pairs_numbers, vec[i64](unseen), self.rng)

    def deal_packet(self) -> vec[i64]:
        """The events to come: the next lies open, the others are any that have not been, a final one at the bottom."""
        view, events = self.view, self.rules.events
        if view.packet_size == 0:
            return vec[i64]()
        left = [n for n in range(len(events)) if n not in view.middle_numbers and n != view.next_number]
        shuffle(left, self.rng)
        finals = [n for n in left if events[n].final]
        hidden = [n for n in left if not events[n].final]
        if view.last_number != NONE and view.packet_size > 1:
            hidden.insert(0, view.last_number)
        elif finals:
            hidden.insert(0, finals[0])
        return append(vec[i64](hidden[: view.packet_size - 1]), view.next_number)

    def place_all(self, t: CardTable, faces: vec[i64]) -> vec[i64]:
        """Cards that lie open."""
        cards = vec[i64]()
        for face in faces:
            cards = append(cards, self.take(t, face, TO_ALL))
        return cards

    def deal_hidden(self, t: CardTable) -> None:
        """Hands, the deck, what Kit Carlson looks at: known cards where they are known to be, the rest by luck."""
        view = self.view
        me = 0 if view.viewer < 0 else BIT[view.viewer]
        hands = [[self.take(t, face, me | BIT[player.seat]) for face in player.hand_numbers] for player in view.players]
        aside = [HIDDEN if face == HIDDEN else self.take(t, face, me) for face in view.looked_at_numbers]
        top = [self.take(t, face, me) for face in view.deck_top_numbers]
        sunk = [HIDDEN if face == HIDDEN else self.take(t, face, me) for face in view.deck_below_numbers]
        unknown = [card for cards in self.left for card in cards]
        unknown.sort()
        shuffle(unknown, self.rng)
        for player in view.players:
            hand = hands[player.seat]
            for _ in range(player.hidden):
                hand.append(unknown.pop())
                t.knows[hand[-1]] = BIT[player.seat]
            t.seats[player.seat].hand = vec[i64](hand)
        t.looked_at = vec[i64]([unknown.pop() if card == HIDDEN else card for card in aside])
        for card in t.looked_at:
            t.knows[card] |= BIT[view.asked_number]  # whoever looks at cards is the one who is asked
        sunk = [unknown.pop() if card == HIDDEN else card for card in sunk]
        below = [unknown.pop() for _ in range(view.deck_size - len(top) - len(sunk))]
        t.deck = Pile(vec[i64](below + sunk[::-1] + top[::-1]), view.deck_size)

    def take(self, t: CardTable, face: int, known_to: int) -> int:
        card = self.left[face].pop(0)
        t.knows[card] = known_to
        return card
