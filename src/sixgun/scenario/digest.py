"""The rules by their ids, as the digests in docs/rules list them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sixgun.errors import BadScenario

DIGESTS: Final = {
    "card-game.md": "The card game",
    "dodge-city.md": "Dodge City",
    "dice-game.md": "The Dice Game",
    "rulings.md": "Rulings",
}
"""The files with rules, and what each is called on the page."""

HEADING: Final = re.compile(r"#{2,3} (?P<title>.+)")
RULE: Final = re.compile(r"\s*- \*\*(?P<id>[CDX]\d+(-E\d+)?)\*\* (?P<text>.+)")
RULING: Final = re.compile(r"- \*\*(?P<id>R\d+) (?P<text>.+?)\*\*")
CONFIDENCE: Final = re.compile(r"\s*- Confidence: (?P<how>.+)")
ROW: Final = re.compile(r"\| (?P<id>[CDX]E\d+) \| (?P<text>[^|]+) \|.*\| (?P<option>[^|]+) \|")
SOURCES: Final = re.compile(r"\s*\[[^\]]*\]|\s*\([^()]*\)|\*")
LONGEST: Final = 110


@dataclass(frozen=True)
class Rule:
    """One rule: where it stands, what it says, how sure it is, and why it need not be shown, if it need not."""

    id: str
    digest: str
    section: str
    text: str
    optional: str = ""
    sure: str = ""


def read_rules(folder: Path) -> list[Rule]:
    """All rules of the digests, in their order."""
    rules: list[Rule] = []
    for name in DIGESTS:
        file = folder / name
        if not file.is_file():
            raise BadScenario(f"there is no {file}; run this in the project's folder, or name it with --root")
        rules += read_digest(name, file.read_text(encoding="utf-8"))
    return rules


def read_digest(name: str, text: str) -> Iterator[Rule]:
    """The rules of one digest: statements, examples, rows of the edition tables, rulings.

    >>> rules = list(read_digest("x", "## 5 Turn\\n- **C24** Phase 1: draw two. [001]\\n"))
    >>> rules[0].id, rules[0].section, rules[0].text
    ('C24', '5 Turn', 'Phase 1: draw two.')
    """
    section = ""
    ruling: Rule | None = None
    for line in text.splitlines():
        if match := HEADING.fullmatch(line):
            section = match["title"]
        elif match := RULE.fullmatch(line):
            yield Rule(match["id"], name, section, short(match["text"]))
        elif match := ROW.fullmatch(line):
            has_option = "`" in match["option"]
            yield Rule(match["id"], name, section, short(match["text"]), "" if has_option else "it has no option")
        elif match := RULING.match(line):
            ruling = Rule(match["id"], name, section, short(match["text"]))
        elif ruling is not None and (match := CONFIDENCE.fullmatch(line)):
            how = match["how"]
            optional = "" if "high" in how or "medium" in how else "it is of low confidence"
            yield Rule(ruling.id, name, section, ruling.text, optional, how)
            ruling = None


def short(text: str) -> str:
    """What a rule is about: its text without sources and asides, cut where it gets long."""
    plain = SOURCES.sub("", text).strip()
    if len(plain) <= LONGEST:
        return plain
    return plain[:LONGEST].rpartition(" ")[0].rstrip(",;:–") + " …"
