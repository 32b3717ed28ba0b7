"""Every command that a document names is one, and so is every option of it: in prose, in tables and in blocks."""

import contextlib
import io
import runpy
import shlex
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from sixgun import cli

from .block import DOCUMENTS, ROOT, commands

PLAY = {"--terminal": "play", "": "serve"}
"""What `./play` passes its other options on to."""
OF_PLAY = ("--terminal", "--setup-only", "--help")


def said_by(program: Callable[[], object]) -> str:
    """What a program prints that is asked for help; one that is asked for something else than it has fails."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said), pytest.raises(SystemExit) as ended:
        program()
    assert ended.value.code == 0, said.getvalue()
    return said.getvalue()


@cache
def help_of(*words: str) -> str:
    """What `sixgun WORDS --help` prints."""
    return said_by(lambda: cli.main([*words, "--help"]))


@cache
def help_of_tool(module: str) -> str:
    """What `python -m MODULE --help` prints."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", [module, "--help"])
        patch.delitem(sys.modules, f"{module}.__main__", raising=False)
        return said_by(lambda: runpy.run_module(module, run_name="__main__"))


def unknown(command: str) -> list[str]:
    """What a command line says that is not so; `…` and capital letters stand for anything."""
    words = shlex.split(command, comments=True)
    options = [word.partition("=")[0] for word in words if word.startswith("--")]
    if words[:2] == ["python", "-m"]:
        text = "" if words[2] == "tools.NAME" else help_of_tool(words[2])
    elif words[0] == "./check":
        text = (ROOT / "check").read_text(encoding="utf-8")
    elif words[0] == "./play":
        text = " ".join([*OF_PLAY, help_of(PLAY["--terminal" if "--terminal" in words else ""])])
    else:
        text = help_of(*leading(words[1:]))
    return [option for option in options if option not in text]


def leading(words: list[str]) -> list[str]:
    """The words before the first option."""
    first = next((at for at, word in enumerate(words) if word.startswith("-")), len(words))
    return words[:first]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_command_and_option_exists(document: Path) -> None:
    for command in commands(document):
        assert unknown(command) == [], command


def test_the_documents_name_commands() -> None:
    assert sum(len(commands(document)) for document in DOCUMENTS) > 60


@pytest.mark.parametrize(
    "command", ["sixgun play --fly", "./play --terminal --fly", "./check --fly", "python -m tools.golden --fly"]
)
def test_an_unknown_option_is_found(command: str) -> None:
    assert unknown(command) == ["--fly"]


@pytest.mark.parametrize("command", ["sixgun fly", "sixgun record fly", "python -m tools.fly"])
def test_an_unknown_command_is_found(command: str) -> None:
    with pytest.raises((AssertionError, ImportError)):
        unknown(command)
