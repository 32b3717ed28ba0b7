"""What a seat may see of a table, built up field by field. The only secrets here are roles and luck.

A view is made for every bot at every decision, so inside it is numbers; people and programs at the edge read the words.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.dicegame.ability import Ability
from sixgun.dicegame.characters import BY_NUMBER, numbered
from sixgun.dicegame.dice import faces_of
from sixgun.dicegame.event import BECAME, CHOSE_CHARACTER, ELIMINATED, EVENTS, HURT, KEPT, ROLLED, USED_ABILITY
from sixgun.dicegame.face import CAUSES, FACES
from sixgun.dicegame.rolling import read_line
from sixgun.dicegame.rules import Rules
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Seen, letter
from sixgun.kernel.drawn import as_html
from sixgun.kernel.frame import NOBODY, Frame
from sixgun.kernel.log import Entry
from sixgun.kernel.pairs import named_pairs, pairs_seen_by
from sixgun.kernel.roles import ROLES, SHERIFF, SPECTATOR

HIDDEN: Final = -1
"""A role that the viewer does not know."""


@final
@mypyc_attr(acyclic=True)
class SeatView:
    """One player as the viewer sees him."""

    def __init__(self, seat: i64, ability: Ability, role_number: i64) -> None:
        self.seat: Final[i64] = seat
        self.ability: Final = ability
        self.role_number: Final[i64] = role_number
        self.life: i64 = 0
        self.max_life: i64 = 0
        self.arrows: i64 = 0
        self.hits: i64 = 0
        """Life points he is about to lose in this step, such as the shots aimed at him so far."""
        self.killer_number: i64 = NOBODY

    # in words

    @property
    def alive(self) -> bool:
        return self.life > 0

    @property
    def character(self) -> str:
        return self.ability.name

    @property
    def role(self) -> str | None:
        """None while it is hidden."""
        return None if self.role_number == HIDDEN else ROLES[self.role_number]

    @property
    def killer(self) -> int | None:
        """Who took the last life point, where somebody is to blame."""
        return None if self.killer_number == NOBODY else self.killer_number

    def numbers(self) -> tuple[object, ...]:
        """Everything in it, for comparing."""
        return (
            (self.seat, self.ability.name, self.role_number, self.life, self.max_life),
            (self.arrows, self.hits, self.killer_number),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatView) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())

    def __repr__(self) -> str:
        role = self.role or "hidden"
        state = f"{self.life}/{self.max_life} life, {self.arrows} arrows" if self.alive else "out"
        aimed = f", {self.hits} hits" if self.hits else ""
        return f"{letter(self.seat)} {self.character} ({role}): {state}{aimed}"


@final
@mypyc_attr(acyclic=True)
class View:
    """The table as one seat sees it, or with everything open when `viewer` is -1."""

    def __init__(self, rules: Rules, viewer: i64) -> None:
        self.rules: Final = rules
        self.viewer: Final[i64] = viewer
        self.players: vec[SeatView] = vec[SeatView]()
        self.role_counts: vec[i64] = vec[i64]([0, 0, 0, 0])
        """How many of each role are in the game, as everybody knows."""
        self.turn: i64 = 0
        self.asked_number: i64 = NOBODY
        self.dice_numbers: vec[i64] = vec[i64]()
        """From left to right; none before the first roll of a turn."""
        self.rolls: i64 = 0
        self.supply: i64 = 0
        self.work: vec[Frame] = vec[Frame]()
        """The unfinished pieces of work, the turn first, which hold nothing secret."""
        self.over: bool = False
        self.winner_bits: i64 = 0
        self.pairs_numbers: vec[i64] = vec[i64]()
        """The characters to choose from, two a seat, as far as the viewer knows them; none once all have chosen."""

    # in words

    @property
    def seat(self) -> int | None:
        """The viewer, None for a spectator and when everything is open."""
        return None if self.viewer < 0 or self.viewer == SPECTATOR else self.viewer

    @property
    def seats(self) -> tuple[SeatView, ...]:
        return tuple(self.players)

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles in the game, as everybody knows them: not in the order of the seats."""
        return tuple(sorted([role for number, role in enumerate(ROLES) for _ in range(self.role_counts[number])]))

    @property
    def options(self) -> dict[str, object]:
        """Every option by name with the value in force."""
        return dict(self.rules.named())

    @property
    def asked(self) -> int | None:
        return None if self.asked_number == NOBODY else self.asked_number

    @property
    def dice(self) -> tuple[str, ...]:
        """The faces from left to right; none before the first roll of a turn."""
        return tuple([FACES[face] for face in self.dice_numbers])

    @property
    def rolls_allowed(self) -> int:
        """How often the player may roll in this turn."""
        return self.players[self.turn].ability.rolls

    @property
    def frames(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The unfinished pieces of work by name and number."""
        return tuple([(frame.name, tuple(frame.numbers())) for frame in self.work])

    @property
    def pairs(self) -> tuple[tuple[str | None, ...], ...]:
        """For each seat the characters that it may choose from, the one chosen first; None where they are hidden.

        Nothing once everybody has chosen.
        """
        return named_pairs(self.pairs_numbers, [ability.name for ability in BY_NUMBER])

    @property
    def winners(self) -> tuple[int, ...]:
        return seats_of(self.winner_bits)

    def numbers(self) -> tuple[object, ...]:
        """Everything in it, for comparing."""
        return (
            (self.viewer, self.turn, self.asked_number, self.rolls, self.supply, self.over, self.winner_bits),
            (self.rules.values, tuple(self.role_counts), tuple(self.dice_numbers), self.frames),
            tuple(self.pairs_numbers),
            tuple([player.numbers() for player in self.players]),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())

    def _repr_html_(self) -> str:
        """The table as a picture, for notebooks."""
        return as_html(self)

    def __repr__(self) -> str:
        dice = " ".join(self.dice) or "not rolled"
        roll = f"{dice} (roll {self.rolls} of {self.rolls_allowed})"
        end = f" · over, won by {', '.join(map(letter, self.winners)) or 'nobody'}" if self.over else ""
        head = f"turn of {letter(self.turn)} · {roll} · {self.supply} arrows in the middle{end}"
        return "\n".join(["<" + head, *(f" {seat!r}" for seat in self.seats)]) + ">"


def view(t: DiceTable, to: int | None) -> View:
    """The table as seat `to` or SPECTATOR sees it; None sees everything, for replays and after the game."""
    return seen_by(t, -1 if to is None else to)


def seen_by(t: DiceTable, to: i64) -> View:
    """The table as a seat sees it, -1 for everything."""
    v = View(t.rules, to)
    open_table = t.over or to < 0 or is_open(t)
    for seat in range(len(t.seats)):
        s = t.seats[seat]
        known = open_table or to == seat or s.role == SHERIFF or s.life == 0
        p = SeatView(seat, s.character, s.role if known else HIDDEN)
        p.life = s.life
        p.max_life = s.max_life
        p.arrows = s.arrows
        p.hits = s.hits
        p.killer_number = s.killer
        v.players = append(v.players, p)
        v.role_counts[s.role] += 1
    v.turn = t.turn()
    v.asked_number = NOBODY if t.over else t.top.seat
    if t.rolls > 0:
        v.dice_numbers = faces_of(t.dice)
    v.rolls = t.rolls
    v.supply = t.supply
    v.work = t.frames()
    v.over = t.over
    v.winner_bits = t.winners
    if len(t.pairs) > 0:
        v.pairs_numbers = pairs_seen_by(t.pairs, to)
    return v


def is_open(t: DiceTable) -> bool:
    """Whether all roles lie open: at a table of three without a Sheriff they do (X50)."""
    if len(t.seats) != 3:
        return False
    for s in t.seats:
        if s.role == SHERIFF:
            return False
    return True


def winners(t: DiceTable) -> tuple[int, ...]:
    """The seats that have won, the eliminated of a winning side included; none while the game goes on."""
    return seats_of(t.winners)


def seats_of(bits: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(8) if bits & BIT[seat]])


def events(t: DiceTable, since: int, seat: int | None) -> tuple[Seen, ...]:
    """What has happened from entry `since` of the log on, as a seat saw it; nothing where no log is kept."""
    log = t.log
    if log is None:
        return ()
    return tuple(seen(t, log.entry(n), seat) for n in range(since, len(log)))


def seen(t: DiceTable, entry: Entry, to: int | None) -> Seen:
    """An entry of the log as one seat sees it."""
    what, seat, other, card, amount, audience, could, _ = entry
    open_to = to is None or bool(audience & BIT[to])
    return Seen(
        what=EVENTS[what],
        seat=None if seat == NOBODY else seat,
        other=None if other == NOBODY else other,
        card=shown(t, what, seat, card) if open_to else None,
        amount=amount,
        could=seats_of(could),
    )


def shown(t: DiceTable, what: int, seat: int, card: int) -> str | None:
    """What an event lets people see, in words."""
    if what in (ROLLED, KEPT):
        return read_line(card)
    if what == ELIMINATED:
        return ROLES[card]
    if what == HURT:
        return CAUSES[card]
    if what in (CHOSE_CHARACTER, BECAME):
        return numbered(card).name
    if what == USED_ABILITY:
        return t.seats[seat].character.name
    return None
