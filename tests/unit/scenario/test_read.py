"""What the reader refuses, each with its line."""

from pathlib import Path

import pytest

from sixgun.scenario import WrongFile, read_file

from .scenes import CARD, DICE, outcome, refusal, written


@pytest.mark.parametrize(
    ("wrong", "line", "problem"),
    [
        ("  - A: play bang at B\n    expect: {}", 11, "a step is one thing"),
        ("  - play bang at B", 11, "a step is one thing"),
        ("  - A: end\n  - E: end", 12, "there is no seat 'E'"),
        ("  - A: shoot B", 11, "'shoot B' is no move"),
        ("  - A: play bnag at B", 11, "there is no card 'bnag' in this game"),
        ("  - A: play bang/2S at B", 11, "there is no bang/2S in this game"),
        ("  - A: play knife", 11, "there is no card 'knife' in this game"),
        ("  - A: play bang at E", 11, "there is no seat E for 'play bang at E'"),
        ("  - A: 'play panic at B:discard'", 11, "a target is a seat such as B, B:hand or B:barrel"),
        ("  - A: 5", 11, "a move cannot be 5"),
        ("  - A: [end]", 11, "a move cannot be [end]"),
        ("  - illegal: {A: play}", 11, "'play' is no move"),
        ("  - illegal:\n      A: end\n      F: end", 13, "there is no seat 'F'"),
        ("  - illegal: [end]", 11, "illegal cannot be [end]"),
        ("  - expect:\n      asked: A\n      legal: [end, ende]", 13, "'ende' is no move"),
        ("  - expect:\n      illegal:\n        - end\n        - play bang at H", 14, "there is no seat H"),
        ("  - expect: {legal: end}", 11, "legal cannot be end; it is a list of moves"),
        ("  - expect:\n      moon: full", 12, "nothing called 'moon' can be expected"),
        ("  - expect: {supply: 3}", 11, "nothing called 'supply' can be expected"),
        ("  - expect: {dice: 1 1 1 1 1}", 11, "nothing called 'dice' can be expected"),
        (
            "  - expect:\n      B: {life: 3,\n        luck: 3}",
            13,
            "nothing called 'luck' can be expected of a player",
        ),
        ("  - expect: {B: {arrows: 1}}", 11, "nothing called 'arrows' can be expected of a player"),
        ("  - expect: {B: 4}", 11, "B cannot be 4; it is a mapping"),
        ("  - expect: {E: {life: 4}}", 11, "nothing called 'E' can be expected"),
        ("  - expect: {B: {life: four}}", 11, "life cannot be four; it is a whole number"),
        ("  - expect: {B: {life: true}}", 11, "life cannot be true; it is a whole number"),
        ("  - expect: {B: {alive: 1}}", 11, "alive cannot be 1; it is true or false"),
        ("  - expect: {B: {role: bandit}}", 11, "role cannot be bandit; it is one of sheriff"),
        ("  - expect: {B: {hand: missed}}", 11, "hand cannot be missed; it is a list of cards"),
        ("  - expect: {B: {hand: [missed, mised]}}", 11, "there is no card 'mised'"),
        ("  - expect: {B: {hand: ['?']}}", 11, "there is no card '?'"),
        ("  - expect: {B: {table: [barrel/2S]}}", 11, "there is no card 'barrel/2S'"),
        ("  - expect: {B: {hand_size: [3]}}", 11, "hand_size cannot be [3]"),
        ("  - expect: {B: {distance: 1}}", 11, "distance cannot be 1"),
        ("  - expect: {B: {distance: {E: 1}}}", 11, "distance cannot be {E: 1}"),
        ("  - expect: {asked: E}", 11, "asked cannot be E; it is a seat, or none"),
        ("  - expect: {turn: none}", 11, "turn cannot be none; it is a seat (the seats are A, B, C, D)"),
        ("  - expect: {over: no way}", 11, "over cannot be no way; it is true or false"),
        ("  - expect: {winners: A}", 11, "winners cannot be A; it is a list of seats"),
        ("  - expect: {winners: [A, A]}", 11, "winners cannot be [A, A]; it is a list of seats, each once"),
        ("  - expect: {discard: bangs}", 11, "there is no card 'bangs'"),
        ("  - expect: {deck: [bangs]}", 11, "there is no card 'bangs'"),
        ("  - expect: {deck_size: many}", 11, "deck_size cannot be many"),
        ("  - expect: {discard_size: '3'}", 11, "discard_size cannot be 3; it is a whole number"),
        ("  - expect: {view: {E: {}}}", 11, "there is no seat 'E'"),
        ("  - expect: {view: {A: {view: {B: {}}}}}", 11, "nothing called 'view' can be expected"),
        ("  - expect:\n      view:\n        A: {B: {hand: ['?', mised]}}", 13, "there is no card 'mised'"),
        ("  - expect: [asked]", 11, "expect cannot be [asked]"),
        ("  - expect: {asked: A, asked: B}", 11, "asked is said twice"),
        ("  - expect: {asked: 2026-11-15}", 11, "put it in quotes"),
        ("  - A: end\n  - A: 'end", 13, "this is no YAML"),
        ("  - A: end\nA: {}", 12, "a scenario of the card game has no 'A'"),
        ("  - A: end\nrolls: [beer]", 12, "a scenario of the card game has no 'rolls'"),
        ("  - A: end\nsteps: []", 12, "steps is said twice"),
    ],
)
def test_a_wrong_step_or_expectation_is_refused_with_its_line(
    tmp_path: Path, wrong: str, line: int, problem: str
) -> None:
    error = refusal(tmp_path, CARD + wrong + "\n")
    assert problem in error.problem
    assert error.line == line
    assert str(error) == f"{tmp_path / 'scene.yaml'}:{line}: {error.problem}"


@pytest.mark.parametrize(
    ("good", "wrong", "line", "problem"),
    [
        ("name: a scenario\n", "", 1, "this scenario has no name"),
        ("name: a scenario", "name: 7", 1, "name cannot be 7; it is a text"),
        ("name: a scenario", "name: [a]", 1, "name cannot be [a]"),
        ("rules: [C1]", "rules: C1", 2, "rules cannot be C1; it is a list"),
        ("rules: [C1]", "game: chess", 2, "there is no game 'chess'; there are card, dice"),
        ("rules: [C1]", "sets: [base, gold-rush]", 2, "sets cannot contain 'gold-rush'"),
        ("rules: [C1]", "sets: base", 2, "sets cannot be base; it is a list"),
        ("rules: [C1]", "options: {luck: more}", 2, "there is no option 'luck'"),
        ("rules: [C1]", "options:\n  suzy: split\n  barrel: maybe", 4, "barrel cannot be 'maybe'"),
        ("rules: [C1]", "options: {kit_carlson_life: '3'}", 2, "kit_carlson_life cannot be '3'"),
        ("rules: [C1]", "options: [suzy]", 2, "options cannot be [suzy]"),
        ("rules: [C1]", "phase: night", 2, "there is no phase 'night'"),
        ("rules: [C1]", "seed: first", 2, "seed cannot be first; it is a whole number"),
        ("rules: [C1]", "rest: away", 2, "rest cannot be 'away'; it is one of deck, out"),
        ("rules: [C1]", "discard: [bang/AS]", 2, "bang/AS is named more often than it is there (1)"),
        ("rules: [C1]", "discard: bang", 2, "discard cannot be bang; it is a list"),
        ("rules: [C1]", "name: another", 2, "name is said twice"),
        ("turn: A", "turn: E", 8, "there is no seat 'E'"),
        ("turn: A", "turn: D\nseat: A", 9, "a scenario of the card game has no 'seat'"),
        ("deck: [jail/4H, bang/2D]", "deck: [jail/4H,\n  bang/2S]", 10, "there is no card 'bang/2S' in base"),
        ("deck: [jail/4H, bang/2D]", "deck: [knife]", 9, "there is no card 'knife' in base"),
        ("deck: [jail/4H, bang/2D]", "deck: [dynamite, dynamite]", 9, "dynamite is named more often"),
        (
            "deck: [jail/4H, bang/2D]",
            "deck: [stagecoach/9S, stagecoach/9S]",
            4,
            "stagecoach is named more often",
        ),
        ("hand: [gatling]", "hand: [5]", 6, "hand cannot be [5]; it is a list of cards"),
        ("hand: [gatling]", "hand: [gatling], hand: []", 6, "hand is said twice"),
        ("hand: [gatling]", "table: [gatling]", 6, "gatling/10H cannot lie in play"),
        ("hand: [gatling]", "arrows: 2", 6, "a player has no 'arrows'"),
        ("hand: [gatling]", "alive: dead", 6, "alive cannot be 'dead'; it is true or false"),
        ("hand: [gatling]", "copies: E", 6, "there is no seat 'E'"),
        ("hand: [gatling]", "alive: false, hand: [gatling]", 6, "C is out of the game; leave hand away"),
        ("role: renegade", "role: bandit", 6, "there is no role 'bandit'"),
        (
            "role: renegade, character: none",
            "role: renegade, character: nobody",
            6,
            "there is no character 'nobody'",
        ),
        ("life: 1", "life: 5", 7, "life cannot be 5; here it is a number from 1 to 4"),
        ("life: 1", "life: one", 7, "life cannot be 'one'"),
        ("  D: {role: outlaw, character: none, life: 1}", "  E: {}", 3, "call two to eight of them A, B, C"),
        ("  D: {role: outlaw, character: none, life: 1}", "  C: {}", 7, "C is said twice"),
        ("  D: {role: outlaw, character: none, life: 1}", "  D: outlaw", 7, "D cannot be outlaw"),
    ],
)
def test_a_wrong_position_is_refused_with_its_line(
    tmp_path: Path, good: str, wrong: str, line: int, problem: str
) -> None:
    assert CARD.count(good) == 1
    error = refusal(tmp_path, CARD.replace(good, wrong) + "  - A: end\n")
    assert problem in error.problem
    assert error.line == line


@pytest.mark.parametrize(
    ("good", "wrong", "line", "problem"),
    [
        ("arrows: 1", "hand: [bang]", 5, "B has 'hand'"),
        ("arrows: 1", "arrows: 12", 5, "arrows cannot be 12 for B"),
        ("life: 6", "life: 11", 4, "life cannot be 11 for A; it is 1 to 10"),
        ("turn: A", "turn: A\nphase: play", 9, "there is no phase 'play'; the dice game has start"),
        ("turn: A", "turn: A\nsupply: 9", 9, "supply cannot be 9"),
        ("turn: A", "turn: A\ndeck: [bang]", 9, "a scenario of the dice game has no 'deck'"),
        ("turn: A", "turn: A\noptions:\n  gatling: never", 10, "gatling cannot be 'never'"),
        ("1 2 arrow", "1 2 bang", 9, "a die cannot show 'bang'"),
        ("rolls: [1 2 arrow dynamite gatling]", "rolls: beer", 9, "rolls cannot be beer"),
        ("- A: stop", "- A: play bang at B", 11, "'play bang at B' is no move of the dice game"),
        ("- A: stop", "- A: reroll 6", 11, "'reroll 6' is no move of the dice game"),
        ("- A: stop", "- A: shoot G", 11, "there is no seat G"),
        ("- A: stop", "- expect: {A: {hand: []}}", 11, "nothing called 'hand' can be expected of a player"),
        ("- A: stop", "- expect: {deck_size: 3}", 11, "nothing called 'deck_size' can be expected"),
        ("- A: stop", "- expect: {dice: 1 1 1 1}", 11, "dice cannot be 1 1 1 1; it is the five faces"),
        ("- A: stop", "- expect: {dice: 1 1 1 1 3}", 11, "a die cannot show '3'"),
    ],
)
def test_a_wrong_dice_scenario_is_refused_with_its_line(
    tmp_path: Path, good: str, wrong: str, line: int, problem: str
) -> None:
    text = DICE + "  - A: stop\n"
    assert text.count(good) == 1
    error = refusal(tmp_path, text.replace(good, wrong))
    assert problem in error.problem
    assert error.line == line


def test_the_line_counts_from_the_top_of_the_file_in_later_documents_too(tmp_path: Path) -> None:
    good = CARD + "  - A: end\n"
    assert refusal(tmp_path, good + "---\n" + good.replace("A: end", "A: ende")).line == 23


BOMB = b"a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + b"".join(
    b"a%d: &a%d [%s]\n" % (i, i, b", ".join([b"*a%d" % (i - 1)] * 10)) for i in range(1, 9)
)
"""Less than a kilobyte, and written out a thousand million values."""


@pytest.mark.parametrize(
    ("data", "line", "problem"),
    [
        (b"", 1, "there is no scenario in this file"),
        (b"# nothing\n---\n", 1, "there is no scenario in this file"),
        (b"- a\n- b\n", 1, "a scenario cannot be [a, b]"),
        (b"name: a\n\xff\n", 2, "no text in UTF-8"),
        (b"name: a\nplayers: \x07\n", 2, "this is no YAML"),
        (b"name: a\n\nplayers: {A: {}\n", 4, "this is no YAML"),
        (b"name: &a [*a]\n", 1, "this refers to itself"),
        (b"name: *a\n", 1, "nothing before is called 'a'"),
        (b"name: " + b"[" * 100_000, 1, "this is nested too deep"),
        (BOMB, 5, "more than 100000 values"),
        (b"{[a]: b}\n", 1, "a key cannot be a list"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path, data: bytes, line: int, problem: str) -> None:
    file = tmp_path / "scene.yaml"
    file.write_bytes(data)
    with pytest.raises(WrongFile) as caught:
        read_file(file)
    assert problem in caught.value.problem
    assert caught.value.line == line


def test_a_scenario_holds_what_its_file_says(tmp_path: Path) -> None:
    (scenario,) = read_file(written(tmp_path, CARD + "  - A: end\n"))
    assert (scenario.name, scenario.rules, scenario.game, scenario.line) == ("a scenario", ("C1",), "card", 1)
    assert scenario.position.phase == "play"
    assert scenario.position.deck == ["jail/4H", "bang/2D"]


def test_a_lone_number_in_rolls_is_a_face(tmp_path: Path) -> None:
    text = DICE.replace("rolls: [1 2 arrow dynamite gatling]", "rolls: [1, 2, 1 2 beer]")
    assert outcome(tmp_path, text + "  - expect: {dice: 1 2 1 2 beer}\n").holds
