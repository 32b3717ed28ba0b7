"""The browser of the tests: the Chromium or Chrome that is here, or Debian's where it may be installed."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def is_here() -> bool:
    return any(shutil.which(name) for name in NAMES)


def install() -> bool:
    """Install Debian's Chromium where this user may; whether a browser is here afterwards."""
    if is_here():
        return True
    may = shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0
    if may:
        print("setup: install Debian's Chromium for the tests in a browser", flush=True)
        for command in (["apt-get", "-qq", "update"], ["apt-get", "-qq", "-y", "install", "chromium"]):
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return is_here()
