"""The tables as they are drawn."""

from sixgun.cardgame.view import View as CardView
from sixgun.dicegame.view import View as DiceView
from sixgun.tui.card import table as card_table
from sixgun.tui.dice import table as dice_table
from sixgun.tui.screen import Row

from .driver import TEXT, Players, asked, staged

FOUR: Players = {
    "A": {"role": "sheriff", "character": "rose-doolan", "hand": ["bang/AS", "knife"], "life": 3},
    "B": {"role": "outlaw", "character": "paul-regret", "table": ["barrel", "winchester"]},
    "C": {"role": "renegade", "character": "vulture-sam", "hand": ["beer", "beer"]},
    "D": {"role": "outlaw", "character": "el-gringo", "alive": False, "life": 0},
}
DICE: Players = {
    "A": {"role": "sheriff", "character": "rose-doolan", "arrows": 2},
    "B": {"role": "outlaw", "character": "paul-regret"},
    "C": {"role": "renegade", "character": "vulture-sam", "life": 4},
    "D": {"role": "outlaw", "character": "el-gringo"},
    "E": {"role": "deputy", "character": "black-jack"},
}


def lines(rows: list[Row]) -> list[str]:
    return [row.text for row in rows]


def test_a_seat_shows_role_life_hand_distance_and_what_lies_before_it() -> None:
    game = staged("card", FOUR, sets=["base", "dodge-city"])
    game.play("play knife")
    view = game.view(0)
    assert isinstance(view, CardView)
    assert lines(card_table.draw(view, TEXT, 80)) == [
        "Deck 114 · no discards",
        "> A Rose Doolan     Sheriff  ●●●○○ 3/5 1 card   you",
        "      In play: Knife (waits)",
        "  B Paul Regret     ?        ●●● 3/3   0 cards  distance 1, in reach",
        "      In play: Barrel · Winchester",
        "  C Vulture Sam     ?        ●●●● 4/4  2 cards  distance 1, in reach",
        "  D El Gringo       Outlaw   out",
    ]
    assert lines(card_table.hand(view, TEXT, 80)) == ["Your hand (limit 3): BANG! A♠"]


def test_a_narrow_table_loses_nothing() -> None:
    view = staged("card", FOUR, sets=["base", "dodge-city"]).view(0)
    rows = lines(card_table.draw(view, TEXT, 60))
    assert "  C Vulture Sam     ?        ●●●● 4/4" in rows
    assert "      2 cards  distance 1, in reach" in rows


def test_a_card_that_one_has_seen_is_remembered() -> None:
    game = staged("card", FOUR | {"A": FOUR["A"] | {"hand": ["general-store"]}}, deck=["beer/6H", "duel/QD", "gatling"])
    game.play("play general-store")
    game.play("take beer")
    game.play("take duel")
    game.play("take gatling")
    assert "      You know of: Duel Q♦" in lines(card_table.draw(game.view(0), TEXT, 80))


def test_dice_are_read_without_colour_and_kept_ones_are_marked() -> None:
    game = staged("dice", DICE, rolls=["1 2 dynamite beer gatling", "gatling gatling"])
    game.play("reroll 1 4")
    view = game.view(0)
    assert isinstance(view, DiceView)
    assert lines(dice_table.dice(view, TEXT, (2, 3, 5), 80)) == [
        "Roll 2 of 3",
        "      1            2            3            4            5",
        " ┌──────────┐ ┌──────────┐ ┌──────────┐ ┌──────────┐ ┌──────────┐",
        " │ GATLING  │ │  HIT 2   │ │ DYNAMITE │ │ GATLING  │ │ GATLING  │",
        " └──────────┘ └──────────┘ └──────────┘ └──────────┘ └──────────┘",
        "                  kept        locked                     kept",
    ]


def test_what_each_die_will_do_is_told_before_one_stops() -> None:
    game = staged("dice", DICE, rolls=["1 2 dynamite beer gatling"])
    _, out = asked(game, "odds", "odds 4 5", "odds 6", "0")
    assert "  1 × hit 1: takes 1 life point from B, C, D or E." in out  # Rose Doolan: one or two places
    assert "  1 × hit 2: takes 1 life point from C or D." in out
    assert "  1 × Dynamite: nothing (three cost you 1 life point)." in out
    assert "  1 × Beer: gives 1 life point to anyone." in out
    assert "  1 × Gatling: nothing (3 fire)." in out
    assert "If you roll 1, 2, 4 and 5 again:" in out
    assert "If you roll 4 and 5 again:\n  Gatling fires: 0 %\n  three Dynamite or more: 3 %" in out
    assert "`odds` takes places of dice from 1 to 5" in out


def test_the_dice_table_shows_arrows_and_places() -> None:
    game = staged("dice", DICE, rolls=["arrow 2 dynamite beer gatling"])
    assert lines(dice_table.draw(game.view(0), TEXT, 80)) == [
        "Arrows in the middle: 6 of 9",
        "> A Rose Doolan     Sheriff  ●●●●●●●●●●● 11/11 3 arrows  you",
        "  B Paul Regret     ?        ●●●●●●●●● 9/9    no arrows 1 place",
        "  C Vulture Sam     ?        ●●●●○○○○○ 4/9    no arrows 2 places",
        "  D El Gringo       ?        ●●●●●●● 7/7      no arrows 2 places",
        "  E Black Jack      ?        ●●●●●●●● 8/8     no arrows 1 place",
    ]
