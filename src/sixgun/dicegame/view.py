"""What a seat may see of a table, built up field by field. The only secrets here are roles and luck."""

from dataclasses import dataclass

from sixgun.dicegame.event import ELIMINATED, EVENTS, HURT, KEPT, ROLLED, USED_ABILITY
from sixgun.dicegame.face import CAUSES, DICE, FACES
from sixgun.dicegame.rolling import read_line
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.choice import Seen, letter
from sixgun.kernel.frame import NOBODY
from sixgun.kernel.loop import asked
from sixgun.kernel.roles import BIT, ROLES, SHERIFF, is_duel_of_three


@dataclass(frozen=True)
class SeatView:
    """A player as another sees him: `role` is None while it is hidden."""

    seat: int
    character: str
    role: str | None
    life: int
    max_life: int
    arrows: int
    hits: int
    """Life points he is about to lose in this step, such as the shots aimed at him so far."""
    killer: int | None
    """Who took the last life point, where somebody is to blame."""

    @property
    def alive(self) -> bool:
        return self.life > 0

    def __repr__(self) -> str:
        role = self.role or "hidden"
        state = f"{self.life}/{self.max_life} life, {self.arrows} arrows" if self.alive else "out"
        aimed = f", {self.hits} hits" if self.hits else ""
        return f"{letter(self.seat)} {self.character} ({role}): {state}{aimed}"


@dataclass(frozen=True)
class View:
    """A table as one seat sees it; with `seat` None everything is open."""

    seat: int | None
    seats: tuple[SeatView, ...]
    roles: tuple[str, ...]
    """The roles in the game, as everybody knows them: not in the order of the seats."""
    options: tuple[tuple[str, str], ...]
    turn: int
    asked: int | None
    dice: tuple[str, ...]
    """The faces from left to right; none before the first roll of a turn."""
    rolls: int
    rolls_allowed: int
    """How often the player may roll in this turn."""
    supply: int
    frames: tuple[tuple[str, tuple[int, ...]], ...]
    """The unfinished pieces of work, the turn first: names and numbers that everybody may know."""
    over: bool
    winners: tuple[int, ...]

    def __repr__(self) -> str:
        dice = " ".join(self.dice) or "not rolled"
        roll = f"{dice} (roll {self.rolls} of {self.rolls_allowed})"
        end = f" · over, won by {', '.join(map(letter, self.winners)) or 'nobody'}" if self.over else ""
        head = f"turn of {letter(self.turn)} · {roll} · {self.supply} arrows in the middle{end}"
        return "\n".join(["<" + head, *(f" {seat!r}" for seat in self.seats)]) + ">"


def is_role_known(t: DiceTable, seat: int, to: int | None) -> bool:
    """Whether a role is open to a seat: its own, the Sheriff's, those of the eliminated.

    At a table of three all are open (X50), and when the game is over everybody turns his role up.
    """
    s = t.seats[seat]
    return (
        to is None or to == seat or s.role == SHERIFF or s.life == 0 or t.over or is_duel_of_three(t.roles())
    )


def seat_view(t: DiceTable, seat: int, to: int | None) -> SeatView:
    """One player as `to` sees him."""
    s = t.seats[seat]
    return SeatView(
        seat=seat,
        character=s.character.name,
        role=ROLES[s.role] if is_role_known(t, seat, to) else None,
        life=s.life,
        max_life=s.max_life,
        arrows=s.arrows,
        hits=s.hits,
        killer=None if s.killer == NOBODY else s.killer,
    )


def view(t: DiceTable, seat: int | None) -> View:
    """The table as a seat sees it; None sees everything."""
    turn = t.turn()
    return View(
        seat=seat,
        seats=tuple(seat_view(t, other, seat) for other in range(len(t.seats))),
        roles=tuple(sorted(ROLES[s.role] for s in t.seats)),
        options=tuple(t.rules.named().items()),
        turn=turn,
        asked=None if t.over else asked(t),
        dice=tuple(FACES[t.dice[place]] for place in range(DICE)) if t.rolls else (),
        rolls=t.rolls,
        rolls_allowed=t.seats[turn].character.rolls(),
        supply=t.supply,
        frames=tuple((frame.name, tuple(frame.numbers())) for frame in t.stack),
        over=t.over,
        winners=winners(t),
    )


def winners(t: DiceTable) -> tuple[int, ...]:
    """The seats that have won, the eliminated of a winning side included; none while the game goes on."""
    return tuple(seat for seat in range(len(t.seats)) if t.over and t.verdict & BIT[seat])


def events(t: DiceTable, since: int, seat: int | None) -> tuple[Seen, ...]:
    """What has happened from entry `since` of the log on, as a seat saw it; nothing where no log is kept."""
    log = t.log
    if log is None:
        return ()
    return tuple(seen(t, log.entry(n), seat) for n in range(since, len(log)))


def seen(t: DiceTable, entry: tuple[int, int, int, int, int, int], to: int | None) -> Seen:
    """An entry of the log as one seat sees it."""
    what, seat, other, card, amount, audience = entry
    open_to = to is None or bool(audience & BIT[to])
    return Seen(
        what=EVENTS[what],
        seat=None if seat == NOBODY else seat,
        other=None if other == NOBODY else other,
        card=shown(t, what, seat, card) if open_to else None,
        amount=amount,
    )


def shown(t: DiceTable, what: int, seat: int, card: int) -> str | None:
    """What an event lets people see, in words."""
    if what in (ROLLED, KEPT):
        return read_line(card)
    if what == ELIMINATED:
        return ROLES[card]
    if what == HURT:
        return CAUSES[card]
    if what == USED_ABILITY:
        return t.seats[seat].character.name
    return None
