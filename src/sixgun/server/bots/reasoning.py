"""Why bots moved as they did: kept with the journal as sentences, shown after the game."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from sixgun import bots
from sixgun.kernel.choice import letter
from sixgun.server.keep.kept import JournalLine
from sixgun.server.wire.reason import Reason, Sentence
from sixgun.text.fluent import Bundle
from sixgun.text.messages import Messages

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
    return " ".join(said for said in map(say, sentences) if said)


def say(sentence: Sentence) -> str:
    """One sentence, with seats as letters; nothing where a journal of another release says what nobody says now.

    >>> say(Sentence("reason-most-useful", {"card": "bang"}))
    'I can use BANG! best.'
    """
    pattern = english().find(sentence.key)
    facts = {name: word(name, value) for name, value in sentence.args.items()}
    try:
        return "" if pattern is None else english().say(pattern, facts)
    except KeyError:
        return ""


def word(name: str, value: str | int) -> str | int:
    """An argument as people say it."""
    if name in SEATS and isinstance(value, int):
        return letter(value)
    if name == "card" and cards().has(f"card-{value}"):
        return cards().say(f"card-{value}")
    return value


@cache
def english() -> Bundle:
    return Bundle([Path(bots.__file__).parent / "reasons.en.ftl"])


@cache
def cards() -> Messages:
    return Messages()
