"""Two positions to add steps to, and what becomes of them."""

from pathlib import Path

import pytest

from sixgun.scenario import ScenarioOutcome, WrongFile, read_file, run

CARD = """\
name: a scenario
rules: [C1]
players:
  A: {role: sheriff, character: none, hand: [bang/AS, stagecoach, beer/6H]}
  B: {role: outlaw, character: none, table: [barrel], hand: [missed/2S, missed/3S, duel/8C]}
  C: {role: renegade, character: none, hand: [gatling]}
  D: {role: outlaw, character: none, life: 1}
turn: A
deck: [jail/4H, bang/2D]
steps:
"""

DICE = """\
name: a scenario
game: dice
players:
  A: {role: sheriff, character: none, life: 6}
  B: {role: outlaw, character: none, arrows: 1}
  C: {role: renegade, character: none}
  D: {role: outlaw, character: none}
turn: A
rolls: [1 2 arrow dynamite gatling]
steps:
"""


def written(folder: Path, text: str, name: str = "scene.yaml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def refusal(folder: Path, text: str) -> WrongFile:
    with pytest.raises(WrongFile) as caught:
        read_file(written(folder, text))
    return caught.value


def outcome(folder: Path, text: str) -> ScenarioOutcome:
    (scenario,) = read_file(written(folder, text))
    return run(scenario)
