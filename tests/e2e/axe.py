"""axe-core on a page, in the light or in the dark."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.effort import effort

from .browser import painted
from .serving import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
USUAL: Final = "light"
THEMES: Final = ("dark", USUAL)
"""Light comes last because it stays."""
NARROW: Final = 700

AT_REST: Final = """for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().endTime !== Infinity) one.finish()"""
"""What fades away is on no page that anybody reads: it has come to its end."""

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: cd web && npm ci")


def violations(page: Page) -> list[str]:
    """What axe finds, in one line each. A usual check sees narrow pages in the dark and wide ones in the light."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    themes = effort(THEMES[:1] if page.evaluate("innerWidth") < NARROW else THEMES[1:], THEMES)
    with painted(page):
        found = [one for theme in themes for one in in_theme(page, theme)]
        show(page, USUAL)
    return found


def show(page: Page, theme: str) -> None:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)


def in_theme(page: Page, theme: str) -> list[str]:
    show(page, theme)
    page.evaluate(AT_REST)
    found: Any = page.evaluate("axe.run({resultTypes: ['violations'], preload: false})")
    return [
        f"{theme}, {one['id']}: {one['help']} – {node['html'][:160]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
