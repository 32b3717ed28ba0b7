"""The blocks of code in a document, and what is said of each: how it is run, or why it is not."""

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).resolve().parents[2]
OF_THE_PAST = ROOT / "CHANGELOG.md"
DOCUMENTS = [
    *sorted(document for document in ROOT.glob("*.md") if document != OF_THE_PAST),
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w*)\n(?P<code>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"<!-- (?P<how>not run|from): *(?P<what>(?:(?!-->).)*?) *-->\s*\Z", re.DOTALL)
INLINE = re.compile(r"`((?:(?:sixgun|\./play|\./check)(?=[ `])|python -m (?:tools|bench)\.)[^`]*)`")


@dataclass(frozen=True)
class Block:
    """A block of code, and the mark before it.

    `not run: REASON` says why nobody runs it; `from: FILE` that it stands so in that file, which is tested itself.
    """

    where: str
    language: str
    code: str
    how: str = ""
    what: str = ""


def blocks(text: str, name: str) -> list[Block]:
    """Every block of a document, in order."""
    found = []
    for fence in FENCE.finditer(text):
        mark = MARK.search(text[: fence.start()])
        where = f"{name}:{text.count(chr(10), 0, fence.start()) + 1}"
        how, what = (mark["how"], mark["what"]) if mark else ("", "")
        found.append(Block(where, fence["language"], dedent(fence["code"]), how, what))
    return found


def blocks_of(document: Path) -> list[Block]:
    return blocks(document.read_text(encoding="utf-8"), document.relative_to(ROOT).as_posix())


def commands(document: Path) -> list[str]:
    """Every command of ours that a document names: in its prose, and a line each in its blocks."""
    text = document.read_text(encoding="utf-8")
    named = INLINE.findall(FENCE.sub("", text))
    for block in blocks_of(document):
        named += [line for line in block.code.splitlines() if INLINE.match(f"`{line}`")]
    return named
