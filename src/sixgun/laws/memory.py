"""The law of memory: a seat can name the cards that it was shown and that cannot have moved since, and no others.

A witness hears the events as one seat sees them and keeps account of its own. It knows nothing of the table, so that a
view which shows more than the witness can tell has given something away, and one that shows less has forgotten.
"""

from collections import Counter
from itertools import groupby
from typing import Final

from sixgun.kernel.choice import Seen, letter
from sixgun.laws.likeness import viewer
from sixgun.laws.trial import Broken, Trial

SHOWN_TO_ALL: Final = frozenset(
    {"showed", "played", "laid_down", "used", "answered", "discarded", "paid", "got_back", "turned_over"}
    | {"chose", "turned_up", "picked", "passed_on", "untouched", "eliminated", "came_up", "comes_next"}
    | {"named", "changed", "guessed", "laid_on_deck", "revealed", "comes_last", "kept", "became"}
)
"""Events whose card everybody may see; of the eliminated it is the role, and some name an event or a suit."""

FROM_THE_DECK: Final = frozenset({"drew", "showed", "turned_over", "turned_up", "looked_at"})
INTO_THE_HAND: Final = frozenset({"showed", "got_back", "picked", "revealed", "kept"})
OUT_OF_THE_HAND: Final = frozenset({"played", "laid_down", "answered", "discarded", "paid"})
STAYS_WHEN_USED: Final = "barrel/"


class Witness:
    """What `seat` can name: cards in the hands of the others, on the deck, and among those that are looked at."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.in_play: list[Counter[str]] = [Counter() for _ in range(players)]
        self.deck: list[str | None] = []
        """From the top; what lies below is unknown."""
        self.looked_at: list[str | None] = []

    def hear(self, events: tuple[Seen, ...]) -> None:
        for (what, _, _), group in groupby(events, lambda seen: (seen.what, seen.seat, seen.other)):
            together = list(group)
            for seen in together:
                self.must_be_allowed(seen)
                if what in FROM_THE_DECK and not (what == "drew" and self.looked_at):
                    self.leaves_the_deck(seen)
                self.follow(seen, alone=len(together) == 1)

    def must_be_allowed(self, seen: Seen) -> None:
        """A card that not everybody sees is shown to those it concerns and to those who could name it anyway.

        A card that somebody aims at lies open.
        """
        if seen.part not in (None, "hand") and (seen.other is None or self.in_play[seen.other][seen.part] == 0):
            raise Broken(f"{viewer(self.seat)} hears that {seen.part} is meant, which does not lie there: {seen!r}")
        if seen.card is None or seen.what in SHOWN_TO_ALL or self.seat in (seen.seat, seen.other):
            return
        could_name = [*self.deck[:1], *self.looked_at]
        if seen.other is not None:
            could_name = [*self.hands[seen.other], *self.in_play[seen.other]]
        if seen.card not in could_name:
            raise Broken(f"{viewer(self.seat)} is shown a card that it cannot know: {seen!r}")

    def leaves_the_deck(self, seen: Seen) -> None:
        top = self.deck.pop(0) if self.deck else None
        if top is not None and seen.what != "looked_at" and seen.card != top:
            raise Broken(f"{viewer(self.seat)} knew that {top} lay on the deck, and then: {seen!r}")
        if seen.what == "looked_at":
            self.looked_at.append(seen.card or top)

    def follow(self, seen: Seen, alone: bool) -> None:
        """Keep account of where the card of an event has gone."""
        if seen.seat is None:
            return
        hand, lying = self.hands[seen.seat], self.in_play[seen.seat]
        if seen.what == "drew":
            if self.looked_at:
                self.looked_at.remove(seen.card if seen.card in self.looked_at else None)
            self.add(hand, seen.card)
        elif seen.what in INTO_THE_HAND:
            self.add(hand, seen.card)
        elif seen.what == "returned":
            self.returned(seen)
        elif seen.what in ("buried", "laid_on_deck"):
            self.covered(seen)
        elif seen.what in ("took", "inherited"):
            self.changes_hands(seen, alone)
        elif seen.what in ("used", "passed_on"):
            if not str(seen.card).startswith(STAYS_WHEN_USED):
                self.take_out(lying, seen.card)
        elif seen.what in OUT_OF_THE_HAND:
            self.take_out(lying if seen.what == "discarded" and lying[str(seen.card)] > 0 else hand, seen.card)
        if seen.what in ("laid_down", "passed_on") and seen.other is not None:
            self.add(self.in_play[seen.other], seen.card)

    def covered(self, seen: Seen) -> None:
        """A card out of a hand is on the deck; if it was hidden it may have been any of that hand."""
        assert seen.seat is not None
        if seen.what == "buried" and seen.seat != self.seat:
            self.hands[seen.seat].clear()
        self.deck.insert(0, seen.card)

    def returned(self, seen: Seen) -> None:
        """One of the cards looked at is on the deck again; which, only the one who looked knows of any of them."""
        if seen.seat != self.seat:
            self.looked_at = [None] * len(self.looked_at)
        self.looked_at.remove(seen.card)
        self.deck.insert(0, seen.card)

    def changes_hands(self, seen: Seen, alone: bool) -> None:
        """A hidden card out of a hand may have been any of it, unless they all went together."""
        assert seen.seat is not None
        assert seen.other is not None
        giver = self.hands[seen.other]
        if seen.card is None:
            if self.seat in (seen.seat, seen.other):
                raise Broken(f"{viewer(self.seat)} is not shown its own card: {seen!r}")
            if alone or seen.what == "took":
                giver.clear()
            return
        if self.in_play[seen.other][seen.card] > 0:
            self.in_play[seen.other].subtract([seen.card])
        else:
            self.take_out(giver, seen.card)
        self.add(self.hands[seen.seat], seen.card)

    def add(self, cards: Counter[str], card: str | None) -> None:
        if card is not None:
            cards[card] += 1

    def take_out(self, cards: Counter[str], card: str | None) -> None:
        if card is not None and cards[card] > 0:
            cards[card] -= 1

    def known_deck(self) -> tuple[str | None, ...]:
        """The deck from the top down to the last card that it can name."""
        known = len(self.deck)
        while known > 0 and self.deck[known - 1] is None:
            known -= 1
        return tuple(self.deck[:known])


def a_seat_can_name_what_it_was_shown_and_no_more(trial: Trial) -> None:
    seat = trial.any_viewer()
    witness = Witness(seat, trial.deal.players)
    witness.hear(trial.book.events(trial.t, 0, seat))
    view = trial.book.view(trial.t, seat)
    for seen in view.seats:
        named = Counter(card for card in seen.hand if card is not None)
        if seen.seat != seat and named != +witness.hands[seen.seat]:
            names, was_shown = sorted(named.elements()), sorted((+witness.hands[seen.seat]).elements())
            raise Broken(f"{viewer(seat)} names {names} in the hand of {letter(seen.seat)} and was shown {was_shown}")
    deck, shown = (*view.deck_top, *view.deck_below), witness.known_deck()
    if deck != shown:
        raise Broken(f"{viewer(seat)} names {deck} on top of the deck and was shown {shown}")
    if sorted(map(str, view.looked_at)) != sorted(map(str, witness.looked_at)):
        raise Broken(f"{viewer(seat)} names {view.looked_at} among those looked at, not {witness.looked_at}")
