"""The compiled engine of this checkout: made apart from the sources, in build/engine, and used from the next start on.

    python -m tools.engine      compile what is not compiled yet

An engine is a folder named by the hash of what it was made of, and a manifest that says of which files
(`sixgun/form.py` reads it). A process that runs keeps the form it began with. Whoever starts reads the manifest: if
the sources are no longer the ones it names, he runs the sources, and the next engine is compiled behind him.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from tools import progress, setup_env
from tools.alone import alone
from tools.progress import say
from tools.setup_env import ROOT

SRC = ROOT / "src"
ENGINES = ROOT / "build" / "engine"
MANIFEST = ENGINES / f"{sys.implementation.cache_tag}.txt"
LOG = ENGINES / "compile.log"
UNFINISHED = ".part"
KEPT = 2
"""Engines: the newest, and the one that processes which began before may still run."""


def is_wanted() -> bool:
    """SIXGUN_COMPILE=0 keeps everything as sources."""
    return os.environ.get("SIXGUN_COMPILE", "1") == "1"


def sources() -> list[Path]:
    """The files that are compiled, as pyproject.toml lists them."""
    import tomllib

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    places = [SRC / "sixgun" / name for name in settings["tool"]["sixgun"]["compiled"]]
    return [file for place in places for file in ([place] if place.suffix == ".py" else sorted(place.rglob("*.py")))]


def name_of(files: list[Path]) -> str:
    """One hash of all that decides what the engine becomes."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for file in [ROOT / "setup.py", ROOT / "tools/cold.h", setup_env.TO_COMPILE, *files]:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b" ")
        digest.update(file.read_bytes())
    return f"{sys.implementation.cache_tag}-{digest.hexdigest()[:20]}"


def is_current() -> bool:
    """Whether a compiled engine fits the sources; where only their times have changed, the manifest learns them."""
    files = sources()
    name = name_of(files)
    if not (ENGINES / name).is_dir():
        return False
    manifest = "\n".join([name, *map(line_of, files)])
    if not MANIFEST.is_file() or MANIFEST.read_text(encoding="utf-8") != manifest:
        write_whole(MANIFEST, manifest)
    return True


def seems_current() -> bool:
    """Whether the manifest names the sources as they lie here: a look at their times, for who cannot wait for more."""
    try:
        name, *lines = MANIFEST.read_text(encoding="utf-8").splitlines()
        return (ENGINES / name).is_dir() and all(line == line_of(SRC / line.split(" ", 2)[2]) for line in lines)
    except (OSError, IndexError, ValueError):
        return False


def line_of(file: Path) -> str:
    found = file.stat()
    return f"{found.st_mtime_ns} {found.st_size} {file.relative_to(SRC).as_posix()}"


def write_whole(file: Path, text: str) -> None:
    """So that whoever reads it meanwhile finds the old text or the new one."""
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


def why_not() -> str:
    """Why it cannot be compiled here, or did not compile; an empty word where nothing is known to be in the way."""
    compiler = (sysconfig.get_config_var("CC") or "").split()
    if os.name != "nt" and compiler and not shutil.which(compiler[0]) and not shutil.which("cc"):
        return "there is no C compiler here"
    failed = ENGINES / f"{name_of(sources())}.failed"
    return f"it did not compile ({LOG.relative_to(ROOT)} says why)" if failed.is_file() else ""


def make() -> bool:
    """Compile now; whether a compiled engine is there afterwards."""
    if not is_wanted():
        return False
    ENGINES.mkdir(parents=True, exist_ok=True)
    with alone("engine"):
        if is_current():
            return True
        if why_not():
            return False
        setup_env.fill(setup_env.TO_COMPILE)
        return compiled()


def compiled() -> bool:
    """Let setup.py compile into a folder that becomes the engine when it is whole."""
    files = sources()
    name = name_of(files)
    times = [line_of(file) for file in files]
    staging = ENGINES / f"{name}{UNFINISHED}"
    built = progress.run(
        "compile the engine",
        [str(setup_env.PYTHON), "setup.py", "-q", "build_ext", f"--build-lib={staging}", "--build-temp=build/temp"],
        cwd=ROOT,
    )
    LOG.write_text(built.stdout, encoding="utf-8")
    if name_of(files) != name:
        say("the sources changed while the engine was being compiled; the next start compiles them anew")
        return False
    if built.returncode < 0:
        return False  # somebody ended it: nothing is known about the sources, and the next start tries again
    if built.returncode != 0 or not list(staging.glob("sixgun__mypyc*")):
        (ENGINES / f"{name}.failed").touch()
        return False
    staging.replace(ENGINES / name)
    write_whole(MANIFEST, "\n".join([name, *times]))
    remove_older()
    return True


def remove_older() -> None:
    """Those that no process is likely to run any more, what was left unfinished, and what is known of failures."""
    folders = sorted((place for place in ENGINES.iterdir() if place.is_dir()), key=lambda place: place.stat().st_mtime)
    whole = [place for place in folders if place.suffix != UNFINISHED]
    for place in set(folders) - set(whole[-KEPT:]):
        shutil.rmtree(place, ignore_errors=True)
    for mark in ENGINES.glob("*.failed"):
        mark.unlink()


def main() -> int:
    """Compile, and say so where that is not possible."""
    try:
        if make():
            return 0
        print(f"engine: {why_not() or 'not compiled'}", file=sys.stderr)
    except setup_env.SetupFailed as failure:
        print(f"engine: {failure}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
