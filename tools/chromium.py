"""The browser of the tests: the Chromium or Chrome that is here, or Debian's where it may be installed."""

import os
import shutil
import subprocess

WITHOUT_A_WINDOW = "chromium-headless-shell"
"""The same browser without what draws a window around a page: it needs a quarter less time."""
NAMES = (WITHOUT_A_WINDOW, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find() -> str | None:
    """Where the browser is, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> bool:
    """Install Debian's Chromium where this user may; whether a browser is here afterwards."""
    may = shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0
    if may and not shutil.which(WITHOUT_A_WINDOW):
        print("setup: install Debian's Chromium for the tests in a browser", flush=True)
        quietly("apt-get", "-qq", "update")
        if not quietly("apt-get", "-qq", "-y", "install", WITHOUT_A_WINDOW) and find() is None:
            quietly("apt-get", "-qq", "-y", "install", "chromium")
    return find() is not None


def quietly(*command: str) -> bool:
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
