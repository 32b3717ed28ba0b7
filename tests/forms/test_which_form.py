"""A process runs the compiled engine when it fits the sources, and the sources in every other case."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun import form

ROOT = Path(__file__).parents[2]
SAY = "from sixgun.version import is_interpreted; print('interpreted' if is_interpreted() else 'compiled')"
SAY_FROM_A_CHILD = f"""
import sixgun, subprocess, sys
if len(sys.argv) > 1:
    open(sys.argv[1], "w").write(open(sys.argv[2]).read())
subprocess.run([sys.executable, "-c", {SAY!r}], check=True)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of its own, with the compiled engine of this one."""
    if form.fitting_engine() is None:
        pytest.skip("the engine is not compiled here")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    engines = tmp_path / "build" / "engine"
    engines.mkdir(parents=True)
    shutil.copy(form.MANIFEST, engines)
    (engines / form.MANIFEST.read_text().splitlines()[0]).symlink_to(form.fitting_engine() or "")
    return tmp_path


def said(checkout: Path, program: str, *arguments: str, pure: str | None = None) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "SIXGUN_PURE"}
    environment["PYTHONPATH"] = str(checkout / "src")
    if pure is not None:
        environment["SIXGUN_PURE"] = pure
    run = subprocess.run([sys.executable, "-c", program, *arguments], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def test_the_compiled_engine_is_used_where_it_fits(checkout: Path) -> None:
    assert said(checkout, SAY) == "compiled"


def test_the_sources_can_be_asked_for(checkout: Path) -> None:
    assert said(checkout, SAY, pure="1") == "interpreted"


def test_a_changed_source_is_never_hidden(checkout: Path) -> None:
    with (checkout / "src/sixgun/kernel/rng.py").open("a") as source:
        source.write("\nCHANGED = True\n")
    program = "from sixgun.kernel import rng; print(rng.CHANGED)"
    assert said(checkout, program) == "True"
    assert said(checkout, SAY) == "interpreted"


def test_a_source_that_is_gone_is_never_hidden(checkout: Path) -> None:
    (checkout / "src/sixgun/kernel/playout.py").unlink()
    assert said(checkout, SAY) == "interpreted"


@pytest.mark.parametrize("manifest", ["", "no-such-engine", "\x00\xff", "x\n1 2"])
def test_a_damaged_manifest_is_no_engine(checkout: Path, manifest: str) -> None:
    (checkout / "build/engine" / form.MANIFEST.name).write_bytes(manifest.encode("latin-1"))
    assert said(checkout, SAY) == "interpreted"


def test_an_engine_that_comes_later_is_not_used_by_the_processes_of_one_that_began_without(checkout: Path) -> None:
    manifest = checkout / "build/engine" / form.MANIFEST.name
    kept = manifest.rename(manifest.with_suffix(".kept"))
    assert said(checkout, SAY_FROM_A_CHILD, str(manifest), str(kept)) == "interpreted"
    assert said(checkout, SAY) == "compiled"
