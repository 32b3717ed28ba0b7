"""Hearing: public acts, made out from the events that a seat sees. The arena hands acts over ready-made and faster."""

from collections.abc import Sequence

from sixgun.bots.card.act import Act
from sixgun.bots.card.deck import DYNAMITE, JAIL, MANNER, NO_TURN, ROBS, Deck
from sixgun.cardgame.effect import ANY_OTHER, ANY_PLAYER, DISTANCE_1, REACHABLE
from sixgun.cardgame.move import ABILITY, DRAW, END, NONE, PLAY, USE
from sixgun.cardgame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Seen

VERB = {"played": PLAY, "laid_down": PLAY, "used": USE}


class Hearing:
    """Turns events into acts. Who could have been a target is judged by the seat's last view."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.turn = NONE
        self.busy = False
        """Whether the player whose turn it is has done anything yet."""
        self.locked_up = False
        self.firing = NONE
        """Who has paid for a shot by his ability that has not yet been seen to land."""

    def acts(self, events: Sequence[Seen], view: View) -> list[Act]:
        """What the events say about the seats."""
        found = []
        for at, seen in enumerate(events):
            following = events[at + 1] if at + 1 < len(events) else None
            found += self.one(seen, following, view)
        return found

    def one(self, seen: Seen, following: Seen | None, view: View) -> list[Act]:
        seat = NONE if seen.seat is None else seen.seat
        if seen.what == "turn_began":
            return self.turn_begins(seat, view)
        if seen.what == "stayed_in_jail":
            self.locked_up = True
        elif seen.what == "used_ability":
            self.firing = seat if seat == self.turn else NONE
        elif (
            seen.what in ("hurt", "dodged")
            and self.firing != NONE
            and seen.other == self.firing
            and seat != self.firing
        ):
            by, self.firing = self.firing, NONE
            return [Act(by, ABILITY, NONE, seat, NONE, within(view, by, view.players[by].reach))]
        elif seen.what == "took" and seat == self.turn and not self.busy and seen.other is not None:
            self.busy = True
            return [Act(seat, DRAW, NONE, seen.other, NONE, with_cards(view, seat))]
        elif seen.what in VERB and seen.card is not None:
            self.busy = True
            self.firing = NONE
            return self.card_at(seen, seat, following, view)
        return []

    def turn_begins(self, seat: int, view: View) -> list[Act]:
        """The turn before is over; whoever had it may have let a chance go by."""
        last, locked_up = self.turn, self.locked_up
        self.turn, self.busy, self.locked_up, self.firing = seat, False, False, NONE
        if last == NONE or locked_up or not view.players[last].alive:
            return []
        return [Act(last, END, NONE, NONE, NONE, within(view, last, view.players[last].reach))]

    def card_at(self, seen: Seen, seat: int, following: Seen | None, view: View) -> list[Act]:
        """A card aimed at one player."""
        assert seen.card is not None
        card = self.deck.rules.faces.index(seen.card)
        manner = MANNER[self.deck.kind[card]]
        if seen.other is None or seen.other == seat or manner == NO_TURN:
            return []
        lying = NONE
        if manner == ROBS and following is not None and following.card is not None:
            moved = self.deck.rules.faces.index(following.card)
            if self.deck.kind[moved] in (JAIL, DYNAMITE) and moved in list(view.players[seen.other].lying):
                lying = moved
        could = self.targets(view, seat, card) | BIT[seen.other]
        return [Act(seat, VERB[seen.what], card, seen.other, lying, could)]

    def targets(self, view: View, seat: int, card: int) -> int:
        """Whom the card could have been aimed at."""
        rules = self.deck.rules
        kind = rules.kinds[rules.kind_of[card]]
        if kind.aim == REACHABLE:
            return within(view, seat, view.players[seat].reach)
        if kind.aim == DISTANCE_1:
            return within(view, seat, 1)
        if kind.aim in (ANY_OTHER, ANY_PLAYER) or kind.goes_before_others:
            return within(view, seat, len(view.players) * 2)
        return 0


def within(view: View, seat: int, far: int) -> int:
    """The living seats that `seat` sees at that distance or nearer, as bits."""
    bits = 0
    for other in range(len(view.players)):
        if other != seat and view.players[other].alive and 0 < view.distance(seat, other) <= far:
            bits |= BIT[other]
    return bits


def with_cards(view: View, seat: int) -> int:
    """Everyone else who holds cards, as bits."""
    bits = 0
    for p in view.players:
        if p.seat != seat and p.alive and p.hand_size > 0:
            bits |= BIT[p.seat]
    return bits
