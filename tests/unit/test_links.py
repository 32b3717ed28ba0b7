"""What the documents point to is there: links between them, and the files that ARCHITECTURE.md names."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "sixgun"
NOT_OURS = {"node_modules", "build", "dist", "static"}
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PATH = re.compile(r"`([\w./-]*/[\w./-]*)`")
FILE = re.compile(r"`([\w-]+\.(?:json|md|py|toml|ts))`")


def files_below(folder: Path) -> Iterator[Path]:
    """All files but those that others made: environments, packages, builds."""
    for at, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".") and name not in NOT_OURS]
        yield from (Path(at, name) for name in names)


DOCUMENTS = sorted(file for file in files_below(ROOT) if file.suffix == ".md")


def anchors(text: str) -> set[str]:
    """The names that the headings of a document have in links."""
    return {
        re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-")
        for heading in HEADING.findall(CODE.sub("", text))
    }


def dead_links(document: Path) -> list[str]:
    """The links that lead nowhere; those to other sites are nobody's to follow here."""
    dead = []
    for link in LINK.findall(CODE.sub("", document.read_text(encoding="utf-8"))):
        path, _, heading = link.partition("#")
        target = document.parent / path if path else document
        if ELSEWHERE.match(link) or (target.exists() and not heading):
            continue
        if not target.is_file() or heading not in anchors(target.read_text(encoding="utf-8")):
            dead.append(link)
    return dead


def not_there(text: str) -> list[str]:
    """The paths and names of files in a text about the architecture that nothing has, but for what is built."""
    said = CODE.sub("", text)
    paths = [
        path
        for path in PATH.findall(said)
        if not path.startswith("build/") and not (ROOT / path).exists() and not (SOURCES / path).exists()
    ]
    known = {file.name for file in files_below(ROOT)}
    return [*paths, *(name for name in FILE.findall(said) if name not in known)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    assert dead_links(document) == []


def test_there_are_documents_to_look_at() -> None:
    assert {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "hosting.md"} <= {
        document.name for document in DOCUMENTS
    }


def test_everything_that_the_architecture_names_is_there() -> None:
    assert not_there((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")) == []


def test_the_architecture_has_a_line_for_every_file_of_the_card_game() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    _, _, section = text.partition("## The files of cardgame/\n")
    named = set(FILE.findall(section.partition("\n## ")[0]))
    there = {file.name for file in (SOURCES / "cardgame").glob("*.py")} - {"__init__.py"}
    assert there - named == set()


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    (tmp_path / "other.md").write_text("# Other\n\n## `share`, or luck\n")
    document.write_text(
        "# Page\n[a](other.md) [b](other.md#share-or-luck) [c](#page) [d](https://bang.example/x)\n"
        "[e](none.md) [f](other.md#none) [g](#none)\n\n```\n[h](none.md)\n```\n"
    )
    assert dead_links(document) == ["none.md", "other.md#none", "#none"]


def test_a_file_that_is_not_there_is_found() -> None:
    text = "`kernel/rng.py` `tests/unit` `./check` `game.py`\n`kernel/none.py` `tests/none/` `nobody.py`\n"
    assert not_there(text) == ["kernel/none.py", "tests/none/", "nobody.py"]
