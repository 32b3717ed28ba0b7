"""Which documents are pages of the site, where each lies in it, and under which heading it is listed."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sixgun.digest import BOOKS
from tools.docs_site import api

ROOT: Final = Path(__file__).resolve().parents[2]
RULES: Final = "src/sixgun/text/rules"
HOME: Final = "docs/index.md"
FRONT: Final = "README.md"
"""The first page of the checkout; who links to it here means the home of the site."""
REST: Final = "Reference"
"""The group of every document of docs/ and beside it that no group names."""

GROUPS: Final = {
    "What do you want to do?": (
        HOME,
        "docs/playing.md",
        "docs/hosting.md",
        "docs/writing-bots.md",
        "docs/research.md",
        "CONTRIBUTING.md",
    ),
    "Rules": (
        "docs/rules/README.md",
        *(
            f"{RULES}/{book}.md"
            for book in ("card-game", "dodge-city", "high-noon", "fistful-of-cards", "dice-game", "rulings")
        ),
        "docs/rules/disagreements.md",
        "docs/rules-shown.md",
        "docs/events-shown.md",
    ),
    REST: (
        "docs/api.md",
        "docs/commands.md",
        "docs/bot-protocol.md",
        "docs/learning.md",
        "docs/protocol.md",
        "docs/lessons.md",
        "docs/puzzles.md",
        "scenarios/FORMAT.md",
    ),
    "Inside": (
        "ARCHITECTURE.md",
        "docs/bots.md",
        "docs/analysis.md",
        "docs/puzzles.md",
        "docs/speed.md",
        "web/README.md",
        "CHANGELOG.md",
    ),
}
"""The pages in the order of the site's list."""

SHOWN_WHOLE: Final = "examples"
"""The folder whose programs are pages too; other files of the checkout are named and not shown."""
LANGUAGES: Final = {".py": "python", ".mjs": "javascript"}


@dataclass(frozen=True)
class Page:
    """A page: the document it is made from, its address in the site, its text."""

    source: str
    url: str
    text: str

    @property
    def title(self) -> str:
        """What it is called in the list of pages: a digest as the terminal calls it, else its heading."""
        if self.source.startswith(RULES):
            return BOOKS[Path(self.source).stem]
        found = re.search(r"^# (.+)$", self.text, re.MULTILINE)
        return found[1].replace("`", "") if found else self.source

    @property
    def up(self) -> str:
        """The way from this page to the root of the site."""
        return "../" * self.url.count("/")


def url_of(source: str) -> str:
    """Where the page of a document lies.

    >>> url_of("docs/playing.md"), url_of("docs/rules/README.md"), url_of("src/sixgun/text/rules/rulings.md")
    ('playing.html', 'rules/index.html', 'rules/rulings.html')
    >>> url_of("CONTRIBUTING.md"), url_of("examples/my_bot.py")
    ('contributing.html', 'examples/my_bot.py.html')
    """
    place = source.removeprefix("docs/").replace(f"{RULES}/", "rules/")
    if not place.endswith(".md"):
        return f"{place}.html"
    return re.sub(r"readme$", "index", place.removesuffix(".md").lower()) + ".html"


def listed(root: Path) -> dict[str, tuple[str, ...]]:
    """Every group with its documents, those that nobody named included."""
    named = {FRONT, *(source for group in GROUPS.values() for source in group)}
    others = [*(root / "docs").rglob("*.md"), *root.glob("*.md")]
    rest = tuple(sorted({path.relative_to(root).as_posix() for path in others} - named))
    return {title: (*group, *rest) if title == REST else group for title, group in GROUPS.items()}


def pages(root: Path) -> Iterator[Page]:
    """All pages: the listed ones, then the programs that are shown whole."""
    for group in listed(root).values():
        for source in group:
            text = (root / source).read_text(encoding="utf-8")
            yield Page(source, url_of(source), api.fill_in(text, root / "src"))
    for path in sorted((root / SHOWN_WHOLE).rglob("*")):
        if path.suffix in LANGUAGES:
            source = path.relative_to(root).as_posix()
            code = path.read_text(encoding="utf-8").rstrip()
            yield Page(source, url_of(source), f"# {source}\n\n```{LANGUAGES[path.suffix]}\n{code}\n```\n")
