"""Whether every link of a built site leads somewhere: to a file that is there, at a place that is named in it."""

import os.path
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

LINKS: Final = {"a": "href", "link": "href", "img": "src", "script": "src"}


class Anchors(HTMLParser):
    """The links of a page and the ids that others can link to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.unsafe: list[str] = []
        """What the server's policy would not let run."""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.ids.add(str(given["id"]))
        link = given.get(LINKS.get(tag, ""))
        if link:
            self.links.append(link)
        if (tag == "script" and "src" not in given) or tag == "style" or any(name.startswith("on") for name in given):
            self.unsafe.append(tag)


def faults(site: Path) -> Iterator[str]:
    """A line for each link that leads nowhere or away from the site, and for what a browser would not run."""
    pages = {path.relative_to(site).as_posix(): Anchors(path.read_text("utf-8")) for path in site.rglob("*.html")}
    for name, page in sorted(pages.items()):
        yield from (f"{name}: <{tag}> in the page would not be run" for tag in page.unsafe)
        for link in page.links:
            path, _, anchor = link.partition("#")
            target = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
            if ":" in path:
                yield f"{name}: {link} leads away from the site"
            elif not (site / target).is_file():
                yield f"{name}: {link} leads nowhere"
            elif anchor and anchor not in pages[target].ids:
                yield f"{name}: {link}: nothing is called {anchor} there"
