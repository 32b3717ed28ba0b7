"""The browser that the tests drive: the Chromium or Chrome found on this machine, never one that is fetched."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Page, Playwright

from tools.chromium import NAMES, find

FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # no process is started in reserve, and pages of one profile share theirs
    "--renderer-process-limit=1",
)

PATIENT: Final = 120_000
"""Milliseconds for a single step of a page: on a machine with other things to do the longest takes twenty seconds, and
whoever has broken something shall not wait minutes for every test that says so."""

UNPAINTED: Final = """(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("body { opacity: 0 }");
    document.adoptedStyleSheets = [sheet];
})()"""
"""Nobody looks at the pages of tests: everything is where it would be and can be pressed, but is not painted, which
would take a third of all the time."""


def launch(playwright: Playwright) -> Browser:
    path = find()
    assert path is not None, f"there is no browser on PATH; install one of {', '.join(NAMES)}"
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))


def listen(page: Page) -> list[str]:
    """What goes wrong on a page: errors of scripts, and what the security policy has blocked."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on("console", lambda message: wrong.append(message.text) if is_fault(message.type, message.text) else None)
    return wrong


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """For what asks about colours: as long as this lasts the page is painted."""
    page.evaluate("document.adoptedStyleSheets = []")
    yield
    page.evaluate(UNPAINTED)


def is_fault(kind: str, text: str) -> bool:
    """A lost WebSocket is no fault of the client: the tests kill the server on purpose."""
    return kind == "error" and "WebSocket" not in text and "ERR_CONNECTION" not in text
