"""What of all that can be chosen or asked has no golden game yet; the engine's own tables say what there is."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from sixgun.cardgame.codec import FRAMES as CARD_FRAMES
from sixgun.dicegame.frames import FRAMES as DICE_FRAMES
from sixgun.kernel.frame import Frame
from sixgun.kernel.generator import GENERATORS
from sixgun.record import Record
from tools.golden.plan import Box, boxes

AT_LEAST: Final = 2
"""Games for each value of an option."""

FRAMES: Final[dict[str, dict[str, type[Frame]]]] = {"card": CARD_FRAMES, "dice": DICE_FRAMES}


def missing(records: Sequence[Record]) -> list[str]:
    """What has too few games, a sentence each."""
    return [line for box in boxes() for line in missing_in(box, [record for record in records if is_of(box, record)])]


def is_of(box: Box, record: Record) -> bool:
    return record.deal.game == box.game and record.deal.sets == box.sets


def missing_in(box: Box, records: Sequence[Record]) -> Iterator[str]:
    """What has too few among the games of one box."""
    yield from (f"{box.name}: has no game {what}" for what in tables_missing(box, records))
    given = [dict(record.deal.options) for record in records]
    for option, values in box.values:
        for value in values:
            if sum(options.get(option) == value for options in given) < AT_LEAST:
                yield f"{box.name}: has fewer than {AT_LEAST} games with {option} = {value}"
    for option in box.listed:
        if not any(option in options for options in given):
            yield f"{box.name}: has no game with {option}; LISTED in tools/golden/plan.py gives it values"
    seated = {character for record in records for character, _ in record.seats}
    yield from (f"{box.name}: has no game with {name}" for name in box.characters if name not in seated)


def tables_missing(box: Box, records: Sequence[Record]) -> Iterator[str]:
    """Editions with numbers of players and generators, and given things."""
    deals = [record.deal for record in records]
    tables = {(dict(deal.options).get("edition"), deal.players, deal.generator) for deal in deals}
    for edition in box.editions:
        for players in box.sizes:
            for generator in GENERATORS:
                if (edition, players, generator) not in tables:
                    yield f"of edition {edition} for {players} with the {generator} generator"
    if not any(deal.roles and deal.characters for deal in deals):
        yield "with given roles and characters"
    if not any(deal.shares for deal in deals):
        yield "with shares of the players"
    if not any(entry.entropy is not None for record in records for entry in record.journal):
        yield "with entropy before its moves"


def unasked(asked: Iterable[tuple[str, str]]) -> list[str]:
    """The questions of both games that are not among those asked, which are named by game and frame."""
    found = set(asked)
    return [
        f"{game}: {name} is asked in no game; RARE in tools/golden/plan.py can make sure of it"
        for game, frames in FRAMES.items()
        for name, frame in frames.items()
        if frame.options is not Frame.options and (game, name) not in found
    ]
