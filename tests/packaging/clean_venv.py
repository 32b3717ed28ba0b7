"""A clean environment, had without a network: new, with pip, and of the packages here only those the wheel asks for."""

import os
import shutil
import subprocess
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement

NOT_OURS = ("PYTHON", "SIXGUN_", "XDG_", "VIRTUAL_ENV")


class CleanVenv:
    """An environment in which a wheel was installed, and an empty folder to stand in."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.sixgun = str(self.python.with_name("sixgun"))
        self.here = folder / "empty"
        self.here.mkdir(parents=True)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_OURS)}
        self.environment = {**kept, "HOME": str(self.here), "USERPROFILE": str(self.here)}
        venv.create(folder / "venv", with_pip=True)
        (packages,) = folder.joinpath("venv").rglob("site-packages")
        for found in asked_for(wheel):
            lend(found, packages)
        # without a network and with dependencies: pip itself says whether what the wheel asks for is enough
        self.run(str(self.python), "-m", "pip", "install", "--no-index", "--quiet", str(wheel)).check_returncode()

    def run(self, *command: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
        """Run a command in the empty folder, with this typed into it."""
        return subprocess.run(
            command,
            input=typed,
            cwd=self.here,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
        )

    def start(self, *command: str) -> "subprocess.Popen[str]":
        """Start one that goes on, in the same way."""
        return subprocess.Popen(command, cwd=self.here, env=self.environment, stdout=subprocess.PIPE, encoding="utf-8")


def asked_for(wheel: Path) -> Iterator[Distribution]:
    """The packages of the running environment that a wheel needs without extras, and all that those need."""
    (ours,) = distributions(name="sixgun", path=[str(wheel)])
    waiting = list(ours.requires or ())
    seen: set[str] = set()
    while waiting:
        wanted = Requirement(waiting.pop())
        if wanted.name in seen or not applies(wanted):
            continue
        assert not wanted.extras, f"{wanted}: extras of others are not followed here"
        seen.add(wanted.name)
        found = distribution(wanted.name)
        waiting += found.requires or ()
        yield found


def applies(wanted: Requirement) -> bool:
    return wanted.marker is None or wanted.marker.evaluate({"extra": ""})


def lend(found: Distribution, packages: Path) -> None:
    """Let another environment have a package: as links, or copied where links are a privilege."""
    for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
        source, target = Path(str(found.locate_file(top))), packages / top
        if target.exists():  # one folder for two packages, as fluent has it
            continue
        if os.name != "nt":
            target.symlink_to(source)
        elif source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy(source, target)
