"""A table that fits a view: what the viewer cannot know is dealt again at random, with a fresh generator."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sixgun.cardgame.ability import NO_ABILITY
from sixgun.cardgame.codec import make_frame
from sixgun.cardgame.pile import Pile
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.ruleset import CHARACTERS, make_rules
from sixgun.cardgame.seat import Seat
from sixgun.cardgame.setup import shuffle
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import SeatView, View
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import BIT, DEALT, ROLES


def guess(view: View, rng: Rng) -> CardTable:
    """A table on which `view.seat` would see just this view. Every deal that fits is as likely as another."""
    rules = make_rules(view.sets, dict(view.options))
    return Guess(rules, view, rng).table()


class Guess:
    """The dealing: first every card that is in sight takes its place, then the others fill the gaps."""

    def __init__(self, rules: Rules, view: View, rng: Rng) -> None:
        self.rules = rules
        self.view = view
        self.rng = rng
        self.left: dict[str, list[int]] = {}
        for card, face in enumerate(rules.faces):
            self.left.setdefault(face, []).append(card)

    def table(self) -> CardTable:
        view = self.view
        roles = self.deal_roles()
        seats = vec[Seat]()
        for seat in view.seats:
            seats = append(seats, self.make_seat(seat, roles[seat.seat]))
        # what the generator of the table will bring must not be what dealt it
        t = CardTable(self.rules, seats, Rng(self.rng.below(1 << 30) << 30 | self.rng.below(1 << 30)))
        t.played = self.place_all(t, view.played)
        for seat in view.seats:
            t.seats[seat.seat].in_play = self.place_all(t, seat.in_play)
            for card in t.seats[seat.seat].in_play:
                t.laid_in[card] = view.turns if self.rules.faces[card] in seat.waiting else 0
        t.store = self.place_all(t, view.store)
        t.turned_over = self.place_all(t, view.turned_over)
        discards = self.place_all(t, view.discards)
        t.discards = Pile(discards, len(discards))
        self.deal_hidden(t)
        t.turn, t.turns, t.over = view.turn, view.turns, view.over
        t.living = sum(seat.alive for seat in view.seats)
        t.unjudged, t.estates = view.loose_ends
        t.winners = sum(BIT[seat] for seat in view.winners)
        t.alert = True
        for name, numbers in view.frames:
            t.push(make_frame(name, list(numbers)))
        return t

    def make_seat(self, seen: SeatView, role: int) -> Seat:
        s = Seat(role, CHARACTERS[seen.character], seen.life, seen.max_life)
        s.borrowed = CHARACTERS[seen.borrowed] if seen.borrowed else NO_ABILITY
        s.alive = seen.alive
        bangs, used, owed, ran_dry, killer = seen.marks
        s.bangs, s.used, s.owed, s.ran_dry, s.killer = bangs, used, owed, ran_dry == 1, killer
        return s

    def deal_roles(self) -> list[int]:
        """The hidden roles in any order; a table that no rulebook deals (a scenario) is filled up with Outlaws."""
        known = [None if seat.role is None else ROLES.index(seat.role) for seat in self.view.seats]
        hidden = list(DEALT.get(len(known), ()))
        for role in known:
            if role in hidden:
                hidden.remove(role)
        missing = sum(role is None for role in known)
        shuffle(hidden, self.rng)
        hidden += [ROLES.index("outlaw")] * (missing - len(hidden))
        return [hidden.pop() if role is None else role for role in known]

    def place_all(self, t: CardTable, faces: tuple[str, ...]) -> vec[i64]:
        """Cards that lie open."""
        cards = vec[i64]()
        for face in faces:
            card = self.left[face].pop(0)
            t.knows[card] = TO_ALL
            cards = append(cards, card)
        return cards

    def deal_hidden(self, t: CardTable) -> None:
        """Hands, the deck and what Kit Carlson looks at: the known cards where they are known to be, the rest by luck."""
        view = self.view
        me = 0 if view.seat is None else BIT[view.seat]
        known_hands = [[self.take(face, me | BIT[seat.seat], t) for face in seat.hand if face] for seat in view.seats]
        looked_at = [None if face is None else self.take(face, me, t) for face in view.looked_at]
        top = [self.take(face, me, t) for face in view.deck_top]
        unknown = [card for cards in self.left.values() for card in cards]
        unknown.sort()
        shuffle(unknown, self.rng)
        for seat, known in zip(view.seats, known_hands, strict=True):
            dealt = [unknown.pop() for _ in range(len(seat.hand) - len(known))]
            for card in dealt:
                t.knows[card] = BIT[seat.seat]
            t.seats[seat.seat].hand = vec[i64]([*known, *dealt])
        t.looked_at = vec[i64]([unknown.pop() if card is None else card for card in looked_at])
        for card in t.looked_at:
            t.knows[card] |= BIT[t_looker(view)]
        below = [unknown.pop() for _ in range(view.deck_size - len(top))]
        t.deck = Pile(vec[i64]([*below, *reversed(top)]), view.deck_size)

    def take(self, face: str, knows: int, t: CardTable) -> int:
        card = self.left[face].pop(0)
        t.knows[card] = knows
        return card


def t_looker(view: View) -> int:
    """Who looks at the cards that lie aside: the seat that is asked."""
    return 0 if view.asked is None else view.asked
