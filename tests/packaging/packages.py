"""Packages as a front end such as pip has them built: from a copy of the checkout, by the backend it names."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "sixgun" / "server" / "static"
DOCUMENTS = ROOT / "src" / "sixgun" / "server" / "docs"
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", ".benchmarks", "__pycache__", "*.egg-info", "*.so", "*.pyd",
    "build", "dist", "node_modules",
)  # fmt: skip
"""What tools leave in a checkout: nothing of it is kept in the repository."""

HOOK = """
import sys
from importlib import import_module
sys.path.insert(0, "")
backend, hook, folder = sys.argv[1:]
print(getattr(import_module(backend), hook)(folder))
"""


def copy_checkout(to: Path, with_client: bool = True) -> Path:
    """The checkout as somebody else would have it, and the client if it was built there."""
    shutil.copytree(ROOT, to, ignore=LEFT_BEHIND, symlinks=True)
    if not with_client:
        shutil.rmtree(to / CLIENT.relative_to(ROOT), ignore_errors=True)
    return to


def kept_in_the_repository(copy: Path) -> set[str]:
    """The files of a copy of the checkout that git knows of; all of them where there is no git to ask."""
    there = files_in(copy)
    try:
        known = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return there
    return there & set(known.split("\0"))


def call(source: Path, hook: str, folder: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Call the backend as a front end does, without compiling; its last line is the name of what it made."""
    system = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]
    assert system["backend-path"] == ["."], "HOOK looks for the backend there"
    return subprocess.run(
        [sys.executable, "-c", HOOK, system["build-backend"], hook, str(folder)],
        cwd=source,
        env={**os.environ, "SIXGUN_COMPILE": "0", **environment},
        capture_output=True,
        text=True,
    )


def build(source: Path, hook: str, folder: Path, **environment: str) -> Path:
    """The file that a hook has made."""
    done = call(source, hook, folder, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / done.stdout.splitlines()[-1]


def unpack(sdist: Path, to: Path) -> Path:
    """The one folder in a source package."""
    with tarfile.open(sdist) as archive:
        archive.extractall(to, filter="data")
    (folder,) = to.iterdir()
    return folder


def files_in(folder: Path) -> set[str]:
    """Every file of a folder by its path there."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
