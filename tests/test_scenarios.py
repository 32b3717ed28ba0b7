"""Every scenario of the project, as a test of its own."""

from pathlib import Path

import pytest

from sixgun.cli.scenario import in_text
from sixgun.scenario import Scenario, find_files, read_file, run

FOLDER = Path(__file__).resolve().parent.parent / "scenarios"
SCENARIOS = [scenario for file in find_files([FOLDER]) for scenario in read_file(file)]


def named(scenario: Scenario) -> str:
    return f"{scenario.file.relative_to(FOLDER)}:{scenario.line}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=named)
def test_scenario(scenario: Scenario) -> None:
    outcome = run(scenario)
    assert outcome.holds, f"\n{in_text(outcome)}"


def test_no_two_scenarios_have_the_same_name() -> None:
    names = [scenario.name for scenario in SCENARIOS]
    assert sorted({name for name in names if names.count(name) > 1}) == []
