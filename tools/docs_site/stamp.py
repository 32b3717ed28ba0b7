"""Whether a built site is current: it keeps one hash of everything it was built from."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

STAMP: Final = "built-from.txt"
FOLDERS: Final = ("docs", "examples", "scenarios", "tools/docs_site", "web/public", "web/src/style", "src/sixgun")
KINDS: Final = (".md", ".py", ".mjs", ".png", ".css", ".js", ".html", ".svg", ".woff2")
BUILT: Final = {"src/sixgun/server/static", "src/sixgun/server/docs"}
"""What lies in these folders is made, and not a source."""


ROOT: Final = Path(__file__).resolve().parents[2]
SITE: Final = ROOT / "src" / "sixgun" / "server" / "docs"
"""Where the server looks for it."""


def is_current(site: Path = SITE) -> bool:
    stamp = site / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(ROOT)


def fingerprint(root: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(sources(root)):
        digest.update(file.relative_to(root).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Every file that a page, the reference or the look is made from."""
    yield from root.glob("*.md")
    yield root / "web" / "README.md"
    built = [root / folder for folder in BUILT]
    for folder in FOLDERS:
        for file in (root / folder).rglob("*"):
            if file.suffix in KINDS and not any(place in file.parents for place in built):
                yield file
