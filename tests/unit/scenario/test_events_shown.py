"""The table of events and characters: an empty cell, a claim that proves nothing and a silent hook are all found."""

from collections import defaultdict
from pathlib import Path

import pytest

from sixgun.cardgame.event_card import EventCard
from sixgun.scenario import Scenario, read_file
from tests.conftest import from_source
from tools.events_shown import Table, complaints, reason, survey, told, undeclared
from tools.together.proof import complaint
from tools.together.touches import OF_EVENTS

ROOT = Path(__file__).resolve().parents[3]

SCENE = """\
name: {name}
sets: [base, high-noon]
players:
  A: {{role: sheriff, character: {character}, hand: [bang/2C, bang/3C]}}
  B: {{role: outlaw}}
  C: {{role: renegade}}
  D: {{role: outlaw}}
event: {event}
steps:
"""


@pytest.fixture(scope="module")
def surveyed() -> Table:
    return survey(ROOT)


@pytest.fixture
def found(surveyed: Table) -> Table:
    """The table as it is, for a test to spoil."""
    return Table(surveyed.events, surveyed.characters, defaultdict(list, surveyed.shown))


def scenario(tmp_path: Path, event: str, character: str, *steps: str) -> Scenario:
    file = tmp_path / "scene.yaml"
    text = SCENE.format(name="A scene", event=event, character=character)
    file.write_text(text + "".join(f"  - {step}\n" for step in steps), encoding="utf-8")
    return read_file(file)[0]


def test_no_cell_is_empty(found: Table) -> None:
    assert len(list(found.cells())) == 30 * 31
    assert list(complaints(found)) == []


def test_a_cell_without_scenario_and_reason_is_named(found: Table) -> None:
    del found.shown["hangover", "bart-cassidy"]
    assert [line for line in complaints(found) if line.startswith("hangover x bart-cassidy is empty")] != []


def test_a_scenario_of_what_there_is_not_is_named(found: Table, tmp_path: Path) -> None:
    found.shown["high-tide", "bart-cassidy"].append(scenario(tmp_path, "curse", "bart-cassidy", "A: end"))
    assert any("shows high-tide x bart-cassidy" in line for line in complaints(found))


def test_those_who_touch_nothing_in_common_say_what_each_does() -> None:
    assert reason(("the-reverend", "bart-cassidy")) == (
        "The Reverend forbids Beer; Bart Cassidy draws a card for each life point he loses."
    )
    assert reason(("hangover", "bart-cassidy")) == ""


def test_a_cell_is_told_by_its_scenario_or_by_the_reason(found: Table) -> None:
    events = {event.name: event for event in found.events}
    characters = {character.name: character for character in found.characters}
    assert "](../" in told(found, events["hangover"], characters["bart-cassidy"])
    assert told(found, events["gold-rush"], characters["bart-cassidy"]).startswith("*nothing:* ")


@from_source
def test_a_hook_that_touches_what_is_not_said_is_named() -> None:
    class Quiet(EventCard):
        more_bangs = 1

    assert list(undeclared([Quiet("blessing")], OF_EVENTS, EventCard)) == [
        "blessing has more_bangs, so touches.py should say that it touches limit"
    ]


def test_the_printed_events_and_characters_are_those_of_the_table(found: Table) -> None:
    assert {event.name for event in found.events} == set(OF_EVENTS)


@from_source
@pytest.mark.parametrize(
    ("event", "character", "steps", "why"),
    [
        ("curse", "willy-the-kid", ("A: play bang/2C at B",), "it holds without curse too"),
        ("shootout", "rose-doolan", ("A: play bang/2C at B", "A: play bang/3C at B"), "it holds without rose-doolan"),
        ("shootout", "slab-the-killer", ("A: end",), "it holds without shootout too"),
        ("hangover", "willy-the-kid", ("A: play bang/2C at B", "illegal: {A: play bang/3C at B}"), ""),
    ],
)
def test_a_scenario_that_holds_without_the_one_or_the_other_proves_nothing(
    tmp_path: Path, event: str, character: str, steps: tuple[str, ...], why: str
) -> None:
    found = complaint(scenario(tmp_path, event, character, *steps), event, character)
    assert found.startswith(why)
    assert bool(found) == bool(why)


def test_event_and_character_have_to_be_there(tmp_path: Path) -> None:
    scene = scenario(tmp_path, "curse", "black-jack", "A: end")
    assert complaint(scene, "thirst", "black-jack") == "thirst is not in force there"
    assert complaint(scene, "curse", "apache-kid") == "nobody is apache-kid there"
