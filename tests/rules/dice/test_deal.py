"""Setup: who gets what, who begins, and what can be asked for."""

from collections import Counter

import pytest

from sixgun.dicegame import choice, new_table, view
from sixgun.dicegame.characters import CHARACTERS
from sixgun.dicegame.rules import EDITIONS, read_rules
from sixgun.dicegame.table import DiceTable
from sixgun.errors import BadOption
from sixgun.kernel.frame import NOBODY
from sixgun.kernel.roles import ROLES

DEAL = {
    4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
    5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
    6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
    7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
    8: {"sheriff": 1, "renegade": 2, "outlaw": 3, "deputy": 2},
}


def roles(t: DiceTable) -> list[str]:
    return [ROLES[seat.role] for seat in t.seats]


@pytest.mark.rule("X4")
@pytest.mark.parametrize("players", DEAL)
def test_the_roles_of_a_table_of_each_size(players: int) -> None:
    for seed in range(20):
        assert Counter(roles(new_table(players, seed, {}))) == DEAL[players], f"seed {seed}"


@pytest.mark.rule("X5")
def test_roles_are_shuffled() -> None:
    assert len({tuple(roles(new_table(4, seed, {}))) for seed in range(200)}) == 12


@pytest.mark.rule("X6", "X8")
def test_everybody_gets_a_character_of_his_own_and_all_are_dealt() -> None:
    dealt: set[str] = set()
    for seed in range(40):
        names = [seat.character.name for seat in new_table(8, seed, {}).seats]
        assert len(set(names)) == 8, f"seed {seed}"
        dealt.update(names)
    assert dealt == {character.name for character in CHARACTERS}


@pytest.mark.rule("X7")
def test_life_is_the_characters_number_and_the_sheriffs_two_more() -> None:
    for seed in range(20):
        for seat in new_table(7, seed, {}).seats:
            extra = 2 if ROLES[seat.role] == "sheriff" else 0
            assert seat.max_life == seat.character.life + extra, f"seed {seed}"


@pytest.mark.rule("X9")
def test_the_sheriff_begins() -> None:
    for seed in range(20):
        t = new_table(6, seed, {}, characters=["none"] * 6)
        assert roles(t)[t.turn()] == "sheriff", f"seed {seed}"
        assert choice(t).seat == t.turn(), f"seed {seed}"


@pytest.mark.rule("X50", "X52")
def test_three_players_are_deputy_outlaw_and_renegade_and_the_deputy_begins() -> None:
    for seed in range(20):
        t = new_table(3, seed, {})
        assert sorted(roles(t)) == ["deputy", "outlaw", "renegade"], f"seed {seed}"
        assert roles(t)[t.turn()] == "deputy", f"seed {seed}"
        assert all(seat.max_life == seat.character.life for seat in t.seats), f"seed {seed}"


@pytest.mark.rule("X1")
@pytest.mark.parametrize("players", [-1, 0, 2, 9])
def test_the_game_is_for_three_to_eight(players: int) -> None:
    with pytest.raises(BadOption, match="3 to 8 players"):
        new_table(players, 1, {})


def test_a_new_table_is_settled_at_a_question_and_keeps_a_log() -> None:
    t = new_table(5, 1, {})
    assert not t.over
    assert t.log is not None
    assert len(t.log) > 0
    assert all(seat.killer == NOBODY for seat in t.seats)


def test_roles_and_characters_can_be_fixed_for_practice() -> None:
    for seed in range(10):
        t = new_table(
            4,
            seed,
            {},
            roles=["renegade", None, None, "sheriff"],
            characters=[None, "rose-doolan", "none", None],
        )
        assert roles(t) == ["renegade", "outlaw", "outlaw", "sheriff"]
        names = [seat.character.name for seat in t.seats]
        assert names[1:3] == ["rose-doolan", "none"]
        assert names[0] != names[3]


@pytest.mark.parametrize(
    ("fixed", "message"),
    [
        ({"roles": [None] * 5}, "5 roles are too many for 4 players; name at most one a seat"),
        ({"roles": ["sheriff", "sheriff", None, None]}, "they have sheriff, renegade, outlaw, outlaw"),
        ({"roles": ["bandit", None, None, None]}, "the roles are sheriff, outlaw, renegade, deputy"),
        ({"characters": ["rose-doolan"] * 4}, "rose-doolan cannot sit at two seats"),
        (
            {"characters": ["apache-kid", None, None, None]},
            "there is no character 'apache-kid' in the dice game; there are bart-cassidy",
        ),
        ({"sets": ["dodge-city"]}, "has no sets"),
    ],
)
def test_what_cannot_be_fixed_is_refused(fixed: dict[str, list[str | None]], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        new_table(4, 1, {}, **fixed)  # type: ignore[arg-type]


@pytest.mark.rule("XE1", "XE3", "XE4", "XE6", "R137")
def test_the_default_of_each_option() -> None:
    assert read_rules({}).named() == {
        "dynamite": "last",
        "kit_split": "many",
        "gatling": "forced",
        "suzy_dice": "final",
        "three_dead": "draw",
        "characters_dealt": 1,
        "rulings": "newest",
    }


@pytest.mark.rule("XE1", "XE3", "XE4", "XE6")
def test_the_presets_of_the_editions() -> None:
    standard = read_rules({"edition": "standard"}).named()
    assert standard == read_rules({}).named()
    assert read_rules({"edition": "de"}).named() == standard | {"kit_split": "one"}
    assert read_rules({"edition": "hu"}).named() == standard | {
        "dynamite": "in-order",
        "gatling": "optional",
        "suzy_dice": "turn_end",
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_single_option_wins_over_the_edition(edition: str) -> None:
    for given in ({"edition": edition, "kit_split": "many"}, {"kit_split": "many", "edition": edition}):
        assert read_rules(given).named()["kit_split"] == "many"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": "red"}, "has edition, dynamite, kit_split, gatling, suzy_dice, three_dead"),
        ({"dynamit": "last"}, "did you mean dynamite?"),
        ({"dynamite": "first"}, "dynamite cannot be 'first'; it is one of last, in-order"),
        ({"edition": "it"}, "it is one of standard, de, hu"),
        ({"gatling": True}, "gatling cannot be True"),
        ({"three_dead": ["draw"]}, "it is one of draw, outlaw"),
    ],
)
def test_an_unknown_option_is_refused_with_what_there_is(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        new_table(4, 1, given)


def test_a_view_reads_well() -> None:
    t = new_table(4, 1, {}, roles=["sheriff", "outlaw", "renegade", "outlaw"], characters=["none"] * 4)
    lines = repr(view(t, 1)).splitlines()
    assert lines[0].startswith("<turn of A · ")
    assert "(roll 1 of 3)" in lines[0]
    assert lines[1].startswith(" A none (sheriff): 10/10 life, ")
    assert lines[2].startswith(" B none (outlaw): 8/8 life, ")
    assert lines[3].startswith(" C none (hidden): 8/8 life, ")
