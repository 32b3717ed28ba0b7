"""What became of a compilation: an engine, a failure that is remembered, or nothing when somebody ended it."""

import os
from pathlib import Path

import pytest

from tools import engine, setup_env

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in is a shell script")

COMPILER = '#!/bin/sh\nfor word; do case "$word" in --build-lib=*) to="${{word#--build-lib=}}";; esac; done\n{}\n'
"""Stands where setup.py would be run: the real one takes minutes, and cannot be made to fail."""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for engines of its own."""
    monkeypatch.setattr(engine, "ENGINES", tmp_path)
    monkeypatch.setattr(engine, "MANIFEST", tmp_path / "manifest.txt")
    monkeypatch.setattr(engine, "LOG", tmp_path / "compile.log")
    return tmp_path


def compile_by(place: Path, monkeypatch: pytest.MonkeyPatch, does: str) -> bool:
    program = place / "compiler"
    program.write_text(COMPILER.format(does))
    program.chmod(0o755)
    monkeypatch.setattr(setup_env, "PYTHON", program)
    return engine.compiled()


def failed(place: Path) -> list[Path]:
    return list(place.glob("*.failed"))


def test_what_compiles_is_the_engine_from_then_on(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not engine.is_current()
    assert compile_by(place, monkeypatch, 'mkdir "$to" && touch "$to/sixgun__mypyc.so"')
    assert engine.is_current()


def test_what_does_not_compile_is_not_tried_again(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not compile_by(place, monkeypatch, "echo wrong; exit 1")
    assert failed(place)
    assert (place / "compile.log").read_text() == "wrong\n"
    assert not engine.is_current()


def test_a_compilation_that_was_ended_says_nothing_of_the_sources(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not compile_by(place, monkeypatch, 'mkdir "$to"; kill -TERM $$')
    assert not failed(place)
    assert compile_by(place, monkeypatch, 'mkdir -p "$to" && touch "$to/sixgun__mypyc.so"')
