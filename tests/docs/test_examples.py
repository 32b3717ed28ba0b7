"""The programs in examples/ do what they say, each in a moment."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import sixgun
from tests.patience import PATIENCE

from .block import ROOT

EXAMPLES = ROOT / "examples"


def run(name: str, *arguments: str, folder: Path) -> str:
    """What a program prints, run in a folder of its own."""
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_measures_itself(tmp_path: Path) -> None:
    said = run("my_bot.py", "4", folder=tmp_path)
    assert "marksman instead of greenhorn, 5 players: 4 deals" in said
    assert "all seats" in said


def test_win_rates_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'sixgun[lab]'")
    said = run("win_rates.py", "rates.svg", "2", folder=tmp_path)
    assert said.startswith("4 players: sheriff ")
    drawn = (tmp_path / "rates.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<?xml")


def test_a_net_is_taught_and_its_curve_is_drawn(tmp_path: Path) -> None:
    said = run(
        "learning/train_dice.py", "curve.svg", "2", "--games", "5", "--at-once", "8", folder=tmp_path
    ).splitlines()
    assert [line.split(": ")[1][:18] for line in said[:-1]] == ["lift over drifter "] * 3, "before, between, after"
    assert said[-1] == "The curve is in curve.svg"
    curve = ElementTree.parse(tmp_path / "curve.svg").getroot()
    assert "Lift over drifter" in "".join(curve.itertext())


@pytest.mark.parametrize("name", ["card", "dice"])
def test_a_record_is_read(name: str, tmp_path: Path) -> None:
    game = sixgun.new_game(name, players=5, seed=3)
    luck = sixgun.Rng.seeded(1)
    while not game.over:
        game.play(game.choice.options[luck.below(len(game.choice.options))])
    (tmp_path / "game.sixgun").write_text(game.record(), encoding="utf-8")
    said = run("read_record.py", "game.sixgun", folder=tmp_path)
    assert said.count(", won") == len(game.winners)
    assert said.count(" falls to ") == [event.what for event in game.events()].count("eliminated")


def test_every_program_can_be_started_and_says_how() -> None:
    programs = [file for file in EXAMPLES.rglob("*.py") if not (file.parent / "__init__.py").exists()]
    assert programs
    for program in programs:
        text = program.read_text(encoding="utf-8")
        assert text.startswith("#!/usr/bin/env python3\n"), program.name
        assert program.stat().st_mode & 0o111, f"{program.name} is not executable"
        assert program.relative_to(ROOT).as_posix() in text, f"{program.name} does not say how it is called"
