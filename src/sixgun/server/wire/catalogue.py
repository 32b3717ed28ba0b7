"""What there is to play: games, sets, table sizes, rule options and bots, as the engine has them."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal, cast

import msgspec

from sixgun.cardgame import options as card_options
from sixgun.cardgame.cardset import CardSet
from sixgun.cardgame.home_made import WORDS
from sixgun.cardgame.kind import BORDERS
from sixgun.cardgame.options import named_options, read_options
from sixgun.cardgame.setup import BASE_PLAYERS
from sixgun.cardgame.shelf import FOLDERS, KINDS, PRINTED, SETS
from sixgun.dicegame import rules as dice_options
from sixgun.kernel.roles import DEALT, SHERIFF
from sixgun.picture.parts import GameName, Part
from sixgun.server.wire.from_client import Value

Border = Literal["brown", "blue", "green"]


class OptionInfo(Part):
    """A rule option: its values, the default first; a list of names where `values` is empty."""

    name: str
    values: list[bool | int | str]
    names: list[str] = msgspec.field(default_factory=list)
    """What a list may contain; without the option it is the table's own sets, or nothing."""
    of: Literal["set", "card"] | None = None
    """Whether these are names of sets or of cards."""
    needs: dict[str, Value] = msgspec.field(default_factory=dict)
    """Other options with the value without which this one cannot be chosen."""
    usual: bool = False
    """Whether people often choose it; the others are for those who know why."""
    with_sets: list[list[str]] = msgspec.field(default_factory=list)
    """Sets of events without which it changes nothing: it takes all of one of these lists. None are needed if empty."""


class SetsInfo(Part):
    """A combination of sets with cards that can be played, and by how many."""

    sets: list[str]
    players: list[int]


class EventsInfo(Part):
    """A set of events: those that are in it by default, the final one last."""

    set: str
    events: list[str]


class GameInfo(Part):
    """What one of the two games offers."""

    game: GameName
    sets: list[SetsInfo]
    options: list[OptionInfo]
    editions: dict[str, dict[str, Value]]
    """The presets: each with the options in which it differs from the default."""
    sheriff: list[int] = msgspec.field(default_factory=list)
    """At how many players there is a Sheriff, who can pass his role on."""
    events: list[EventsInfo] = msgspec.field(default_factory=list)
    """The sets of events: each may be added to every combination."""


class HomeMadeKind(Part):
    """A kind of home-made card, as far as it is drawn: a weapon has a range."""

    border: Border
    range: int


class HomeMadeSet(Part):
    """A set that the host has made himself, so that no client knows it: words by language in Fluent's syntax."""

    name: str
    kinds: dict[str, HomeMadeKind]
    characters: list[str]
    words: dict[str, str]


class BotInfo(Part):
    """A bot that can be chosen, and the games it plays."""

    level: str
    games: list[GameName]


NOT_ASKED: Final = "rulings"
"""The option that nobody chooses: games dealt under older rulings go on under these."""
USUAL: Final = (
    *("simplified", "simplified_also_remove"),
    *("event_deck", "final", "resurrection", "high_noon_extras"),
)
SETS_LISTED: Final = ("cards", "characters")
NEEDS: Final[dict[str, dict[str, Value]]] = {"simplified_also_remove": {"simplified": True}}
OF_EITHER: Final = ("resurrection", "event_anchor_dead")
"""Options that matter with whatever events there are."""
WITH_SHERIFF: Final = [players for players, roles in DEALT.items() if SHERIFF in roles]


def with_sets(name: str) -> list[list[str]]:
    """The sets of events with which an option matters; none for an option of cards and characters."""
    boxes = [box.name for box in PRINTED if box.events]
    if name in OF_EITHER:
        return [[box] for box in boxes]
    needed = next((of for of, names in card_options.OF_EVENTS.items() if name in names), None)
    return [] if needed is None else [boxes] if needed == "both" else [[needed]]


@cache
def home_made() -> list[HomeMadeSet]:
    """The sets that the host has named by their folders."""
    return [told(SETS[name], folder) for name, folder in FOLDERS.items()]


def told(box: CardSet, folder: Path) -> HomeMadeSet:
    files = sorted((folder / WORDS).parent.glob(f"*{WORDS.suffix}"))
    return HomeMadeSet(
        name=box.name,
        kinds={kind.name: HomeMadeKind(BORDERS[kind.border], int(kind.reach)) for kind in box.kinds},
        characters=[character.name for character in box.characters],
        words={file.stem: file.read_text(encoding="utf-8") for file in files},
    )


def together() -> list[list[str]]:
    """The sets that are offered together: the printed ones as they came out, then each with the home-made ones."""
    boxes = [box.name for box in PRINTED if box.kinds or box.characters]
    printed = [boxes[:n] for n in range(1, len(boxes) + 1)]
    return [*printed, *([*sets, *FOLDERS] for sets in printed if FOLDERS)]


def option(name: str, values: Sequence[object]) -> OptionInfo:
    """An option with what it needs to be shown; one with nothing but a name and values needs no word here."""
    told = OptionInfo(
        name,
        cast(list[bool | int | str], list(values)),
        usual=name in USUAL,
        needs=NEEDS.get(name, {}),
        with_sets=with_sets(name),
    )
    if not values and name in SETS_LISTED:
        told.of, told.names = "set", [name for name, box in SETS.items() if box.kinds or box.characters]
    elif not values:
        told.of, told.names = "card", [kind.name for kind in KINDS.values() if not kind.book]
    return told


def in_order(box: CardSet, options: card_options.Options) -> list[str]:
    """The events of a set that are in it under these options, the final one last."""
    return [event.name for event in sorted(box.events, key=lambda one: one.final) if event.is_in(options)]


@cache
def games() -> list[GameInfo]:
    """Both games."""
    values = {**card_options.VALUES, **dict.fromkeys(card_options.LISTS, ())}
    by_default = read_options(named_options({}))
    return [
        GameInfo(
            game="card",
            sets=[SetsInfo(sets, list(DEALT if sets[1:] else BASE_PLAYERS)) for sets in together()],
            options=[option(name, of) for name, of in values.items() if name != NOT_ASKED],
            editions=cast(dict[str, dict[str, Value]], card_options.EDITIONS),
            sheriff=WITH_SHERIFF,
            events=[EventsInfo(box.name, in_order(box, by_default)) for box in PRINTED if box.events],
        ),
        GameInfo(
            game="dice",
            sets=[SetsInfo([], list(DEALT))],
            options=[option(name, of) for name, of in dice_options.VALUES.items() if name != NOT_ASKED],
            editions=cast(dict[str, dict[str, Value]], dice_options.EDITIONS),
            sheriff=WITH_SHERIFF,
        ),
    ]
