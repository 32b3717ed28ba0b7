"""Running: what is so holds, what is not so fails, and answers without a choice are given for the players."""

from pathlib import Path

import pytest

from .scenes import CARD, DICE, outcome


@pytest.mark.parametrize(
    ("so", "not_so"),
    [
        ("asked: A", "asked: B"),
        ("asked: A", "asked: none"),
        ("turn: A", "turn: B"),
        ("over: false", "over: true"),
        ("winners: []", "winners: [A]"),
        ("deck_size: 71", "deck_size: 72"),
        ("deck: [bang/2D]", "deck: [bang/3D]"),
        ("deck: [bang]", "deck: [beer]"),
        ("deck: [bang/3D, bang/2D]", "deck: [bang/2D, bang/2D]"),
        ("discard: jail/4H", "discard: jail/JS"),
        ("discard: jail", "discard: bang"),
        ("discard_size: 2", "discard_size: 3"),
        ("legal: [play stagecoach, end]", "legal: [end, play bang at B]"),
        ("illegal: [pass, play bang at B]", "illegal: [pass, end]"),
        ("B: {life: 4}", "B: {life: 3}"),
        ("B: {alive: true}", "B: {alive: false}"),
        ("B: {role: hidden}", "B: {role: outlaw}"),
        ("A: {role: sheriff}", "A: {role: hidden}"),
        ("B: {hand: [duel, missed, missed]}", "B: {hand: [duel, missed]}"),
        ("B: {hand: [missed, missed/2S, duel/8C]}", "B: {hand: [missed/2S, missed/2S, duel/8C]}"),
        ("B: {hand: [missed, missed/2S, duel/8C]}", "B: {hand: [missed/2S, missed/3S, duel/QD]}"),
        ("D: {hand: []}", "D: {hand: [bang]}"),
        ("B: {hand_size: 3}", "B: {hand_size: 2}"),
        ("B: {table: [barrel]}", "B: {table: []}"),
        ("B: {table: [barrel/QS]}", "B: {table: [barrel/KS]}"),
        ("B: {distance: {A: 1, D: 2}}", "B: {distance: {A: 1, D: 1}}"),
        ("view: {C: {B: {hand: ['?', '?', '?']}}}", "view: {C: {B: {hand: [duel, '?', '?']}}}"),
        ("view: {B: {B: {hand: [duel, missed, missed]}}}", "view: {B: {B: {hand: [duel, missed, '?']}}}"),
        ("view: {B: {B: {role: outlaw}}}", "view: {B: {B: {role: hidden}}}"),
        ("view: {C: {B: {role: hidden}}}", "view: {C: {B: {role: outlaw}}}"),
        ("view: {C: {deck: ['?', '?']}}", "view: {C: {deck: [bang/2D, '?']}}"),
        ("view: {C: {discard: jail, asked: A}}", "view: {C: {discard: beer, asked: A}}"),
        ("view: {A: {legal: [end]}}", "view: {C: {legal: [end]}}"),
        ("view: {C: {illegal: [end]}}", "view: {A: {illegal: [end]}}"),
    ],
)
def test_what_is_so_holds_and_what_is_not_so_fails(tmp_path: Path, so: str, not_so: str) -> None:
    shot = CARD + "  - A: play bang at B\n  - B: use barrel\n"
    assert outcome(tmp_path, shot + f"  - expect: {{{so}}}\n").failures == ()
    failed = outcome(tmp_path, shot + f"  - expect: {{{not_so}}}\n")
    assert [failure.line for failure in failed.failures] == [13]


@pytest.mark.parametrize(
    ("so", "not_so"),
    [
        ("dice: 1 2 arrow dynamite gatling", "dice: 2 1 arrow dynamite gatling"),
        ("supply: 7", "supply: 8"),
        ("A: {arrows: 1}", "A: {arrows: 0}"),
        ("A: {life: 6}", "A: {life: 8}"),
        ("A: {distance: {B: 1, C: 2}}", "A: {distance: {B: 2}}"),
        ("asked: A", "asked: B"),
        ("turn: A", "turn: B"),
        ("legal: [reroll 5 1, stop]", "legal: [reroll 4]"),
        ("illegal: [reroll 4]", "illegal: [reroll 1 5]"),
        ("C: {role: hidden, alive: true}", "C: {role: renegade}"),
        ("over: false, winners: []", "over: true"),
        ("view: {C: {C: {role: renegade}}}", "view: {C: {D: {role: outlaw}}}"),
    ],
)
def test_the_same_goes_for_dice(tmp_path: Path, so: str, not_so: str) -> None:
    assert outcome(tmp_path, DICE + f"  - expect: {{{so}}}\n").failures == ()
    assert len(outcome(tmp_path, DICE + f"  - expect: {{{not_so}}}\n").failures) == 1


def test_every_wrong_expectation_of_a_step_is_named(tmp_path: Path) -> None:
    failed = outcome(tmp_path, CARD + "  - expect: {asked: B, B: {life: 3, hand_size: 3}}\n")
    found = [(failure.what, failure.expected, failure.found) for failure in failed.failures]
    assert found == [("asked", "B", "A"), ("life of B", "3", "4")]
    assert failed.asked == "A"
    assert "play bang/AS at B" in failed.legal


def test_what_comes_after_a_failed_step_is_not_run(tmp_path: Path) -> None:
    failed = outcome(tmp_path, CARD + "  - expect: {asked: B}\n  - expect: {asked: C}\n")
    assert [failure.line for failure in failed.failures] == [11]


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ("A: play bang at C", "that is not legal"),
        ("A: pass", "that is not legal"),
        ("B: play missed", "A is asked"),
    ],
)
def test_a_step_that_is_not_legal_fails_with_what_is(tmp_path: Path, step: str, found: str) -> None:
    failed = outcome(tmp_path, CARD + f"  - {step}\n")
    assert [(failure.line, failure.expected, failure.found) for failure in failed.failures] == [(11, step, found)]
    assert failed.legal == (
        "play bang/AS at B",
        "play bang/AS at D",
        "play stagecoach/9S",
        "play beer/6H",
        "end",
    )


def test_a_step_after_the_end_of_the_game_fails(tmp_path: Path) -> None:
    end = CARD.replace("life: 1", "life: 1, alive: false").replace("A: {role: sheriff", "A: {life: 1, role: sheriff")
    end = end.replace("character: none, life: 1, alive: false", "character: none, alive: false")
    end = end.replace("turn: A", "turn: C")
    shot = end + "  - C: play gatling\n  - A: pass\n  - B: pass\n"
    won = "over: true, winners: [D, B], asked: none, A: {life: 0, alive: false, role: sheriff}"
    assert outcome(tmp_path, shot + f"  - expect: {{{won}}}\n").failures == ()
    (failure,) = outcome(tmp_path, shot + "  - C: end\n").failures
    assert failure.found == "the game is over"


def test_illegal_holds_for_a_seat_that_is_not_asked_and_fails_for_what_is_legal(tmp_path: Path) -> None:
    assert outcome(tmp_path, CARD + "  - illegal: {B: end, A: play bang at C}\n").holds
    (failure,) = outcome(tmp_path, CARD + "  - illegal: {A: [pass, end]}\n").failures
    assert failure.expected == "end is not legal"


# forced answers


FORCED = CARD.replace("missed/2S, missed/3S, duel/8C", "duel/8C").replace("table: [barrel], ", "")


def test_a_question_with_one_answer_is_answered_without_a_step(tmp_path: Path) -> None:
    assert outcome(tmp_path, FORCED + "  - A: play bang at B\n  - expect: {B: {life: 3}, asked: A}\n").holds


def test_a_step_that_repeats_the_forced_answer_is_accepted_once(tmp_path: Path) -> None:
    repeated = FORCED + "  - A: play bang at B\n  - B: pass\n"
    assert outcome(tmp_path, repeated + "  - expect: {B: {life: 3}, asked: A}\n").holds
    (failure,) = outcome(tmp_path, repeated + "  - B: pass\n").failures
    assert failure.line == 13


def test_what_was_not_forced_cannot_be_repeated(tmp_path: Path) -> None:
    (failure,) = outcome(tmp_path, FORCED + "  - A: play bang at B\n  - B: play missed\n").failures
    assert failure.found == "A is asked"


def test_a_step_that_is_legal_now_is_an_answer_and_no_repetition(tmp_path: Path) -> None:
    dying = FORCED.replace("hand: [duel/8C]", "life: 1, hand: [beer]")
    assert outcome(tmp_path, dying + "  - A: play bang at B\n  - B: pass\n  - expect: {B: {alive: false}}\n").holds


def test_the_end_of_the_play_phase_is_always_said(tmp_path: Path) -> None:
    alone = CARD.replace("bang/AS, stagecoach, beer/6H", "missed/4S")
    assert outcome(tmp_path, alone + "  - expect: {asked: A, legal: [end], turn: A}\n").holds


def test_one_answer_questions_are_answered_at_the_start_too(tmp_path: Path) -> None:
    vera = """\
name: a scenario
sets: [base, dodge-city]
players: {A: {role: sheriff, character: vera-custer}, B: {role: outlaw}}
phase: draw
steps:
  - A: copy B
  - expect: {A: {hand_size: 2}, asked: A}
"""
    assert outcome(tmp_path, vera).holds
