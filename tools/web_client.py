"""Building the web client: npm if it is here, else the Node.js that Python's packages have, in the environment.

Like setup_env this uses the standard library only. The client is built again when something in web/ has changed.
"""

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

from tools import setup_env

WEB = setup_env.ROOT / "web"
BUILT = setup_env.ROOT / "src" / "sixgun" / "server" / "static"
STAMP = BUILT / "built-from.txt"
PACKAGES = WEB / "node_modules" / "sixgun-lock.txt"
OLDEST_NODE = (20, 19)
TO_BUILD = "to build"
TO_CHECK = "to check"


def is_current() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def build() -> None:
    """Make the client current; returns at once when it is."""
    if is_current():
        return
    wanted = fingerprint()
    install(TO_BUILD)
    run("build the web client", ["run", "build"], "cd web && npm run build shows what is wrong")
    STAMP.write_text(wanted)


def install(purpose: str) -> None:
    """The packages of package-lock.json, those to build with or all of them, when they are not the ones there."""
    lock = setup_env.hash_of(WEB / "package-lock.json")
    there = PACKAGES.read_text() if PACKAGES.is_file() else ""
    if there in (f"{purpose} {lock}", f"{TO_CHECK} {lock}"):
        return
    fewer = ["--omit=dev"] if purpose == TO_BUILD else []
    command = ["ci", "--no-audit", "--no-fund", "--prefer-offline", *fewer]
    run("install the web client's packages", command, "check the network and run it again")
    PACKAGES.write_text(f"{purpose} {lock}")


def run(what: str, arguments: list[str], way_out: str) -> None:
    npm, path = find_npm()
    setup_env.must(what, [npm, "--prefix", str(WEB), *arguments], way_out, {"PATH": path})


def find_npm() -> tuple[str, str]:
    """The npm of the system or of the environment, and the PATH on which it finds its Node.js."""
    path = os.environ.get("PATH", "")
    npm = shutil.which("npm")
    if npm is not None and not needs_node():
        return npm, path
    setup_env.fill(setup_env.TO_BUILD_THE_PAGE)
    return str(setup_env.program("npm")), os.pathsep.join([str(setup_env.PROGRAMS), path])


def needs_node() -> bool:
    """Whether the environment has to bring Node.js, as there is none here or one that is too old."""
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    except OSError:
        return True
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is None or (int(found[1]), int(found[2])) < OLDEST_NODE or shutil.which("npm") is None


def fingerprint() -> str:
    """One hash of everything the client is built from, the messages and rules it shares with the terminal included."""
    digest = hashlib.sha256()
    for file in sorted(sources()):
        digest.update(file.relative_to(setup_env.ROOT).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    texts = setup_env.ROOT / "src" / "sixgun"
    places = ("src", "public", "tools", "worker")
    files = [file for place in places for file in (WEB / place).rglob("*") if file.is_file()]
    files += [file for file in WEB.iterdir() if file.is_file()]
    files.append(texts / "bots" / "names.json")
    return files + list(texts.rglob("*.ftl")) + list((texts / "text" / "rules").glob("*.md"))
