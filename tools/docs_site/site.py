"""Building the site: every page in its frame, with the list of all pages, the search and the look of the client."""

import hashlib
import json
import shutil
from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from tools.docs_site.page import ROOT, RULES, Page, listed, pages, url_of
from tools.docs_site.render import Rendered, render

HERE: Final = Path(__file__).resolve().parent
STYLE: Final = ROOT / "web" / "src" / "style"
PUBLIC: Final = ROOT / "web" / "public"
FONTS: Final = ("zilla-slab-700.woff2", "zilla-slab-700-hu.woff2", "LICENSE-zilla-slab-OFL.txt")


def build(site: Path) -> None:
    """Write all of it into a folder."""
    assets = write_assets(site)
    all_pages = list(pages(ROOT))
    urls = {page.source: page.url for page in all_pages}
    rendered = [render(page, urls, ROOT) for page in all_pages]
    titles = {page.source: page.title for page in all_pages}
    found = f"window.sixgunPages = {json.dumps(index(rendered))};\n"
    assets["search"] = write_hashed(site, "search-index.js", found.encode())
    template = Template((HERE / "page.html").read_text(encoding="utf-8"))
    for each in rendered:
        file = site / each.page.url
        file.parent.mkdir(parents=True, exist_ok=True)
        links = {name: each.page.up + url for name, url in assets.items()}
        text = template.substitute(
            links, title=escape(each.page.title), up=each.page.up, list=contents(each, titles), body=each.html
        )
        file.write_text(text, encoding="utf-8")
        for image in each.files:
            copy(ROOT / image, site / "images" / Path(image).name)


def write_assets(site: Path) -> dict[str, str]:
    """Style, script and fonts, the client's own where it has them; by name where each lies in the site."""
    style = (STYLE / "tokens.css").read_text(encoding="utf-8") + (HERE / "site.css").read_text(encoding="utf-8")
    for font in FONTS:
        url = write_hashed(site, font, (STYLE / font).read_bytes())
        style = style.replace(f"url(./{font})", f"url({Path(url).name})")
    return {
        "style": write_hashed(site, "site.css", style.encode()),
        "boot": write_hashed(site, "boot.js", (PUBLIC / "boot.js").read_bytes()),
        "script": write_hashed(site, "search.js", (HERE / "search.js").read_bytes()),
        "icon": write_hashed(site, "icon.svg", (PUBLIC / "icon.svg").read_bytes()),
    }


def write_hashed(site: Path, name: str, data: bytes) -> str:
    """Write a file with its hash in its name, so that browsers may keep it for ever."""
    stem, _, ending = name.rpartition(".")
    url = f"assets/{stem}-{hashlib.sha256(data).hexdigest()[:8]}.{ending}"
    (site / "assets").mkdir(parents=True, exist_ok=True)
    (site / url).write_bytes(data)
    return url


def copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def contents(shown: Rendered, titles: dict[str, str]) -> str:
    """The list of all pages, with the sections of the one that is shown."""
    parts = []
    for group, sources in listed(ROOT).items():
        items = "".join(entry(shown.page, source, titles[source], sections(shown)) for source in sources)
        parts.append(f"<h2>{escape(group)}</h2><ul>{items}</ul>")
    return "".join(parts)


def entry(page: Page, source: str, title: str, below: str) -> str:
    here = source == page.source
    mark = ' aria-current="page"' if here else ""
    return f'<li><a href="{page.up}{url_of(source)}"{mark}>{escape(title)}</a>{below if here else ""}</li>'


def sections(shown: Rendered) -> str:
    items = "".join(
        f'<li><a href="#{name}">{escape(text)}</a></li>' for level, text, name in shown.headings if level == 2
    )
    return f"<ul>{items}</ul>" if items else ""


def index(rendered: Sequence[Rendered]) -> list[tuple[str, str, str]]:
    """What the search finds: words, the page they stand on, the address."""
    found = []
    for each in rendered:
        title, url = each.page.title, each.page.url
        found += [(text, title, f"{url}#{name}" if level > 1 else url) for level, text, name in each.headings]
        if each.page.source.startswith(RULES):
            found += [(text, title, f"{url}#{name}") for name, text in each.rules]
    return found
