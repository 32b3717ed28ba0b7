"""Times: what the event in force changes for a bot, and what the one in force in its next turn will."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.card.deck import Deck
from sixgun.cardgame.event_card import NO_EVENT, NO_SUIT, EventCard
from sixgun.cardgame.rules import HEARTS, SPADES
from sixgun.cardgame.view import View
from sixgun.kernel.roles import DEPUTY, SHERIFF

NO_BEER: Final = 1
NO_BANG: Final = 2
LIFE_POINT: Final = 4
SHOTS: Final = 8
BLUE_CARD: Final = 16
"""No Beer for anybody; no BANG! in one's own turn; a turn begins with a life point lost, or with a shot for every card
in hand; everyone loses a blue card."""

TOLD: Final[dict[str, int]] = {
    "the-reverend": NO_BEER,
    "the-sermon": NO_BANG,
    "high-noon": LIFE_POINT,
    "fistful-of-cards": SHOTS,
    "the-daltons": BLUE_CARD,
}
"""What no value of an event says. One that no bot has been told about changes only what its values say."""

QUARTER: Final = 0.25
"""How likely any card is hearts."""
EIGHT: Final = 8


@final
@mypyc_attr(acyclic=True)
class Times:
    """Filled anew before each decision; in a game without events it stays as it is."""

    def __init__(self, deck: Deck) -> None:
        self.deck: Final = deck
        self.told: Final = vec[i64]([TOLD.get(event.name, 0) for event in deck.rules.events])
        self.eventful: Final[bool] = len(deck.rules.events) > 0
        """Whether there are events in this game."""
        self.event: EventCard = NO_EVENT
        self.now: i64 = 0
        """What was told of the event in force."""
        self.then: i64 = 0
        """What was told of the one in force when my next turn begins."""
        self.hearts: float = QUARTER
        """How likely a draw! brings hearts."""
        self.bursts: bool = False
        """Whether Dynamite in front of me would more likely go off than not."""
        self.holds: vec[float] = vec[float]([1.0] * EIGHT)
        """How much more surely than usual Jail holds each seat."""

    def look(self, view: View) -> None:
        """Take in the events that lie open."""
        if not self.eventful:
            return
        in_force = view.middle_numbers[len(view.middle_numbers) - 1] if len(view.middle_numbers) > 0 else -1
        self.event = self.deck.rules.events[in_force] if in_force >= 0 else NO_EVENT
        self.now = self.told[in_force] if in_force >= 0 else 0
        self.hearts = hearts_under(self.event)
        coming = view.next_number if view.packet_size > 0 else in_force
        before = seats_before_next(view, self.event.direction)
        for seat in range(len(view.players)):
            number = in_force if before[seat] else coming
            event = self.deck.rules.events[number] if number >= 0 else NO_EVENT
            self.holds[seat] = 0.0 if event.stills else (1.0 - hearts_under(event)) / (1.0 - QUARTER)
            if seat == view.viewer:
                self.then = self.told[number] if number >= 0 else 0
                self.bursts = event.counts_as_suit == SPADES

    def suit(self, card: i64) -> i64:
        """The suit that a card counts as."""
        instead = self.event.counts_as_suit
        return self.deck.rules.suit[card] if instead == NO_SUIT else instead


def hearts_under(event: EventCard) -> float:
    """How likely a draw! brings hearts."""
    if event.counts_as_suit == NO_SUIT:
        return QUARTER
    return 1.0 if event.counts_as_suit == HEARTS else 0.0


def seats_before_next(view: View, direction: i64) -> vec[bool]:
    """The seats whose next turn comes before the next event: between the turn under way and the Sheriff's (H7)."""
    n: i64 = len(view.players)
    before = vec[bool]([False] * EIGHT)
    seat = view.turn
    for _ in range(n - 1):
        seat = (seat + direction + n) % n
        role = view.players[seat].role_number
        if role == SHERIFF or (n == 3 and role == DEPUTY):
            break
        before[seat] = True
    return before
