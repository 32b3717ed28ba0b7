"""axe-core on a page, in both themes."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from .browser import painted
from .serving import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: Final[dict[str, list[str] | None]] = {"dark": ["color-contrast"], "light": None}
"""Light, which comes last because it stays, with every rule of axe; in the dark only the colours differ."""

AT_REST: Final = """for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().endTime !== Infinity) one.finish()"""
"""What fades away is on no page that anybody reads: it has come to its end."""

needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: cd web && npm ci")


def violations(page: Page) -> list[str]:
    """What axe finds, in one line each, light and dark."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    with painted(page):
        return [found for theme, rules in THEMES.items() for found in in_theme(page, theme, rules)]


def in_theme(page: Page, theme: str, rules: list[str] | None) -> list[str]:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    page.evaluate(AT_REST)
    found: Any = page.evaluate("rules => axe.run({resultTypes: ['violations'], runOnly: rules ?? undefined})", rules)
    return [
        f"{theme}, {one['id']}: {one['help']} – {node['html'][:160]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
