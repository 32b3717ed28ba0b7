"""What a seat may see of the table, built up field by field: nothing is in a view that is not named here."""

from dataclasses import dataclass, field

from sixgun.cardgame.questions import distance, reach
from sixgun.cardgame.table import CardTable
from sixgun.kernel.choice import letter
from sixgun.kernel.roles import BIT, ROLES, SHERIFF


@dataclass(frozen=True)
class SeatView:
    """One player as the viewer sees him. Of a hand the known cards come first, a None stands for each unknown one."""

    seat: int
    character: str
    borrowed: str | None
    role: str | None
    life: int
    max_life: int
    alive: bool
    hand: tuple[str | None, ...]
    in_play: tuple[str, ...]
    waiting: tuple[str, ...]
    """Those cards in play that were laid down this turn, so that a green one cannot be used yet (D22)."""
    distance: int | None
    """How far the viewer sees him."""
    in_reach: bool
    """Whether the viewer's weapon reaches him."""
    marks: tuple[int, ...]
    """BANG! cards played and ability used this turn, cards owed, whether the hand ran dry, who took the last life point."""

    @property
    def hand_size(self) -> int:
        return len(self.hand)

    def __str__(self) -> str:
        role = self.role or "?"
        hand = " ".join(card or "?" for card in self.hand) or "-"
        table = " ".join(self.in_play) or "-"
        life = f"{self.life}/{self.max_life}" if self.alive else "out"
        return f"{letter(self.seat)} {self.character} ({role}) {life}  hand: {hand}  in play: {table}"


@dataclass(frozen=True)
class View:
    """The table as one seat sees it, or with everything open when `seat` is None."""

    seat: int | None
    sets: tuple[str, ...]
    options: tuple[tuple[str, object], ...]
    seats: tuple[SeatView, ...]
    turn: int
    turns: int
    asked: int | None
    deck_size: int
    deck_top: tuple[str, ...]
    """The top cards of the deck as far as the viewer knows them."""
    discards: tuple[str, ...]
    """The last one is the top."""
    store: tuple[str, ...]
    looked_at: tuple[str | None, ...]
    turned_over: tuple[str, ...]
    played: tuple[str, ...]
    over: bool
    winners: tuple[int, ...]
    frames: tuple[tuple[str, tuple[int, ...]], ...] = field(repr=False)
    """The unfinished pieces of work, which hold nothing secret: what `guess` needs to go on from here."""
    loose_ends: tuple[bool, int] = field(repr=False)
    """Whether an elimination is not judged yet, and whose cards still lie there."""

    def __repr__(self) -> str:
        asked = "over" if self.asked is None else f"{letter(self.asked)} is asked"
        whose = "everything open" if self.seat is None else f"as {letter(self.seat)} sees it"
        top = self.discards[-1] if self.discards else "-"
        head = f"<{whose}: turn of {letter(self.turn)}, {asked}, deck {self.deck_size}, discards {top}>"
        return "\n".join([head, *map(str, self.seats)])


def view(t: CardTable, to: int | None) -> View:
    """The table as seat `to` sees it; None sees everything, for replays and after the game."""
    faces = t.rules.faces
    return View(
        seat=to,
        sets=t.rules.sets,
        options=tuple(sorted(t.rules.given.items())),
        seats=tuple(seat_view(t, seat, to) for seat in range(len(t.seats))),
        turn=t.turn,
        turns=t.turns,
        asked=None if t.over else t.stack[-1].seat,
        deck_size=t.deck.n,
        deck_top=known_top(t, to),
        discards=tuple([faces[card] for card in t.discards.list()]),
        store=tuple([faces[card] for card in t.store]),
        looked_at=tuple([faces[card] if is_known(t, card, to) else None for card in t.looked_at]),
        turned_over=tuple([faces[card] for card in t.turned_over]),
        played=tuple([faces[card] for card in t.played]),
        over=t.over,
        winners=seats_of(t.winners),
        frames=tuple([(frame.name, canonical(t, frame.fields, frame.numbers())) for frame in t.stack]),
        loose_ends=(t.unjudged, t.estates),
    )


def seat_view(t: CardTable, seat: int, to: int | None) -> SeatView:
    s = t.seats[seat]
    faces = t.rules.faces
    known = [faces[card] for card in s.hand if is_known(t, card, to)]
    if to is not None and to != seat:
        known.sort()  # the order of a hand is its owner's
    sees = to is not None and to != seat and s.alive and t.seats[to].alive
    far = distance(t, to, seat) if sees and to is not None else None
    return SeatView(
        seat=seat,
        character=s.character.name,
        borrowed=None if s.borrowed.name == "none" else s.borrowed.name,
        role=ROLES[s.role] if to is None or to == seat or role_is_public(t, seat) else None,
        life=s.life,
        max_life=s.max_life,
        alive=s.alive,
        hand=(*known, *[None] * (len(s.hand) - len(known))),
        in_play=tuple([faces[card] for card in s.in_play]),
        waiting=tuple([faces[card] for card in s.in_play if t.laid_in[card] == t.turns]),
        distance=far,
        in_reach=far is not None and to is not None and far <= reach(t, to),
        marks=(s.bangs, s.used, s.owed, 1 if s.ran_dry else 0, s.killer),
    )


def role_is_public(t: CardTable, seat: int) -> bool:
    """The Sheriff's (C10), those of the eliminated (C41), and all at a table of three (D11)."""
    s = t.seats[seat]
    if s.role == SHERIFF or not s.alive:
        return True
    return len(t.seats) == 3 and all(other.role != SHERIFF for other in t.seats)


def is_known(t: CardTable, card: int, to: int | None) -> bool:
    return to is None or t.knows[card] & BIT[to] != 0


def known_top(t: CardTable, to: int | None) -> tuple[str, ...]:
    """The cards from the top of the deck down to the first that the viewer cannot name."""
    known = []
    for card in reversed(t.deck.list()):
        if not is_known(t, card, to):
            break
        known.append(t.rules.faces[card])
    return tuple(known)


def canonical(t: CardTable, fields: tuple[str, ...], numbers: list[int]) -> tuple[int, ...]:
    """The numbers of a frame, with the first of several cards that look alike: a view does not tell them apart."""
    return tuple(
        t.rules.first_alike[number] if name == "card" and number >= 0 else number
        for name, number in zip(fields, numbers, strict=True)
    )


def seats_of(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(8) if bits & BIT[seat])
