"""The browser that the tests drive: the Chromium or Chrome found on this machine, never one that is fetched."""

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
)


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


def is_fault(kind: str, text: str) -> bool:
    """A lost WebSocket is no fault of the client: the tests kill the server on purpose."""
    return kind == "error" and "WebSocket" not in text and "ERR_CONNECTION" not in text
