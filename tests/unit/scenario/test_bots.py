"""Bots at a position: what they choose is held against what they must and must not, and nothing is played."""

from pathlib import Path

import pytest

from sixgun.bots.at_position import BotsAtPosition
from sixgun.cli import main
from sixgun.scenario import ScenarioOutcome, read_file, run

from .scenes import CARD, DICE, refusal, written

LEVELS = ("drifter", "ranger", "gunslinger", "legend", "myth")


def asked(folder: Path, text: str) -> ScenarioOutcome:
    (scenario,) = read_file(written(folder, text))
    return run(scenario, BotsAtPosition())


def test_a_step_without_levels_asks_all_that_weigh_their_moves(tmp_path: Path) -> None:
    """D, who may be an Outlaw, is on his last life point and holds no card: nobody lets that pass."""
    assert asked(tmp_path, CARD + "  - bots: {must: [play bang at D]}\n").holds
    failed = asked(tmp_path, CARD + "  - bots: {must: [end]}\n")
    assert tuple(failure.what for failure in failed.failures) == LEVELS
    assert {failure.found for failure in failed.failures} == {"play bang/AS at D"}
    assert {failure.expected for failure in failed.failures} == {"end"}


def test_what_must_not_be_chosen_fails(tmp_path: Path) -> None:
    step = "  - bots: {levels: [ranger], must: [play bang at D, end], must_not: [play bang at D]}\n"
    (failure,) = asked(tmp_path, CARD + step).failures
    assert (failure.what, failure.expected) == ("ranger", "play bang at D or end and not play bang at D")


def test_bots_play_nothing(tmp_path: Path) -> None:
    steps = "  - bots: {must: [play bang at D]}\n  - expect: {asked: A, A: {hand_size: 3}}\n  - A: play stagecoach\n"
    assert asked(tmp_path, CARD + steps).holds


def test_bots_of_the_dice_game_are_asked_too(tmp_path: Path) -> None:
    assert asked(tmp_path, DICE + "  - bots: {levels: [ranger], must_not: [reroll 4]}\n").holds


def test_where_there_are_no_bots_nobody_is_asked(tmp_path: Path) -> None:
    (scenario,) = read_file(written(tmp_path, CARD + "  - bots: {must: [end]}\n"))
    assert run(scenario).holds


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ("bots: {levels: [ranger]}", "bots are asked for nothing; say which moves they must or must_not choose"),
        ("bots: {level: [ranger], must: [end]}", "bots have no 'level'; there are levels, must, must_not"),
        ("bots: {must: end}", "must cannot be end; it is a list of moves"),
        ("bots: {must: [dance]}", "dance"),
    ],
)
def test_a_wrong_step_is_named(tmp_path: Path, step: str, problem: str) -> None:
    wrong = refusal(tmp_path, CARD + f"  - {step}\n")
    assert wrong.line == 11
    assert problem in wrong.problem


def test_the_command_asks_bots_and_knows_their_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = written(tmp_path, CARD + "  - bots: {must: [play bang at D]}\n")
    assert main(["scenario", "run", str(good)]) == 0
    bad = written(tmp_path, CARD + "  - bots: {levels: [rangr], must: [end]}\n", "bad.yaml")
    assert main(["scenario", "run", str(bad)]) == 2
    assert "bad.yaml:11: there is no bot 'rangr'; did you mean ranger?" in capsys.readouterr().err
