"""Why bots moved as they did: kept with the journal as sentences, shown after the game."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from sixgun import bots
from sixgun.kernel.choice import letter
from sixgun.server.keep.store import JournalLine
from sixgun.server.wire.from_server import Reason, Sentence
from sixgun.text.fluent import Bundle

SEATS: Final = ("seat", "target")
"""Arguments that name a seat by its number."""

READ: Final = msgspec.json.Decoder(list[Sentence])


def keep(reason: Sequence[Sentence]) -> str | None:
    """A reason as the journal keeps it."""
    return msgspec.json.encode(reason).decode() if reason else None


def reasons(lines: Sequence[JournalLine]) -> list[Reason]:
    """Every reason of a game, for after it."""
    found = []
    for seq, line in enumerate(lines, 1):
        if line.reason is not None:
            sentences = READ.decode(line.reason)
            found.append(Reason(seq, line.seat, line.move, in_english(sentences), sentences))
    return found


def in_english(sentences: Sequence[Sentence]) -> str:
    return " ".join(say(sentence) for sentence in sentences)


def say(sentence: Sentence) -> str:
    """One sentence, with seats as letters.

    >>> say(Sentence("reason-take-it", {"life": 3}))
    'I can bear that; my cards are worth more to me.'
    """
    pattern = english().find(sentence.key)
    args = {
        name: letter(value) if name in SEATS and isinstance(value, int) else value
        for name, value in sentence.args.items()
    }
    try:
        return sentence.key if pattern is None else english().say(pattern, args)
    except KeyError:  # a journal of another release may lack what the sentence speaks of now
        return sentence.key


@cache
def english() -> Bundle:
    return Bundle([Path(bots.__file__).parent / "reasons.en.ftl"])
