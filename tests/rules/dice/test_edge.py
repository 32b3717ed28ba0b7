"""What the dice game says to wrong moves, wrong saves and wrong scenarios."""

from typing import Any

import pytest

from sixgun.dicegame import answer, choice, decode, encode, events, new_table, winners
from sixgun.dicegame.notation import DiceMove, read
from sixgun.dicegame.position import set_up
from sixgun.dicegame.table import DiceTable
from sixgun.errors import BadSave, BadScenario, GameOver, IllegalMove, NotAMove
from sixgun.kernel.log import Log
from sixgun.kernel.loop import advance, settle
from sixgun.kernel.position import Position
from sixgun.kernel.rng import Rng
from tests.rules.dice.games import answer_at_random


def position(**said: Any) -> Position:
    """Four ordinary players unless said otherwise."""
    return Position(**{"players": {name: {} for name in "ABCD"}, **said})


def begun(given: Position) -> DiceTable:
    """The table of a position at its first question, with a log."""
    t = set_up(given)
    t.log = Log()
    settle(t)
    return t


@pytest.mark.parametrize(
    "text",
    [
        "",
        "reroll",
        "reroll 0",
        "reroll 6",
        "reroll 1 1",
        "reroll one",
        "shoot",
        "shoot I",
        "shoot b",
        "shoot B twice",
        "shoot B doubling now",
        "heal B doubling",
        "heal AB",
        "stop now",
        "pass B",
        "bang B",
        "doubling",
        "fire doubling",
        "fire keeping now",
        "pass keeping",
        "keeping",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(NotAMove, match="moves are written stop, reroll 1 3 5"):
        read(text)


def test_places_may_come_in_any_order_and_spaces_do_not_count() -> None:
    assert read("  reroll  5 1 3 ") == DiceMove("reroll", dice=(1, 3, 5))


def test_a_move_that_is_not_on_offer_is_refused_with_those_that_are() -> None:
    t = begun(position(rolls=["dynamite dynamite 1 beer 2"]))
    with pytest.raises(IllegalMove, match="A cannot reroll 1; can: stop, reroll 3, reroll 4"):
        answer(t, "reroll 1")
    with pytest.raises(IllegalMove, match="A cannot pass; can: stop"):
        answer(t, DiceMove("pass"))
    with pytest.raises(IllegalMove, match="A cannot dance"):
        answer(t, DiceMove("dance"))
    with pytest.raises(NotAMove, match="A can: stop, reroll 3"):
        answer(t, "dance")


def test_after_the_end_nobody_is_asked() -> None:
    t = new_table(4, 1, {})
    rng = Rng.seeded(1)
    assert winners(t) == ()
    while not t.over:
        answer_at_random(t, rng)
    assert winners(t)
    for ask in (choice, lambda t: answer(t, "stop"), lambda t: answer(t, DiceMove("stop"))):
        with pytest.raises(GameOver):
            ask(t)


def test_a_question_says_who_is_asked_why_and_what_happens_by_default() -> None:
    t = begun(position(rolls=["1 beer beer beer beer"]))
    asks = choice(t)
    assert (asks.seat, asks.why, str(asks.default)) == (0, "rolling", "stop")
    assert asks.facts == (("rolls_left", 2),)
    advance(t, answer(t, "stop").code)
    asks = choice(t)
    assert (asks.why, [str(move) for move in asks.options]) == ("shooting", ["shoot B", "shoot D"])
    assert asks.facts == (("place", 1), ("doubled", 0))
    advance(t, answer(t, "shoot D").code)
    assert (choice(t).why, str(choice(t).default)) == ("healing", "heal A")


def test_the_log_tells_a_turn_in_words() -> None:
    t = begun(position(rolls=["arrow 1 gatling gatling dynamite", "gatling"]))
    for move in ("reroll 1", "stop", "shoot B"):
        advance(t, answer(t, move).code)
    told = [repr(seen) for seen in events(t, 0, 2)]
    assert told[: told.index("B turn_began")] == [
        "A turn_began",
        "A rolled arrow 1 gatling gatling dynamite 1",
        "A took_arrow",
        "A kept - 1 gatling gatling dynamite",
        "A rolled gatling 1 gatling gatling dynamite 2",
        "A stopped",
        "A shot 1 (B)",
        "B hurt shot 1 (A)",
        "A fired_gatling",
        "B hurt gatling 1 (A)",
        "C hurt gatling 1 (A)",
        "D hurt gatling 1 (A)",
        "A returned_arrows 1",
    ]


def test_a_save_that_is_cut_off_or_goes_on_is_refused() -> None:
    data = encode(new_table(5, 1, {}))
    for cut in range(len(data)):
        with pytest.raises(BadSave):
            decode(data[:cut])
    with pytest.raises(BadSave):
        decode(data + b"\0")


def test_a_forged_save_is_refused_or_read_but_never_crashes() -> None:
    data = encode(new_table(5, 1, {}))
    refused = 0
    for at in range(len(data)):
        for flip in (1, 127, 128, 255):
            try:
                decode(data[:at] + bytes([data[at] ^ flip]) + data[at + 1 :])
            except BadSave:
                refused += 1
    assert 100 < refused < 4 * len(data)


@pytest.mark.parametrize(
    ("scene", "message"),
    [
        (position(players={"A": {}}), "call them A, B, C"),
        (position(players={"B": {}, "A": {}}), "are called BA"),
        (position(players={"A": {}, "B": {}}), "every one of them needs a role"),
        (position(players={"A": {"hand": []}, "B": {}, "C": {}}), "A has 'hand'"),
        (position(players={"A": {"role": "bandit"}, "B": {}, "C": {}}), "role cannot be 'bandit'"),
        (position(players={"A": {"character": "rose"}, "B": {}, "C": {}}), "character cannot be 'rose'"),
        (position(players={"A": {"life": 9}, "B": {}, "C": {}}), "life cannot be 9 for A; it is 1 to 8"),
        (position(players={"A": {"life": 0}, "B": {}, "C": {}}), "life cannot be 0 for A"),
        (position(players={"A": {"life": True}, "B": {}, "C": {}}), "life cannot be True for A"),
        (position(players={"A": {"arrows": 9}, "B": {}, "C": {}}), "arrows cannot be 9 for A"),
        (position(players={"A": {"alive": "no"}, "B": {}, "C": {}}), "it is true or false"),
        (position(players={"A": {"alive": False, "life": 3}, "B": {}, "C": {}}), "life cannot be 3 for A"),
        (position(players={"A": {"alive": False}, "B": {"alive": False}, "C": {}}), "fewer than two"),
        (position(turn="E"), "turn cannot be 'E'; it is one of A, B, C, D"),
        (position(players={"A": {}, "B": {"alive": False}, "C": {}}, turn="B"), "B, who is out of the game"),
        (position(rolls=["beer whisky"]), "a die cannot show 'whisky'"),
        (position(supply=0), "supply cannot be 0"),
        (position(supply=10), "0 of 9 arrows are held"),
        (position(options={"dynamite": "never"}), "it is one of last, in-order"),
    ],
)
def test_a_wrong_scenario_is_refused_with_a_sentence(scene: Position, message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        set_up(scene)


def test_roles_left_out_are_filled_in_with_what_the_table_lacks() -> None:
    people: dict[str, dict[str, object]] = {name: {} for name in "ABCDE"}
    people["B"]["role"] = "renegade"
    assert [seat.role for seat in begun(position(players=people)).seats] == [0, 2, 1, 1, 3]


def test_the_sheriff_begins_a_scenario_and_with_three_players_the_deputy() -> None:
    assert begun(position(players={"A": {"role": "outlaw"}, "B": {}, "C": {}, "D": {}})).turn() == 1
    assert begun(position(players={"A": {}, "B": {}, "C": {}})).turn() == 2
