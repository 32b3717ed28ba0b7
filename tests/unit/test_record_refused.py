"""Records that are refused: every way in which a text is not a game, each with its line and a way out."""

import random
import re
from typing import Any

import pytest

from sixgun import BadRecord, Game, new_game
from sixgun.record import read, replay, verify, write
from sixgun.record.writer import text_check

GAMES: dict[str, dict[str, Any]] = {
    "card": {"players": 5, "seed": 7},
    "dodge city": {
        "players": 6,
        "seed": -8,
        "sets": ["base", "dodge-city"],
        "options": {"edition": "de", "simplified": True, "simplified_also_remove": ["volcanic", "scope"]},
        "roles": [None, "sheriff"],
        "characters": ["vera-custer", None, "doc-holyday"],
    },
    "dice": {"game": "dice", "players": 8, "seed": 3, "options": {"edition": "hu"}},
}


def played(name: str = "card", moves: int = 25, stir: float = 0.0) -> Game:
    """A game some moves old, fresh luck mixed in now and then."""
    game = new_game(**GAMES[name])
    luck = random.Random(2)
    for _ in range(moves):
        if luck.random() < stir:
            game.stir(luck.getrandbits(62))
        game.play(luck.choice(game.choice.options))
    return game


def lines_of(game: Game) -> list[str]:
    return [line for line in write(game).split("\n") if line]


def sealed(lines: list[str]) -> str:
    """The text with a check that fits it, as a careful forger would write it."""
    table = lines[-1].split()[2]
    return "\n".join([*lines[:-1], f"check: table {table} text {text_check([*lines[:-1], table])}"])


def refusal(text: str) -> str:
    """The message, which must be the same whether one reads, replays in part or verifies."""
    with pytest.raises(BadRecord) as refused:
        verify(text)
    message = str(refused.value)
    for other in (read, lambda text: replay(text, 0)):
        with pytest.raises(BadRecord, match=f"^{re.escape(message)}$"):
            other(text)
    assert re.match(r"line \d+: \S", message), message
    assert re.search(r"; .*(use|choose) ", message), f"no way out in: {message}"
    return message


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_change_in_any_line_is_noticed(name: str) -> None:
    game = played(name, 25, stir=0.2)
    game.stir(77)
    lines = lines_of(game)
    luck = random.Random(8)
    for n, line in enumerate(lines):
        for change in ("drop", "double", "cut", "letter"):
            changed = list(lines)
            if change == "drop":
                del changed[n]
            elif change == "double":
                changed.insert(n, line)
            elif change == "cut":
                changed[n] = line[: luck.randrange(1, len(line))].strip()
            else:
                place = luck.choice([i for i, sign in enumerate(line) if sign != " "])
                changed[n] = line[:place] + luck.choice("0aA:,?") + line[place + 1 :]
            if changed != lines:
                refusal("\n".join(changed))


@pytest.mark.parametrize("name", ["card", "dice"])
def test_a_record_that_is_cut_off_is_refused_at_every_length(name: str) -> None:
    text = played(name, 8, stir=0.5).record().rstrip("\n")
    title = len("sixgun record 2")
    for length in range(len(text)):
        message = refusal(text[:length])
        if length >= title:
            last = text[:length].rstrip("\n").count("\n") + 1
            assert message == f"line {last}: the record is cut off before the end of its check; use a whole copy"


@pytest.mark.parametrize("title", ["sixgun record 3", "sixgun record 0", "sixgun record 17"])
def test_another_version_is_refused_by_its_number(title: str) -> None:
    text = played(moves=3).record().replace("sixgun record 2", title)
    number = title.split()[-1]
    assert refusal(text) == f"line 1: version {number} of records cannot be read, only 1 to 2; use a newer sixgun"


@pytest.mark.parametrize("text", ["", "\n\n", "hello", '{"game": "card"}', "sixgun record", "sixgun record one"])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert "a game record begins with 'sixgun record 2'; choose another file" in refusal(text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("game: card", "game: chess", "line 2: there is no game 'chess'; there are card, dice"),
        ("sets: base", "sets: bass", "line 4: sets cannot contain 'bass'"),
        (
            "barrel = forced",
            "barrel = maybe",
            "line 5: barrel cannot be 'maybe'; it is one of optional, forced",
        ),
        ("barrel = forced", "barel = forced", "line 5: there is no option 'barel'"),
        ("barrel = forced", "barrel forced", "line 5: 'barrel forced' is not an option, as in"),
        ("seed: 7", "seed: 8", "line ([89]|1[0-2]): .* stands here, but the seed deals "),
        ("seed: 7", "seed: seven", "line 7: 'seven' is not a whole number"),
        ("kit-carlson (fixed)", "kit-karlson (fixed)", "line 8: there is no character 'kit-karlson'"),
        ("kit-carlson (fixed)", "kit-carlson", "line 8: kit-carlson, .* stands here, but the seed deals "),
        ("\nB: ", "\nC: ", "line 9: 'C: .*' stands where 'result: …' should"),
        ("\n1 ", "\n2 ", "line 14: move 2 stands where move 1 should"),
        (
            "result: ",
            "result: won by ",
            "line [12][0-9]: 'won by . is asked' stands here, but the moves lead to",
        ),
        ("result: ", "results: ", "line [12][0-9]: 'results: .*' stands where 'result: …' should"),
    ],
)
def test_the_line_that_is_wrong_is_named(old: str, new: str, why: str) -> None:
    game = new_game(players=5, seed=7, options={"barrel": "forced"}, characters=["kit-carlson"])
    for _ in range(3):
        game.play(game.choice.default)
    text = game.record()
    assert old in text
    assert re.match(why, refusal(text.replace(old, new, 1)))


def test_an_illegal_move_is_refused_with_those_that_are_legal() -> None:
    game = played(moves=12)
    lines = lines_of(game)
    at = next(n for n, line in enumerate(lines) if line.startswith("9 "))
    seat = lines[at].split()[1]
    lines[at] = f"9 {seat} discard bang/AS"
    number = game.record().split("\n").index(lines_of(game)[at]) + 1
    changed = game.record().replace(lines_of(game)[at], lines[at])
    assert re.match(f"line {number}: {seat} cannot discard bang/AS; can: ", refusal(changed))


def test_a_move_by_another_seat_is_refused() -> None:
    text = played(moves=1).record()
    seat = text.split("\n1 ")[1][0]
    other = "A" if seat != "A" else "B"
    assert f"{other} moves, but {seat} is asked" in refusal(text.replace(f"\n1 {seat}", f"\n1 {other}"))


def test_a_forged_check_does_not_help() -> None:
    """With the text's check put right, the table's check still shows that the game went otherwise."""
    game = played(moves=30)
    game.stir(77)
    lines = lines_of(game)
    verify(sealed(lines))
    forged = [line.replace("luck: 4d", "luck: 4e") for line in lines]
    assert forged != lines
    with pytest.raises(BadRecord) as refused:
        verify(sealed(forged))
    assert str(refused.value) == (
        f"line {len(forged)}: the moves lead to another table than the one of the check; "
        "the text is unchanged and of rules 2, so replay it with the sixgun that wrote it"
    )


def test_luck_beyond_all_bounds_is_refused_and_no_crash() -> None:
    text = played(moves=2, stir=1.0).record()
    for luck in ("f" * 400, "-" + "f" * 400):
        refusal(re.sub(r"luck [0-9a-f]+", f"luck {luck}", text, count=1))
