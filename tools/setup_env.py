"""The checkout's own environment: `.venv` with what requirements.lock names, and sixgun itself.

`./play` and `./check` share this module. It uses the standard library only, and nothing newer than Python 3.6
before the version is checked, so that an old Python reads one sentence instead of a syntax error.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    sys.exit(
        "sixgun needs Python {}.{} or newer and this is {}.{}: install a newer one and run this with it, "
        "as in `python3.11 play`".format(*OLDEST, *sys.version_info[:2])
    )

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
ENDING = ".exe" if os.name == "nt" else ""
PYTHON = PROGRAMS / f"python{ENDING}"
STAMP = VENV / "sixgun-setup.txt"
"""What the environment holds, a hash a line: the locks installed, and sixgun itself."""
TO_PLAY = ROOT / "requirements.lock"
TO_CHECK = ROOT / "requirements-dev.lock"
LOG = VENV / "sixgun-setup.log"


class SetupFailed(Exception):
    """The environment could not be prepared; the message says why and what to do."""


def program(name: str) -> Path:
    """Where the environment keeps the command `name`."""
    return PROGRAMS / f"{name}{ENDING}"


def prepare(lock: Path = TO_PLAY) -> None:
    """Make the environment hold the packages of a lock and this checkout; returns at once when it already does."""
    wanted = {hash_of(lock), fingerprint()}
    held = set(STAMP.read_text().split()) if is_made() and STAMP.is_file() else set()
    if wanted <= held:
        return
    STAMP.unlink(missing_ok=True)
    uv = shutil.which("uv")
    if uv is None:
        fill_with_pip(lock, held)
    else:
        try:
            fill_with_uv(uv, lock, held)
        except SetupFailed as failure:
            # pip may know an index or a proxy, from its own settings, that uv does not.
            say(f"{failure}; trying pip instead of uv")
            fill_with_pip(lock, held)
    if wants_compiled() and not compiled_modules():
        say("the engine could not be compiled and runs as pure Python, the same but slower")
    # whoever can check can play: that lock names all that the other does
    packages = {hash_of(lock), hash_of(TO_PLAY)} | held & {hash_of(TO_CHECK)}
    STAMP.write_text("\n".join(sorted(packages | wanted)))


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def fingerprint() -> str:
    """One hash of all that decides how sixgun itself is installed; another hash means: install it again."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py"]
    if wants_compiled():
        import tomllib

        for package in tomllib.loads(files[0].read_text())["tool"]["sixgun"]["compiled"]:
            place = ROOT / "src" / "sixgun" / package
            files += [place] if place.suffix == ".py" else sorted(place.rglob("*.py"))
    # The folder counts because an editable install remembers it: a moved checkout must be installed again.
    digest = hashlib.sha256(f"{ROOT} {wants_compiled()}".encode())
    for file in files:
        digest.update(hash_of(file).encode())
    return digest.hexdigest()


def wants_compiled() -> bool:
    """Whether setup.py is to compile the engine."""
    return os.environ.get("SIXGUN_COMPILE", "1") == "1"


def compiled_modules() -> list[Path]:
    """The compiled modules beside their sources."""
    return [file for file in (ROOT / "src").rglob("*") if file.suffix in (".so", ".pyd")]


def remove_compiled_modules() -> None:
    """Remove them: a compiled module hides its source, also when the source has changed since."""
    for file in compiled_modules():
        file.unlink()


def is_made(with_pip: bool = False) -> bool:
    """Whether `.venv` is there, for the Python that runs now (and has pip of its own, if that matters)."""
    settings = VENV / "pyvenv.cfg"
    if not PYTHON.exists() or not settings.is_file() or (with_pip and not program("pip").exists()):
        return False
    made_for = re.search(r"^version(?:_info)? *= *(\d+)\.(\d+)", settings.read_text(), re.MULTILINE)
    return made_for is not None and made_for.groups() == tuple(map(str, sys.version_info[:2]))


def fill_with_uv(uv: str, lock: Path, held: set[str]) -> None:
    """Make the environment with uv."""
    if not is_made():
        remove_environment()
        slow_step("make .venv with uv", [uv, "venv", "--python", sys.executable, str(VENV)], "run it again")
    install([uv, "pip", "install", "--python", str(PYTHON)], lock, held)


def fill_with_pip(lock: Path, held: set[str]) -> None:
    """Make the environment with what Python brings: venv and pip."""
    if not is_made(with_pip=True):
        remove_environment()
        slow_step(
            "make .venv",
            [sys.executable, "-m", "venv", str(VENV)],
            "install uv, or Python's venv module (python3-venv on Debian and Ubuntu), and run it again",
        )
    install([str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check"], lock, held)


def remove_environment() -> None:
    """Remove an environment that another Python made or that is only half there."""
    try:
        if VENV.exists():
            shutil.rmtree(VENV)
    except OSError as error:
        raise SetupFailed(f"cannot remove the old .venv: {error}; delete it by hand and run it again") from None


def install(installer: list[str], lock: Path, held: set[str]) -> None:
    """Install the locked packages, then this checkout on top of them, each only if it is not there yet."""
    if hash_of(lock) not in held:
        slow_step(
            f"install the packages of {lock.name}",
            [*installer, "--require-hashes", "-r", lock.name],
            "check the network and run it again",
        )
    if fingerprint() not in held:
        remove_compiled_modules()
        slow_step(
            "install sixgun and compile its engine, a minute or two" if wants_compiled() else "install sixgun",
            [*installer, "--no-deps", "--no-build-isolation", "-e", "."],
            "if src/ is whole, delete .venv and run it again",
        )


def slow_step(what: str, command: list[str], way_out: str) -> None:
    """Say what is being done and do it; what the command printed is shown to nobody unless it failed."""
    say(what)
    try:
        done = subprocess.run(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        )
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


def say(line: str) -> None:
    """Tell what goes on, apart from what the command itself prints."""
    print(f"setup: {line}", file=sys.stderr, flush=True)
