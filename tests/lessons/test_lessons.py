"""The lessons that come with the package: each is played to its end, and nothing that can be done leads nowhere."""

import random
import re
from pathlib import Path
from typing import Final

import pytest

from sixgun.errors import BadScenario, IllegalMove
from sixgun.lessons import LEARNER, LESSONS, Guide, find, read_lesson
from sixgun.scenario import run
from sixgun.text import Messages, languages

LONGEST: Final = 170
LONG_NAME: Final = "Prickly Pete"
SENTENCE_ENDS: Final = re.compile(r"[.?!]”?(?=\s+[A-ZÀ-ÖØ-Þ“]|$)")
STEPS: Final = {
    "card": "role life reach turn shoot dodge drink lay barrel who limit winning",
    "dice": "five rolls shots arrows dynamite beer gatling who",
}
PATIENT: Final = 100
"""More moves than any step of a lesson takes."""


def settle(guide: Guide) -> None:
    """Let the others move until the learner has to do something."""
    for _ in range(PATIENT):
        if not guide.go_on():
            return
    raise AssertionError(f"{guide.step.name} never waits for anybody")


def come_to(lesson: str, step: str) -> Guide:
    names = [each.name for each in find(lesson).steps]
    return Guide(find(lesson), names.index(step))


def play_to_the_end(guide: Guide, choose: random.Random | None = None) -> int:
    """Do what the coach asks for, or anything that is on offer; how often it was something else."""
    strayed = 0
    for _ in range(PATIENT):
        settle(guide)
        while guide.turn_page():
            settle(guide)
        if guide.asks:
            offer = guide.offer()
            wanted = [each for each in offer if guide.language.fits(guide.wanted, each)]
            assert wanted, f"{guide.step.name} asks for what is not on offer"
            guide.answer(str(choose.choice(offer) if choose else wanted[0]))
            strayed += guide.strayed
        elif guide.is_last:
            return strayed
        else:
            guide.understood()
    raise AssertionError(f"the lesson does not get beyond {guide.step.name}")


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_holds_as_a_scenario(name: str) -> None:
    outcome = run(find(name).scenario)
    assert outcome.holds, outcome.failures


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_the_steps_that_were_designed(name: str) -> None:
    assert [step.name for step in find(name).steps] == STEPS[name].split()


@pytest.mark.parametrize("name", LESSONS)
def test_whoever_does_what_the_coach_says_comes_to_the_end_without_a_jump(name: str) -> None:
    guide = Guide(find(name))
    game = guide.game
    assert play_to_the_end(guide) == 0
    assert guide.game is game, "the table was laid anew"
    assert not game.over


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_begin_at_every_step_on_the_table_that_is_there_then(name: str) -> None:
    played = Guide(find(name))
    for at in range(len(find(name).steps)):
        settle(played)
        while played.at < at:
            if played.asks:
                played.answer(played.left[0].said.text)
            elif not played.turn_page():
                played.understood()
            settle(played)
        assert Guide(find(name), at).game.view(LEARNER) == played.game.view(LEARNER), played.step.name


@pytest.mark.parametrize("name", LESSONS)
def test_every_move_on_offer_leads_to_the_next_step(name: str) -> None:
    """At each step each of them is played, and from there the lesson goes on to its end."""
    for at, step in enumerate(find(name).steps):
        for option in Guide(find(name), at).offer():
            guide = Guide(find(name), at)
            guide.answer(str(option))
            play_to_the_end(guide)
            assert guide.is_last, f"{option} at {step.name}"


@pytest.mark.parametrize("name", LESSONS)
def test_whatever_somebody_does_the_lesson_ends(name: str) -> None:
    strayed = [play_to_the_end(Guide(find(name)), random.Random(seed)) for seed in range(60)]
    assert max(strayed) > 2, "nobody did anything else than he was told"


def test_a_move_that_is_not_wanted_is_played_and_the_next_step_begins_as_written() -> None:
    guide = come_to("card", "shoot")
    guide.answer("play bang/9D at B")
    settle(guide)
    assert guide.strayed
    assert not guide.asks, "the coach has something to say first"
    assert guide.game.view(None).seats[1].life == 3, "the shot at B was real"
    assert guide.understood(), "the table is laid anew"
    assert (guide.step.name, guide.strayed) == ("dodge", False)
    assert [seat.life for seat in guide.game.view(None).seats] == [4, 4, 4, 4], "here it was D who was hit"


def test_what_a_step_is_about_is_all_that_is_on_offer() -> None:
    guide = come_to("card", "shoot")
    assert {str(each).split("/")[0] for each in guide.offer()} == {"play bang", "end"}
    with pytest.raises(IllegalMove, match="not what this step is about"):
        guide.answer("play beer")


def test_nothing_is_on_offer_while_the_coach_explains() -> None:
    guide = Guide(find("card"))
    assert not guide.asks
    assert guide.offer() == []


def test_any_card_may_be_the_one_too_many() -> None:
    guide = come_to("card", "limit")
    guide.answer("end")
    guide.answer("discard scope")
    settle(guide)
    assert not guide.strayed
    assert guide.turn_page()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_is_said_in_two_short_sentences(name: str, language: str) -> None:
    say = Messages(language)
    people = dict.fromkeys("BCD", LONG_NAME)
    for step in find(name).steps:
        key = f"lesson-{name}-{step.name}"
        parts = ["", ".still"] if step.line else [""]
        for text in [say.say(key + part, **people) for part in parts]:
            assert len(text) <= LONGEST, f"{len(text)} signs: {text}"
            assert len(SENTENCE_ENDS.findall(text)) <= 2, text
        assert say.say(f"{key}.title")
        assert say.has(f"{key}.still") == bool(step.line), f"{key} is asked for a move or it is not"


@pytest.mark.parametrize(
    ("steps", "wrong"),
    [
        ("  - A: end", "nobody says anything in this lesson"),
        ("  - coach: {point: [deck]}", "this coach has no step"),
        ("  - coach: {step: aim, points: [deck]}", "a coach has no 'points'"),
        ("  - coach: {step: aim, point: [moon]}", "nobody can point at 'moon'"),
        ("  - coach: {step: aim, point: [seat K]}", "'K' is neither a seat nor a card"),
        ("  - coach: {step: aim}\n  - B: end", "not the learner's"),
        ("  - coach: {step: aim}\n  - A: fly", "fly"),
    ],
)
def test_a_wrong_lesson_is_refused_with_its_line(tmp_path: Path, steps: str, wrong: str) -> None:
    file = tmp_path / "lesson.yaml"
    file.write_text(f"name: a lesson\nplayers: {{A: {{}}, B: {{}}, C: {{}}, D: {{}}}}\nsteps:\n{steps}\n")
    with pytest.raises(BadScenario, match=re.escape(wrong)) as refused:
        read_lesson(file)
    assert re.match(rf"{re.escape(str(file))}:\d+: ", str(refused.value))
