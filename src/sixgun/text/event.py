"""Events as sentences, told to one reader."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from sixgun.kernel.choice import Seen
from sixgun.kernel.roles import ROLES
from sixgun.text.messages import Messages
from sixgun.text.wording import cards_words, faces_words, game_of, kind_of, player

RUNS: Final = ("drew", "discarded", "turned_over", "turned_up", "looked_at", "inherited", "took_arrow")
"""Events that are told together when several follow each other."""

DICE_ROLLED: Final = ("rolled", "kept")


@dataclass(frozen=True)
class Happening:
    """One event, or a run of equal ones, that makes one sentence."""

    what: str
    seat: int | None = None
    other: int | None = None
    cards: tuple[str | None, ...] = ()
    amount: int = 0
    left: int | None = None
    """What is left of that which is counted here: life points, or arrows in the middle."""


def alone(seen: Seen) -> Happening:
    """An event by itself."""
    return Happening(seen.what, seen.seat, seen.other, (seen.card,), seen.amount)


def merged(events: Iterable[Seen]) -> list[Happening]:
    """The events in their order, runs of equal ones together.

    >>> [happening.amount for happening in merged([Seen("drew", 1, amount=1), Seen("drew", 1, amount=1)])]
    [2]
    """
    happenings: list[Happening] = []
    for seen in events:
        new = alone(seen)
        if seen.what == "took_arrow":
            new = Happening(seen.what, seen.seat, seen.other, (), 1)
        if happenings and seen.what in RUNS:
            last = happenings[-1]
            if (last.what, last.seat, last.other) == (new.what, new.seat, new.other):
                happenings[-1] = Happening(
                    new.what, new.seat, new.other, last.cards + new.cards, last.amount + new.amount
                )
                continue
        happenings.append(new)
    return happenings


def sentence(say: Messages, happening: Happening, reader: int | None, view: Any) -> str:
    """What happened, in a sentence for the one who reads; `view` is the table that he sees."""
    game = game_of(view)
    key = f"event-{game}-{happening.what}"
    facts = common_facts(say, happening, reader, view)
    facts |= dice_facts(say, happening, view) if game == "dice" else card_facts(say, happening, view)
    for form in forms(happening, reader):
        if not form or say.has(f"{key}.{form}"):
            return say.say(f"{key}.{form}" if form else key, **facts)
    raise AssertionError(f"there is no sentence for {happening}")


def forms(happening: Happening, reader: int | None) -> Iterator[str]:
    """The forms of a sentence that fit, the closest first; the last is the message itself."""
    mine = reader is not None and happening.seat == reader
    if happening.other is not None:
        if happening.other == happening.seat:
            yield "you-own" if mine else "own"
        elif mine:
            yield "you-at"
        else:
            if happening.other == reader:
                yield "at-you"
            yield "at"
    if mine:
        yield "you"
    yield ""


def common_facts(
    say: Messages, happening: Happening, reader: int | None, view: Any
) -> dict[str, str | int]:
    """What the events of both games may speak of."""
    facts: dict[str, str | int] = {
        "seat": player(say, happening.seat, reader),
        "other": player(say, happening.other, reader),
        "amount": happening.amount,
        "counted": "yes" if happening.left is not None and happening.left > 0 else "no",
        "left": happening.left or 0,
        "character": "",
        "others-character": "",
        "role": "",
    }
    if happening.seat is not None:
        facts["character"] = say.say(f"character-{view.seats[happening.seat].character}")
    if happening.other is not None:
        facts["others-character"] = say.say(f"character-{view.seats[happening.other].character}")
    return facts


def card_facts(say: Messages, happening: Happening, view: Any) -> dict[str, str | int]:
    """What only the card game's events speak of."""
    first = happening.cards[0] if happening.cards else None
    facts: dict[str, str | int] = {
        "cards": cards_words(say, happening.cards),
        "kind": kind_of(first) if first else "",
    }
    if happening.what == "eliminated":
        facts["role"] = say.say(f"role-{ROLES[happening.amount]}.a")
    if happening.what == "used_ability" and happening.seat is not None:
        who = view.seats[happening.seat]
        facts["character"] = say.say(f"character-{who.borrowed or who.character}")
    return facts


def dice_facts(say: Messages, happening: Happening, view: Any) -> dict[str, str | int]:
    """What only the dice game's events speak of."""
    shown = next((card for card in happening.cards if card), "")
    facts: dict[str, str | int] = {"cause": shown, "dice": "", "count": 0}
    if happening.what in DICE_ROLLED:
        faces = [face for face in shown.split() if face != "-"]
        facts["dice"] = faces_words(say, faces)
        facts["count"] = len(faces)
    elif happening.what == "eliminated":
        facts["role"] = say.say(f"role-{shown}.a")
    elif happening.what == "won" and happening.seat is not None:
        facts["role"] = say.say(f"role-{view.seats[happening.seat].role}.a")
    return facts
