"""Running what a document says: examples in Python, commands in a folder that looks like the checkout."""

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from sixgun.scenario.read import read_file
from sixgun.scenario.run import run as run_scenario
from tests.patience import PATIENCE

from .block import ROOT, Block

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
LEFT_OUT = re.compile(r"\s*…\s*")
FEWER = ((re.compile(r"(--games) \d+"), r"\1 2"), (re.compile(r"(examples/\w+\.py(?: \S+\.svg)?) \d+"), r"\1 2"))
"""How many games a command plays is for its reader to choose; a test is content with two."""


def run_examples(block: Block, names: dict[str, object]) -> None:
    """Examples as one types them; what they define is there for the next block of the document."""
    test = doctest.DocTestParser().get_doctest(block.code, names, block.where, block.where, 0)
    assert test.examples, f"{block.where}: no line of it begins with >>>"
    report: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    assert not report, "".join(report)


def lay_out(folder: Path) -> Path:
    """A folder with everything of the checkout in it, whose own files may be written, and a `sixgun` that waits for
    nobody: it has nothing to read, and a server that it starts is asked for its health and ended."""
    checkout = folder / "checkout"
    checkout.mkdir()
    for entry in ROOT.iterdir():
        if not entry.name.startswith("."):
            (checkout / entry.name).symlink_to(entry)
    programs = folder / "bin"
    programs.mkdir()
    sixgun = programs / "sixgun"
    sixgun.write_text(
        "#!/bin/sh\n"
        "exec </dev/null\n"
        f'[ "$1" = serve ] && exec "{sys.executable}" "{Path(__file__).with_name("briefly.py")}" "$@"\n'
        f'exec "{sys.executable}" -m sixgun "$@"\n'
    )
    sixgun.chmod(0o755)
    return checkout


def run_commands(block: Block, checkout: Path) -> None:
    """Commands as a shell with the environment switched on runs them; the first that fails ends them."""
    code = block.code
    for many, few in FEWER:
        code = many.sub(few, code)
    folder = checkout.parent
    path = os.pathsep.join([str(folder / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]])
    given = {
        "PATH": path,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "MPLCONFIGDIR": str(folder / "matplotlib"),
    }
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", code],
        cwd=checkout,
        env={**os.environ, **given},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, f"{block.where}: exit {done.returncode}\n{code}\n{done.stdout}"


def play_scenarios(block: Block, folder: Path) -> None:
    file = folder / "scenario.yaml"
    file.write_text(block.code, encoding="utf-8")
    for scenario in read_file(file):
        failures = run_scenario(scenario).failures
        assert not failures, f"{block.where}: {failures}"


def read_json(block: Block) -> None:
    """JSON, a message a line; … stands for what is left out."""
    for line in block.code.splitlines():
        json.loads(LEFT_OUT.sub("", line))


def stands_in_its_file(block: Block) -> None:
    """An excerpt: its lines stand in the file that it names, in this order; others may lie between them."""
    lines = iter([line.strip() for line in (ROOT / block.what).read_text(encoding="utf-8").splitlines()])
    for line in block.code.split("\n"):
        assert line.strip() in lines, f"{block.where}: {block.what} does not have {line.strip()!r} there"
