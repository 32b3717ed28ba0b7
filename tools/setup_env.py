"""The checkout's own environment: `.venv` with what a lock names, and sixgun itself as it lies in src/.

`./play` and `./check` share this module. It uses the standard library only, and nothing newer than Python 3.6
before the version is checked, so that an old Python reads one sentence instead of a syntax error.
"""

import os
import shutil
import sys

OLDEST = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")


def leave_to_a_newer_python() -> None:
    """Run the same command with a Python that is new enough, if there is one; else say so."""
    for name in NEWER:
        found = shutil.which(name)
        if found and os.system(f'"{found}" -c "" 2>{os.devnull}') == 0:
            sys.stdout.flush()
            os.execv(found, [found] + sys.argv)  # noqa: RUF005 - read by an old Python
    sys.exit(
        "sixgun needs Python {}.{} or newer and this is {}.{}: install a newer one and run this with it, "
        "as in `python3.13 play`, or install uv and say `uv run --no-project play`".format(
            *(OLDEST + sys.version_info[:2])
        )
    )


if sys.version_info < OLDEST:
    leave_to_a_newer_python()

import hashlib  # noqa: E402
import re  # noqa: E402
import subprocess  # noqa: E402
import sysconfig  # noqa: E402
from pathlib import Path  # noqa: E402

from tools import progress  # noqa: E402
from tools.progress import say  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
ENDING = ".exe" if os.name == "nt" else ""
PYTHON = PROGRAMS / f"python{ENDING}"
STAMP = VENV / "sixgun-setup.txt"
"""What the environment holds, a line each: the locks installed, and the link to this checkout."""
TO_PLAY = ROOT / "requirements.lock"
TO_COMPILE = ROOT / "requirements-compile.lock"
TO_BUILD_THE_PAGE = ROOT / "requirements-node.lock"
TO_CHECK = ROOT / "requirements-dev.lock"
COVERED = {TO_PLAY: TO_CHECK, TO_COMPILE: TO_CHECK}
"""Whoever can check can play and compile: that lock names all that the others do."""
LOG = VENV / "sixgun-setup.log"

# Whoever forbids Python to keep what it compiles would wait for it at every start; here it is kept beside the sources,
# in folders that git ignores, and set-ups rely on that.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
COMMAND = """\
#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
if __name__ == "__main__":
    import sys
    from sixgun.cli import main
    sys.exit(main())
"""
"""Read by the shell and by Python: a path with spaces, or a long one, cannot stand in a script's first line. Processes
that the command starts read it once more, and must not be the command again."""
COMMAND_OF_WINDOWS = """\
@"{python}" -m sixgun %*
"""


class SetupFailed(Exception):
    """The environment could not be prepared; the message says why and what to do."""


def program(name: str) -> Path:
    """Where the environment keeps the command `name`."""
    return PROGRAMS / f"{name}{ENDING}"


def prepare(lock: Path = TO_PLAY) -> None:
    """Make the environment hold the packages of a lock and this checkout; returns at once when it already does."""
    begin()
    fill(lock)
    link()


def is_prepared(lock: Path = TO_PLAY) -> bool:
    """Whether nothing is left to do."""
    return is_made() and is_filled(lock) and linked() in held()


def is_filled(lock: Path) -> bool:
    """Whether its packages are there."""
    return not held().isdisjoint({installed(lock), installed(COVERED.get(lock, lock))})


def is_made() -> bool:
    """Whether `.venv` is there, for the Python that runs now."""
    settings = VENV / "pyvenv.cfg"
    if not PYTHON.exists() or not settings.is_file():
        return False
    made_for = re.search(r"^version(?:_info)? *= *(\d+)\.(\d+)", settings.read_text(), re.MULTILINE)
    return made_for is not None and made_for.groups() == tuple(map(str, sys.version_info[:2]))


def must_be_ours() -> None:
    """Everything is made inside the checkout, so that deleting it leaves nothing behind."""
    if not os.access(ROOT, os.W_OK):
        raise SetupFailed(f"{ROOT} cannot be written to; copy the folder to where you may write and run it there")


def begin() -> None:
    """An empty environment, in place of none, of one that another Python made, and of one that is only half there."""
    if is_made():
        return
    import venv  # with all it needs, which later starts do without

    try:
        if VENV.exists():
            shutil.rmtree(VENV)
        venv.create(VENV, symlinks=os.name != "nt")
    except OSError as error:
        raise SetupFailed(f"cannot make .venv anew: {error}; delete it by hand and run it again") from None


def held() -> set[str]:
    """What the environment holds, as far as it is still what this checkout wants."""
    marks = set(STAMP.read_text().splitlines()) if STAMP.is_file() else set()
    return marks & {linked(), *map(installed, (TO_PLAY, TO_COMPILE, TO_BUILD_THE_PAGE, TO_CHECK))}


def hold(mark: str) -> None:
    """Note that a part is there, so that an interrupted set-up goes on after it."""
    with progress.printing:
        STAMP.write_text("\n".join(sorted(held() | {mark})))


def installed(lock: Path) -> str:
    return f"{lock.name} {hash_of(lock)}"


def linked() -> str:
    return hashlib.sha256(f"{ROOT} {COMMAND}".encode()).hexdigest()


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def fill(lock: Path) -> None:
    """Install the packages of a lock, unless they are there."""
    if is_filled(lock):
        return
    uv = shutil.which("uv")
    if uv is not None:
        try:
            install([uv, "pip", "install", "--python", str(PYTHON)], lock)
        except SetupFailed as failure:
            # pip may know an index or a proxy, from its own settings, that uv does not.
            say(f"{failure}; trying pip instead of uv")
            install(pip(), lock)
    else:
        install(pip(), lock)
    # The type checker remembers that a package was missing, and would not look for it again.
    shutil.rmtree(ROOT / ".mypy_cache", ignore_errors=True)
    hold(installed(lock))


def pip() -> list[str]:
    """The pip of the Python that runs now, for it fills a new environment without being in it; else one is put in."""
    options = ["--disable-pip-version-check", "--retries", "2"]
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode == 0:
        return [sys.executable, "-m", "pip", "--python", str(PYTHON), "install", *options, "--no-compile"]
    if subprocess.run([str(PYTHON), "-m", "pip", "--version"], capture_output=True).returncode != 0:
        way_out = "install uv, or Python's pip (python3-pip on Debian and Ubuntu), and run it again"
        must("put pip into .venv", [str(PYTHON), "-m", "ensurepip"], way_out)
    return [str(PYTHON), "-m", "pip", "install", *options]


def install(installer: list[str], lock: Path) -> None:
    what = f"install the packages of {lock.name}"
    must(what, [*installer, "--require-hashes", "-r", lock.name], "check the network and run it again")


def link() -> None:
    """Let the environment find sixgun in src/, and give it the command; again when the checkout was moved."""
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))
    if linked() in held() and (packages / "sixgun.pth").is_file():
        return
    remove_an_older_install(packages)
    (packages / "sixgun.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    if os.name == "nt":
        (PROGRAMS / "sixgun.cmd").write_text(COMMAND_OF_WINDOWS.format(python=PYTHON), encoding="utf-8")
    else:
        command = program("sixgun")
        command.write_text(COMMAND.format(python=PYTHON), encoding="utf-8")
        command.chmod(0o755)
    hold(linked())


def remove_an_older_install(packages: Path) -> None:
    """An earlier set-up installed sixgun with compiled modules beside their sources, which they would hide."""
    for trace in [*packages.glob("__editable__*sixgun*"), *packages.glob("sixgun-*.dist-info")]:
        shutil.rmtree(trace) if trace.is_dir() else trace.unlink()
    for file in (ROOT / "src").rglob("*"):
        if file.suffix in (".so", ".pyd"):
            file.unlink()


def must(what: str, command: list[str], way_out: str, environment: dict[str, str] | None = None) -> None:
    """Run a command of the set-up; what it printed is shown to nobody unless it failed."""
    try:
        done = progress.run(what, command, cwd=ROOT, env={**os.environ, **(environment or {})})
    except OSError as error:
        raise SetupFailed(f"cannot {what}: {error}; {way_out}") from None
    if done.returncode != 0:
        VENV.mkdir(exist_ok=True)
        LOG.write_text(f"{' '.join(command)}\n{done.stdout}")
        raise SetupFailed(f"cannot {what}: {reason(done.stdout)}; {way_out} (all it said: {LOG.relative_to(ROOT)})")


def reason(printed: str) -> str:
    """The line of an installer's output that says best what went wrong."""
    lines = [line.strip() for line in printed.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["it said nothing"])[-1].rstrip(".")
