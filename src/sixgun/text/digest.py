"""The rules digests that come with the package: every rule and ruling by its id."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent / "rules"
BOOKS: Final = ("card-game", "dodge-city", "dice-game", "rulings")
"""The digests, in the order in which they are searched."""

ITEM: Final = re.compile(r"\s*- \*\*(?P<id>[A-Z]+\d+(-E\d+)?)( (?P<title>.+?))?\*\* ?(?P<text>.*)")
ROW: Final = re.compile(r"\| (?P<id>[A-Z]+\d+) \| (?P<text>.+) \|")
SOURCES: Final = re.compile(r" ?\[(?:[0-9]{3}|face|pub)[^\]]*\]")
"""Which rulebook says it: of use to those who maintain the digests, noise to players."""
MARKUP: Final = re.compile(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)")


@dataclass(frozen=True)
class Rule:
    """A rule as the digest words it; `title` is what a ruling settles."""

    id: str
    title: str
    text: str
    book: str


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule of every digest."""
    return tuple(rule for book in BOOKS for rule in read_book(book))


def read_book(book: str) -> Iterator[Rule]:
    """The rules of one digest: list items, and rows of the tables of editions."""
    found: tuple[str, str] | None = None
    lines: list[str] = []
    for line in [*(HERE / f"{book}.md").read_text(encoding="utf-8").splitlines(), "#"]:
        item = ITEM.fullmatch(line) or ROW.fullmatch(line)
        if found and (item or line.startswith("#") or not line.strip()):
            yield Rule(*found, plain(" ".join(lines)), book)
            found, lines = None, []
        if item:
            parts = item.groupdict()
            found = (parts["id"], plain(parts.get("title") or ""))
            lines = [parts["text"]]
        elif found:
            lines.append(line.strip().removeprefix("- "))


def plain(text: str) -> str:
    """The text without its markup and its sources.

    >>> plain("Beer: its player **regains** 1 life point. [001 004]")
    'Beer: its player regains 1 life point.'
    """
    return MARKUP.sub("", SOURCES.sub("", text)).replace(" | ", "; ").strip()


def find_rules(words: list[str]) -> list[Rule]:
    """The rules that speak of all the words; a rule asked for by its id comes alone."""
    wanted = [word.casefold() for word in words]
    by_id = [rule for rule in rules() if rule.id.casefold() in wanted]
    if by_id:
        return by_id
    return [rule for rule in rules() if all(word in f"{rule.title} {rule.text}".casefold() for word in wanted)]
