"""What a seat may see of the table, built up field by field: nothing is in a view that is not named here.

A view is made for every bot at every decision, so inside it is numbers; people and programs at the edge read the words.
Cards are the number of the first card that looks the same, because a view does not tell twins apart.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.deck_view import known_below, known_top, may_be_covered
from sixgun.cardgame.event_card import NO_SUIT
from sixgun.cardgame.in_force import distances
from sixgun.cardgame.move import NONE
from sixgun.cardgame.options import named_options
from sixgun.cardgame.packet import anchor
from sixgun.cardgame.rules import SUIT_NAMES, Rules
from sixgun.cardgame.seat_view import HIDDEN, SeatView, knows, names, names_or_none, open_cards, seat_seen_by
from sixgun.cardgame.shelf import CHARACTERS
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import letter
from sixgun.kernel.drawn import as_html
from sixgun.kernel.frame import Frame
from sixgun.kernel.pairs import named_pairs, pairs_seen_by
from sixgun.kernel.roles import SPECTATOR


@final
@mypyc_attr(acyclic=True)
class View:
    """The table as one seat sees it, or with everything open when `viewer` is -1."""

    def __init__(self, rules: Rules, viewer: i64) -> None:
        self.rules: Final = rules
        self.viewer: Final[i64] = viewer
        self.players: vec[SeatView] = vec[SeatView]()
        self.far: vec[i64] = vec[i64]()
        """How far each sees each: seat times number of seats plus the other seat; 0 where one of them is out."""
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.asked_number: i64 = -1
        self.deck_size: i64 = 0
        self.deck_top_numbers: vec[i64] = vec[i64]()
        self.deck_below_numbers: vec[i64] = vec[i64]()
        self.discards_numbers: vec[i64] = vec[i64]()
        self.store_numbers: vec[i64] = vec[i64]()
        self.looked_at_numbers: vec[i64] = vec[i64]()
        self.turned_over_numbers: vec[i64] = vec[i64]()
        self.played_numbers: vec[i64] = vec[i64]()
        self.middle_numbers: vec[i64] = vec[i64]()
        """The events so far, by their places in the rules; the last one is in force."""
        self.next_number: i64 = NONE
        """The event that lies face up on the packet."""
        self.packet_size: i64 = 0
        self.turns_up_number: i64 = NONE
        """The seat whose turn brings the next event."""
        self.last_number: i64 = NONE
        """The event at the bottom of the packet, where an option or the Sheriff has said which it is."""
        self.named_number: i64 = NO_SUIT
        self.must_play_number: i64 = NONE
        """The card that the player whose turn it is has to play, which everybody has seen (F12)."""
        self.mined: bool = False
        self.extra: i64 = 0
        """Whether the next turn, or this one, is an extra one (F19)."""
        self.first_dead: i64 = NONE
        self.over: bool = False
        self.winner_bits: i64 = 0
        self.work: vec[Frame] = vec[Frame]()
        """The unfinished pieces of work, which hold nothing secret: what `guess` needs to go on from here."""
        self.unjudged: bool = False
        self.estates: i64 = 0
        self.pairs_numbers: vec[i64] = vec[i64]()
        """The characters to choose from, two a seat, as far as the viewer knows them; none once all have chosen."""

    def distance(self, a: i64, b: i64) -> i64:
        """How far `a` sees `b`; 0 for himself and for the eliminated."""
        return self.far[a * len(self.players) + b]

    def in_reach(self, seat: i64) -> tuple[int, ...]:
        """Whom a seat's weapon reaches; nobody where the seat is out."""
        n = len(self.players)
        return tuple([to for to in range(n) if 0 < self.far[seat * n + to] <= self.players[seat].reach])

    # in words

    @property
    def seat(self) -> int | None:
        """The viewer, None for a spectator and when everything is open."""
        return None if self.viewer < 0 or self.viewer == SPECTATOR else self.viewer

    @property
    def seats(self) -> tuple[SeatView, ...]:
        return tuple(self.players)

    @property
    def sets(self) -> tuple[str, ...]:
        return self.rules.sets

    @property
    def options(self) -> dict[str, object]:
        """Every option by name with the value in force."""
        return named_options(self.rules.given)

    @property
    def asked(self) -> int | None:
        return None if self.asked_number < 0 else self.asked_number

    @property
    def deck_top(self) -> tuple[str, ...]:
        """The top cards of the deck as far as the viewer knows them."""
        return names(self.rules, self.deck_top_numbers)

    @property
    def deck_below(self) -> tuple[str | None, ...]:
        """What lies below these, down to the last card that the viewer can name; None where he cannot (F6)."""
        return names_or_none(self.rules, self.deck_below_numbers)

    @property
    def discards(self) -> tuple[str, ...]:
        """The last one is the top."""
        return names(self.rules, self.discards_numbers)

    @property
    def store(self) -> tuple[str, ...]:
        return names(self.rules, self.store_numbers)

    @property
    def looked_at(self) -> tuple[str | None, ...]:
        return names_or_none(self.rules, self.looked_at_numbers)

    @property
    def turned_over(self) -> tuple[str, ...]:
        return names(self.rules, self.turned_over_numbers)

    @property
    def played(self) -> tuple[str, ...]:
        return names(self.rules, self.played_numbers)

    @property
    def event(self) -> str | None:
        """The event in force."""
        return self.past_events[-1] if len(self.middle_numbers) > 0 else None

    @property
    def past_events(self) -> tuple[str, ...]:
        """The events in the middle; the last one is in force."""
        return tuple([self.rules.events[number].name for number in self.middle_numbers])

    @property
    def next_event(self) -> str | None:
        """The event that comes next: it lies face up."""
        return None if self.next_number == NONE else self.rules.events[self.next_number].name

    @property
    def turns_up(self) -> int | None:
        """The seat whose next turn brings the next event, None where none will come."""
        return None if self.turns_up_number == NONE else self.turns_up_number

    @property
    def must_play(self) -> str | None:
        """The card that the player whose turn it is has to play before he ends it, if he can."""
        return None if self.must_play_number == NONE else self.rules.faces[self.must_play_number]

    @property
    def named(self) -> str | None:
        """The suit that the player whose turn it is has named."""
        return None if self.named_number == NO_SUIT else SUIT_NAMES[self.named_number]

    @property
    def pairs(self) -> tuple[tuple[str | None, ...], ...]:
        """For each seat the characters that it may choose from, the one chosen first; None where they are hidden.

        Nothing once everybody has chosen.
        """
        return named_pairs(self.pairs_numbers, list(CHARACTERS))

    @property
    def winners(self) -> tuple[int, ...]:
        return seats_of(self.winner_bits)

    @property
    def frames(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        return tuple([(frame.name, canonical(self.rules, frame)) for frame in self.work])

    def numbers(self) -> tuple[object, ...]:
        """Everything in it, for comparing."""
        zones = (
            self.deck_top_numbers,
            self.deck_below_numbers,
            self.discards_numbers,
            self.store_numbers,
            self.looked_at_numbers,
            self.turned_over_numbers,
            self.played_numbers,
            self.far,
            self.middle_numbers,
            self.pairs_numbers,
        )
        return (
            (self.viewer, self.turn, self.turns, self.asked_number, self.deck_size, self.over, self.winner_bits),
            (self.next_number, self.packet_size, self.named_number, self.must_play_number),
            (self.mined, self.extra, self.first_dead, self.last_number),
            (self.rules.sets, sorted(self.rules.given.items()), self.unjudged, self.estates, self.frames),
            tuple([tuple(zone) for zone in zones]),
            tuple([player.numbers() for player in self.players]),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash((self.viewer, self.turns, self.deck_size, self.frames))

    def _repr_html_(self) -> str:
        """The table as a picture, for notebooks."""
        return as_html(self)

    def __repr__(self) -> str:
        asked = "over" if self.asked_number < 0 else f"{letter(self.asked_number)} is asked"
        who = self.seat
        whose = (
            f"as {letter(who)} sees it" if who is not None else "everything open" if self.viewer < 0 else "in public"
        )
        top = self.discards[-1] if len(self.discards_numbers) > 0 else "-"
        event = f", event {self.event}" if self.event else ""
        coming = f", next {self.next_event}" if self.next_event else ""
        head = f"<{whose}: turn of {letter(self.turn)}, {asked}, deck {self.deck_size}, discards {top}{event}{coming}>"
        return "\n".join([head, *[str(player) for player in self.players]])


def view(t: CardTable, to: int | None) -> View:
    """The table as seat `to` or SPECTATOR sees it; None sees everything, for replays and after the game."""
    return seen_by(t, -1 if to is None else to)


def seen_by(t: CardTable, to: i64) -> View:
    """The table as a seat sees it, -1 for everything."""
    v = View(t.rules, to)
    for seat in range(len(t.seats)):
        v.players = append(v.players, seat_seen_by(t, seat, to))
    v.far = distances(t)
    v.turn = t.turn
    v.turns = t.turns
    v.asked_number = -1 if t.over else t.top.seat
    v.deck_size = t.deck.n
    v.deck_top_numbers = known_top(t, to)
    if may_be_covered(t):
        v.deck_below_numbers = known_below(t, to, len(v.deck_top_numbers))
    alike = t.rules.first_alike
    pile = vec[i64]()
    for i in range(t.discards.n):
        pile = append(pile, alike[t.discards.cards[i]])
    v.discards_numbers = pile
    v.store_numbers = open_cards(t, t.store)
    for card in t.looked_at:
        v.looked_at_numbers = append(v.looked_at_numbers, alike[card] if knows(t, to, card) else HIDDEN)
    v.turned_over_numbers = open_cards(t, t.turned_over)
    v.played_numbers = open_cards(t, t.played)
    v.middle_numbers = t.middle
    v.packet_size = len(t.packet)
    if v.packet_size > 0:
        v.next_number = t.packet[v.packet_size - 1]
        v.turns_up_number = anchor(t)
        if t.rules.options.final != "random":
            v.last_number = t.packet[0]
    v.named_number = t.named
    if t.must_play != NONE and t.must_play in t.seats[t.turn].hand and knows(t, to, t.must_play):
        v.must_play_number = t.rules.first_alike[t.must_play]
    v.mined = t.mined
    v.extra = t.extra
    v.first_dead = t.first_dead
    v.over = t.over
    v.winner_bits = t.winners
    v.work = t.frames()
    v.unjudged = t.unjudged
    v.estates = t.estates
    if len(t.pairs) > 0:
        v.pairs_numbers = pairs_seen_by(t.pairs, to)
    return v


def canonical(rules: Rules, frame: Frame) -> tuple[int, ...]:
    """The numbers of a frame, with the first of several cards that look alike."""
    numbers = []
    for name, number in zip(frame.fields, frame.numbers(), strict=True):
        numbers.append(rules.first_alike[number] if name == "card" and number >= 0 else number)
    return tuple(numbers)


def winners(t: CardTable) -> tuple[int, ...]:
    """The seats that have won; none while the game goes on, or if nobody has."""
    return seats_of(t.winners)


def seats_of(bits: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(8) if bits & BIT[seat]])
