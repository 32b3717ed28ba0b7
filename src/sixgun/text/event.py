"""Events as sentences, told to one reader."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from sixgun.kernel.choice import Seen
from sixgun.text.messages import Messages
from sixgun.text.wording import (
    CardView,
    DiceView,
    Facts,
    View,
    cards_words,
    faces_words,
    game_of,
    kind_of,
    listed,
    player,
)

RUNS: Final = ("drew", "discarded", "turned_over", "turned_up", "looked_at", "inherited", "took_arrow")
"""Events that are told together when one player has several of them in a row."""

SHARED: Final = ("nothing_happened",)
"""Events that are told together when they happen to several players in a row."""

UNTOLD: Final = ("finished",)
"""Events that need no sentence: the next one makes them plain."""

NAMED_BY: Final = {
    **{"named": "suit", "guessed": "colour"},
    **dict.fromkeys(("changed", "chose_character", "became"), "character"),
}
"""Events that are about no card but name something else."""

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
    more: tuple[int, ...] = ()
    """Further players to whom the same happened."""


def alone(seen: Seen) -> Happening:
    """An event by itself."""
    if seen.what == "took_arrow":
        return Happening(seen.what, seen.seat, seen.other, (), 1)
    return Happening(seen.what, seen.seat, seen.other, (seen.card,), seen.amount)


def together(last: Happening, new: Happening) -> Happening | None:
    """Two happenings as one sentence, if they can be told so.

    >>> together(Happening("drew", 1, amount=1), Happening("drew", 1, amount=1)).amount
    2
    """
    if last.what != new.what or last.other != new.other:
        return None
    if new.what in RUNS and last.seat == new.seat:
        return replace(new, cards=last.cards + new.cards, amount=last.amount + new.amount)
    if new.what in SHARED and new.seat is not None:
        return replace(last, more=(*last.more, new.seat))
    return None


def sentence(say: Messages, happening: Happening, reader: int | None, view: View) -> str:
    """What happened, in a sentence for the one who reads; `view` is the table that he sees."""
    key = f"event-{game_of(view)}-{happening.what}"
    facts = common_facts(say, happening, reader, view)
    if isinstance(view, CardView):
        facts |= card_facts(say, happening, view)
    else:
        facts |= dice_facts(say, happening, view)
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


def common_facts(say: Messages, happening: Happening, reader: int | None, view: View) -> Facts:
    """What the events of both games may speak of."""
    facts: Facts = {
        "seat": listed(say, [player(say, seat, reader) for seat in (happening.seat, *happening.more)]),
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
    if happening.what == "eliminated":
        facts["role"] = say.say(f"role-{happening.cards[0]}.a")
    if happening.other is not None:
        facts["others-character"] = say.say(f"character-{view.seats[happening.other].character}")
    return facts


def card_facts(say: Messages, happening: Happening, view: CardView) -> Facts:
    """What only the card game's events speak of."""
    cards = () if happening.what == "eliminated" else happening.cards
    first = cards[0] if cards else None
    named = NAMED_BY.get(happening.what)
    facts: Facts = {
        "cards": named_words(say, named, first) if named else cards_words(say, cards),
        "kind": kind_of(first) if first else "",
    }
    if happening.what == "used_ability" and happening.seat is not None:
        who = view.seats[happening.seat]
        facts["character"] = say.say(f"character-{who.borrowed or who.character}")
    return facts


def named_words(say: Messages, named: str, what: str | None) -> str:
    """What an event names, where the reader may know it."""
    return say.say(f"{named}-{what}") if what else ""


def dice_facts(say: Messages, happening: Happening, view: DiceView) -> Facts:
    """What only the dice game's events speak of."""
    shown = next((card for card in happening.cards if card), "")
    named = NAMED_BY.get(happening.what)
    cards = named_words(say, named, shown or None) if named else ""
    facts: Facts = {"cause": shown, "dice": "", "count": 0, "cards": cards}
    if happening.what in DICE_ROLLED:
        faces = [face for face in shown.split() if face != "-"]
        facts["dice"] = faces_words(say, faces)
        facts["count"] = len(faces)
    elif happening.what == "won" and happening.seat is not None:
        facts["role"] = say.say(f"role-{view.seats[happening.seat].role}.a")
    return facts
