"""A game in numbers: cards played and dodged, draw!, dice against what was to be expected."""

from collections import Counter
from collections.abc import Iterable, Sequence

from sixgun.dicegame.face import FACES
from sixgun.kernel.choice import Seen

Numbers = tuple[tuple[str, int, int], ...]
"""A name, how many, and of how many; 0 where there is no such number."""


def numbers_of(game: str, events: Sequence[Seen]) -> Numbers:
    return cards_in_numbers(events) if game == "card" else dice_in_numbers(events)


def cards_in_numbers(events: Sequence[Seen]) -> Numbers:
    """
    >>> cards_in_numbers([Seen("played", 0, 1, "bang/AS"), Seen("turned_over", 1, None, "beer/6H")])[:3]
    (('bangs', 1, 0), ('dodged', 0, 0), ('hearts', 1, 1))
    """
    played = Counter(kind(seen) for seen in events if seen.what == "played")
    what = Counter(seen.what for seen in events)
    turned = [seen.card for seen in events if seen.what == "turned_over" and seen.card]
    return (
        ("bangs", played["bang"], 0),
        ("dodged", what["dodged"], 0),
        ("hearts", sum(card.endswith("H") for card in turned), len(turned)),
        ("drinks", played["beer"] + played["saloon"] + played["tequila"] + played["whisky"], 0),
        ("dynamite", what["passed_on"], 0),
        ("drawn", sum(seen.amount for seen in events if seen.what == "drew"), 0),
    )


def kind(seen: Seen) -> str:
    return (seen.card or "").partition("/")[0]


def dice_in_numbers(events: Sequence[Seen]) -> Numbers:
    """Each face: how often it fell, of how many dice rolled; arrows taken, rolls after the first."""
    fell: Counter[str] = Counter(face for faces in rolled(events) for face in faces)
    again = sum(1 for seen in events if seen.what == "rolled" and seen.amount > 1)
    arrows = sum(1 for seen in events if seen.what == "took_arrow")
    faces = tuple((f"face-{face}", fell[face], fell.total()) for face in FACES)
    return (*faces, ("arrows", arrows, 0), ("rerolls", again, 0))


def rolled(events: Iterable[Seen]) -> Iterable[list[str]]:
    """The dice that fell at each roll, those kept left out.

    >>> list(rolled([Seen("kept", 0, None, "1 - - - -"), Seen("rolled", 0, None, "1 2 2 beer arrow", 2)]))
    [['2', '2', 'beer', 'arrow']]
    """
    kept: list[str] = []
    for seen in events:
        if seen.what == "kept":
            kept = (seen.card or "").split()
        elif seen.what == "rolled":
            faces = (seen.card or "").split()
            yield [face for at, face in enumerate(faces) if seen.amount == 1 or not kept or kept[at] == "-"]
            kept = []
