"""What everybody is shown of a moment, in words: the views, the news as each saw it, and the question.

Only what people see is in it, by the names that they see: how the engine keeps it inside may change freely.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

from sixgun.game import Game
from sixgun.kernel.choice import letter
from sixgun.kernel.roles import SPECTATOR
from sixgun.picture.paint import NO_FACTS


class Facts:
    """Some facts of a view by their names, as a line of text; a view is told thousands of times."""

    def __init__(self, names: str) -> None:
        self.form = ", ".join(f"{name} %s" for name in names.split())
        self.values = attrgetter(*names.split())

    def of(self, view: object) -> str:
        text: str = self.form % self.values(view)
        return text


OF_THE_TABLE: Final = {
    "card": Facts("turn asked deck_size deck_top discards store looked_at turned_over played over winners"),
    "dice": Facts("turn asked dice rolls rolls_allowed supply over winners"),
}
OF_A_SEAT: Final = {
    "card": Facts("character borrowed role life max_life alive hand in_play waiting reach hand_limit"),
    "dice": Facts("character role life max_life alive arrows hits"),
}


OF_EVENTS: Final = Facts("event next_event packet_size named")
OF_A_SEAT_WITH_EVENTS: Final = Facts("ghost second")
"""What there is more to see where there are events."""


@dataclass(frozen=True)
class Shown:
    """What was shown after a move; its fields are hashed apart, so that a change can be told by its kind."""

    views: list[str]
    events: list[str]
    question: list[str]


def shown(game: Game, since: int) -> Shown:
    """How it stands, and what has happened from the `since`-th event on."""
    return Shown(
        [line for viewer in viewers(game) for line in view_lines(game, viewer)],
        [line for viewer in viewers(game) for line in event_lines(game, since, viewer)],
        list(question_lines(game)),
    )


def viewers(game: Game) -> list[int | None]:
    """Every seat, the spectators, and None, to whom everything is open."""
    return [*range(game.players), SPECTATOR, None]


def name_of(viewer: int | None) -> str:
    return "open" if viewer is None else "spectator" if viewer == SPECTATOR else letter(viewer)


def view_lines(game: Game, viewer: int | None) -> Iterator[str]:
    """The table and each seat as one viewer sees them."""
    kind = game.deal.game
    seen: Any = game.rulebook.view(game.table, viewer)
    who = name_of(viewer)
    yield f"{who}: {OF_THE_TABLE[kind].of(seen)}"
    for seat in seen.seats:
        yield f"{who}: {letter(seat.seat)} {OF_A_SEAT[kind].of(seat)}"
    if kind == "card" and len(seen.rules.events) > 0:
        yield f"{who}: {OF_EVENTS.of(seen)}"
        yield from (f"{who}: {letter(seat.seat)} {OF_A_SEAT_WITH_EVENTS.of(seat)}" for seat in seen.seats)
    if kind == "card" and viewer is None:
        for a in range(game.players):
            yield f"{who}: from {letter(a)} {' '.join(str(seen.distance(a, b)) for b in range(game.players))}"


def event_lines(game: Game, since: int, viewer: int | None) -> Iterator[str]:
    """The news as one viewer saw them."""
    who = name_of(viewer)
    for event in game.rulebook.events(game.table, since, viewer):
        yield f"{who}: {event.what} {event.seat} {event.other} {event.card} {event.amount}"


def question_lines(game: Game) -> Iterator[str]:
    """Who is asked what, and what he may answer."""
    if game.over:
        return
    choice = game.choice
    yield f"{letter(choice.seat)} is asked: {choice.why}"
    for name, number in choice.facts:
        if name not in NO_FACTS:
            yield f"{name} {number}"
    yield f"on a clock that ran out: {choice.default}"
    yield from sorted(map(str, choice.options))
