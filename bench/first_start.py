"""The first start, tried for real: a clean clone, `./play`, and how long it takes to a seat at a table.

    python bench/first_start.py [CASE ...]      all cases, or these; --list names them

Each case is a clone of this checkout's last commit in a folder of its own, with only those programs on PATH that the
case is about. A good start ends with a seat at a running game; a refused one ends with a sentence, which is shown.
Packages come from the registries that pip, uv and npm know, with the caches they have: what that takes is part of it.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
USUAL = ("sh", "env", "git", "uname", "nice", "ls", "cat", "dirname", "sed", "rm", "mkdir")
COMPILER = ("gcc", "cc", "as", "ld", "collect2", "x86_64-linux-gnu-gcc")
NODE = ("node", "npm", "npx")
LONGEST = 300
TAKE_A_SEAT = """
import json, sys
from websockets.sync.client import connect
with connect(sys.stdin.readline().strip().replace("http", "ws") + "/ws") as socket:
    socket.recv()
    settings = {"game": "card", "seats": 5, "sets": ["base"]}
    socket.send(json.dumps({"type": "open", "settings": settings, "fill": "ranger", "start": True}))
    while (told := json.loads(socket.recv()))["type"] != "state":
        assert told["type"] != "error", told
"""


@dataclass
class Place:
    """A clone, and the programs that are there."""

    clone: Path
    programs: Path
    python: str = sys.executable
    more: dict[str, str] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    """What stands before the command: another user, a machine without a network."""

    def has(self, *names: str) -> None:
        for name in names:
            found = shutil.which(name)
            if found and not (self.programs / name).exists():
                (self.programs / name).symlink_to(found)

    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("SIXGUN", "VIRTUAL_ENV"))}
        return {**kept, "PATH": str(self.programs), "BROWSER": "true", **self.more}

    def start(self) -> str:
        """Start the server, take a seat, stop it; what there is to tell."""
        guest = self.guest()  # who plays has a browser open before
        begin = time.monotonic()
        data = self.clone.parent / "data"
        command = [*self.before, self.python, "play", "--port", "0", "--data", str(data)]
        server = subprocess.Popen(
            command,
            cwd=self.clone,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        assert server.stdout is not None
        said = []
        for line in server.stdout:
            said.append(line.strip())
            address = re.search(r"http://[\d.]+:\d+", line)
            if address:
                break
        else:
            server.wait()
            return f"{time.monotonic() - begin:5.1f} s, status {server.returncode}: {said[-1] if said else 'silence'}"
        opened = time.monotonic() - begin
        try:
            guest = guest or self.guest()
            assert guest is not None
            guest.communicate(f"{address[0]}\n", timeout=LONGEST)
            assert guest.returncode == 0
            seated = time.monotonic() - begin
        finally:
            os.killpg(server.pid, signal.SIGINT)
            server.wait()
        return f"{seated:5.1f} s to a seat, {opened:.1f} s to the page; {self.form()}"

    def guest(self) -> "subprocess.Popen[str] | None":
        """Somebody who takes a seat as soon as he hears where, once there is something to run him with."""
        python = self.clone / ".venv/bin/python"
        if not python.exists() or subprocess.run([python, "-c", "import websockets"], capture_output=True).returncode:
            return None
        guest = subprocess.Popen([str(python), "-c", TAKE_A_SEAT], stdin=subprocess.PIPE, text=True)
        time.sleep(1)
        return guest

    def form(self) -> str:
        asked = [str(self.clone / ".venv/bin/python"), "-m", "sixgun", "--version"]
        return subprocess.run(asked, capture_output=True, text=True, env=self.environment()).stdout.strip()

    def stop_compiling(self) -> None:
        """The compiler that was begun behind the game is ours, and of no more use."""
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if (
                    os.readlink(process / "cwd") == str(self.clone)
                    and b"tools.behind" in (process / "cmdline").read_bytes()
                ):
                    os.killpg(int(process.name), signal.SIGTERM)
            except OSError:
                continue


def with_pip(place: Place) -> str:
    return place.start()


def with_uv(place: Place) -> str:
    place.has("uv")
    return place.start()


def again(place: Place) -> str:
    """The second start, before the engine is compiled."""
    place.start()
    return place.start()


def after_a_pull(place: Place) -> str:
    """A start after a change of the engine."""
    place.start()
    with (place.clone / "src/sixgun/kernel/rng.py").open("a") as source:
        source.write("\n")
    return place.start()


def compiled(place: Place) -> str:
    """The start after the engine has been compiled, and what that took."""
    place.start()
    place.stop_compiling()
    begin = time.monotonic()
    subprocess.run([place.python, "-m", "tools.engine"], cwd=place.clone, env=place.environment(), check=True)
    took = time.monotonic() - begin
    return f"{place.start()}; compiling took {took:.0f} s"


def without_node(place: Place) -> str:
    for name in NODE:
        (place.programs / name).unlink(missing_ok=True)
    return place.start()


def without_compiler(place: Place) -> str:
    for name in COMPILER:
        (place.programs / name).unlink(missing_ok=True)
    return place.start()


def without_pip(place: Place) -> str:
    """Python without pip or ensurepip, and uv."""
    place.has("uv")
    bare = place.clone.parent / "bare"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(bare)], check=True)
    place.python = str(bare / "bin/python")
    return place.start()


def without_network(place: Place) -> str:
    place.before = ("unshare", "--net", "--map-root-user")
    place.has("unshare")
    place.more = dict.fromkeys(("PIP_NO_CACHE_DIR", "npm_config_prefer_online"), "1")
    return place.start()


def old_python(place: Place) -> str:
    """An old Python, and none that is newer."""
    found = next(Path.home().glob(".pyenv/versions/3.8*/bin/python"), None)
    if found is None:
        return "not tried: there is no old Python here"
    place.python = str(found)
    return place.start()


def old_python_beside_a_newer(place: Place) -> str:
    name = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    (place.programs / name).symlink_to(sys.executable)
    return old_python(place)


def read_only(place: Place) -> str:
    """Somebody to whom the checkout does not belong."""
    place.before = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
    place.has("setpriv")
    for folder in (place.clone, *place.clone.parents):
        if folder.is_relative_to(tempfile.gettempdir()) and folder != Path(tempfile.gettempdir()):
            folder.chmod(0o755)
    return place.start()


def path_with_spaces(place: Place) -> str:
    place.clone = place.clone.rename(place.clone.with_name("a folder, with spaces & more"))
    return place.start()


def interrupted(place: Place) -> str:
    """Killed in the middle of the packages, then started again."""
    first = subprocess.Popen(
        [place.python, "play", "--port", "0"],
        cwd=place.clone,
        env=place.environment(),
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    time.sleep(3)
    os.killpg(first.pid, signal.SIGKILL)
    first.wait()
    return place.start()


CASES: dict[str, Callable[[Place], str]] = {
    "pip": with_pip,
    "uv": with_uv,
    "again": again,
    "after a pull": after_a_pull,
    "compiled": compiled,
    "no Node.js": without_node,
    "no compiler": without_compiler,
    "only uv": without_pip,
    "no network": without_network,
    "old Python": old_python,
    "old Python beside a newer": old_python_beside_a_newer,
    "read-only": read_only,
    "path with spaces": path_with_spaces,
    "interrupted": interrupted,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("case", nargs="*", choices=[[], *CASES], help="all, unless some are named")
    parser.add_argument("--list", action="store_true", help="name the cases")
    arguments = parser.parse_args()
    if arguments.list:
        print(*CASES, sep="\n")
        return 0
    for name in arguments.case or CASES:
        with tempfile.TemporaryDirectory() as folder:
            place = Place(Path(folder) / "sixgun", Path(folder) / "programs")
            place.programs.mkdir()
            place.has(*USUAL, *COMPILER, *NODE)
            subprocess.run(["git", "clone", "-q", str(ROOT), str(place.clone)], check=True)
            try:
                print(f"{name:<26} {CASES[name](place)}", flush=True)
            finally:
                place.stop_compiling()
    return 0


if __name__ == "__main__":
    sys.exit(main())
