"""The rules digests that come with the package: every rule and ruling by its id.

They lie in text/rules and nowhere else: `help` and the page's rulebook quote them, the table of scenarios counts them.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from sixgun.errors import BadScenario

FOLDER: Final = Path("text", "rules")
"""Where they lie in the package."""

BOOKS: Final = {
    "card-game": "The card game",
    "dodge-city": "Dodge City",
    "high-noon": "High Noon",
    "fistful-of-cards": "A Fistful of Cards",
    "dice-game": "The Dice Game",
    "rulings": "Rulings",
}
"""The digests in the order in which they are searched, and what each is called."""

HOME_MADE: Final[dict[str, Path]] = {}
"""The digests of home-made sets, by the names of the sets."""

HEADING: Final = re.compile(r"#{2,3} (?P<title>.+)")
ITEM: Final = re.compile(r"\s*- \*\*(?P<id>[A-Z]+\d+[a-z]?(-E\d+)?)( (?P<title>.+?))?\*\* ?(?P<text>.*)")
ROW: Final = re.compile(r"\| (?P<id>[A-Z]+\d+) \| (?P<text>.+) \|")
CONFIDENCE: Final = "Confidence: "
WHY: Final = "Why: "
"""Which rulebooks and programs were compared: of use to those who maintain the digests, noise to players."""
SOURCES: Final = re.compile(r" ?\[(?:[0-9]{3}|face|pub)[^\]]*\]")
NOTES: Final = re.compile(r" ?\((?!\d;)[^()]*\b00[0-9]\b[^()]*\)")
"""Which rulebook says it, and where they differ."""
MARKUP: Final = re.compile(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)")
ASIDES: Final = re.compile(r"\s*\[[^\]]*\]|\s*\([^()]*\)|\*")
LONGEST: Final = 110


@dataclass(frozen=True)
class Rule:
    """A rule as the digest words it; `title` is what a ruling settles."""

    id: str
    title: str
    text: str
    book: str
    section: str
    about: str
    """What it is about, in one line."""
    sure: str = ""
    """How sure a ruling is."""
    optional: str = ""
    """Why it need not be shown by a scenario, if it need not."""


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule of every digest."""
    found = read_rules(Path(__file__).resolve().parent / FOLDER)
    for book, file in HOME_MADE.items():
        found += read_digest(book, file.read_text(encoding="utf-8"))
    return tuple(found)


def add_book(book: str, file: Path) -> None:
    """Have the digest of a home-made set among the others, if it has one."""
    if file.is_file():
        HOME_MADE[book] = file
        rules.cache_clear()


def read_rules(folder: Path) -> list[Rule]:
    """All rules of the digests in a folder, in their order."""
    found: list[Rule] = []
    for book in BOOKS:
        file = folder / f"{book}.md"
        if not file.is_file():
            raise BadScenario(f"there is no {file}; run this in the project's folder, or name it with --root")
        found += read_digest(book, file.read_text(encoding="utf-8"))
    return found


def read_digest(book: str, text: str) -> Iterator[Rule]:
    """The rules of one digest: list items with what stands below them, and rows of the tables of editions.

    >>> rules = list(read_digest("x", "## 5 Turn\\n- **C24** Phase 1: **draw** two. [001]\\n"))
    >>> rules[0].id, rules[0].section, rules[0].text
    ('C24', '5 Turn', 'Phase 1: draw two.')
    """
    section = ""
    item: re.Match[str] | None = None
    below: list[str] = []
    for line in [*text.splitlines(), "#"]:
        found = ITEM.fullmatch(line) or ROW.fullmatch(line)
        if item and (found or line.startswith("#") or not line.strip()):
            yield make_rule(book, section, item, below)
            item = None
        if heading := HEADING.fullmatch(line):
            section = heading["title"]
        if found:
            item, below = found, []
        elif item:
            below.append(line.strip().removeprefix("- "))


def make_rule(book: str, section: str, item: re.Match[str], below: Sequence[str]) -> Rule:
    parts = item.groupdict()
    title = parts.get("title") or ""
    sure = next((line.removeprefix(CONFIDENCE) for line in below if line.startswith(CONFIDENCE)), "")
    optional = "it is of low confidence" if sure and not ("high" in sure or "medium" in sure) else ""
    about = title or parts["text"]
    if item.re is ROW:
        about, *_, option = about.split(" | ")
        optional = "" if "`" in option else "it has no option"
    said = [line for line in below if not line.startswith((CONFIDENCE, WHY))]
    text = plain(" ".join([parts["text"], *said]))
    return Rule(parts["id"], plain(title), text, book, section, short(about), sure, optional)


def plain(text: str) -> str:
    """The text without its markup and its sources.

    >>> plain("Beer: its player **regains** 1 life point. [001 004]")
    'Beer: its player regains 1 life point.'
    """
    return MARKUP.sub("", NOTES.sub("", SOURCES.sub("", text))).replace(" | ", "; ").strip()


def short(text: str) -> str:
    """What a rule is about: its text without sources and asides, cut where it gets long."""
    bare = ASIDES.sub("", text).strip()
    if len(bare) <= LONGEST:
        return bare
    return bare[:LONGEST].rpartition(" ")[0].rstrip(",;:–") + " …"


def find_rules(words: Sequence[str]) -> list[Rule]:
    """The rules that speak of all the words; a rule asked for by its id comes alone."""
    wanted = [word.casefold() for word in words]
    by_id = [rule for rule in rules() if rule.id.casefold() in wanted]
    if by_id:
        return by_id
    return [rule for rule in rules() if all(word in f"{rule.title} {rule.text}".casefold() for word in wanted)]
