"""Events in the terminal: the table shows them, a new one is announced, and every question of theirs can be typed."""

import io

import pytest

from sixgun.cardgame.view import View as CardView
from sixgun.game import Game
from sixgun.kernel.choice import Move
from sixgun.text import Text, languages
from sixgun.tui.card import table as card_table
from sixgun.tui.screen import Screen
from sixgun.tui.teller import Teller

from .driver import TEXT, Players, asked, staged

SETS = ["base", "high-noon", "fistful-of-cards"]
FOUR: Players = {
    "A": {"role": "sheriff", "character": "jourdonnais", "hand": ["bang/AS", "bang/5C", "beer/6H"]},
    "B": {"role": "outlaw", "character": "rose-doolan", "table": ["barrel"], "life": 1},
    "C": {"role": "renegade", "character": "vulture-sam"},
    "D": {"role": "outlaw", "character": "el-gringo"},
}


WOUNDED = FOUR | {"A": FOUR["A"] | {"life": 2}}


def at(event: str, **scene: object) -> Game:
    """A game with an event in force."""
    given = {"players": FOUR, "sets": SETS, "options": {"high_noon_extras": "both"}, "event": event} | scene
    players = given.pop("players")
    return staged("card", players, **given)  # type: ignore[arg-type]


def drawn(game: Game, text: Text = TEXT) -> list[str]:
    view = game.view(0)
    assert isinstance(view, CardView)
    return [row.text for row in card_table.draw(view, text, 80)]


def test_the_table_shows_the_event_in_force_the_next_one_and_how_many_are_left() -> None:
    rows = drawn(at("shootout", next_event="thirst", events=["curse", "high-noon"]))
    assert rows[1:3] == [
        "Event: Shootout. Everyone may play one BANG! card more in his turn.",
        "Next event: Thirst, 2 more after it.",
    ]
    assert "Next event: High Noon, the last one." in drawn(at("shootout", next_event="high-noon"))


def test_before_the_first_event_the_next_one_is_shown() -> None:
    rows = drawn(staged("card", FOUR, sets=SETS, next_event="thirst", events=["high-noon"]))
    assert rows[1:3] == ["No event is in force yet.", "Next event: Thirst, 1 more after it."]


def test_a_game_without_events_says_nothing_of_them() -> None:
    assert not any("vent" in row for row in drawn(staged("card", FOUR)))


def test_a_character_whose_ability_is_off_stands_in_brackets() -> None:
    rows = drawn(at("hangover"))
    assert any("A (Jourdonnais)   Sheriff" in row for row in rows)
    assert not any("(Jourdonnais)" in row for row in drawn(at("shootout")))


def test_a_ghost_is_called_one() -> None:
    game = at("ghost-town", players=FOUR | {"B": {"role": "outlaw", "character": "rose-doolan", "alive": False}})
    game.play("end")
    assert any(row.startswith("> B Rose Doolan     Outlaw   ghost") for row in drawn(game))


def test_the_table_shows_which_way_turns_go() -> None:
    assert "Turns go counter-clockwise." in drawn(at("gold-rush"))
    assert "Turns go counter-clockwise." not in drawn(at("shootout"))


def test_the_table_shows_the_suit_that_was_named() -> None:
    game = at("handcuffs", phase="draw")
    game.play("name hearts")
    assert "A has named Hearts and may play nothing else." in drawn(game)


def test_the_table_shows_the_card_that_has_to_be_played() -> None:
    game = at("law-of-the-west", phase="draw", deck=["missed/2S", "saloon/5H"])
    assert "A has to play Saloon 5♥ before the turn ends, if possible." in drawn(game)


def test_second_characters_are_shown_when_they_matter() -> None:
    players = FOUR | {"B": {"role": "outlaw", "character": "rose-doolan", "second": "willy-the-kid"}}
    assert "      may go on as Willy the Kid" in drawn(at("new-identity", players=players))
    assert "      may go on as Willy the Kid" not in drawn(at("shootout", players=players))


def test_a_new_event_is_announced_with_what_it_changes() -> None:
    game = staged("card", FOUR, sets=SETS, phase="start", next_event="thirst", events=["high-noon"])
    out = io.StringIO()
    Teller(game, 0, TEXT, Screen(out, io.StringIO(), colour=False, pace=0)).tell(all_of_it=True)
    assert (
        "  The event in force: Thirst.\n    In phase 1 everyone draws one card fewer, but at least one.\n"
        in out.getvalue()
    )
    assert "  The next event: High Noon.\n" in out.getvalue()


NOTATION = [
    ("handcuffs", "name hearts", "name hearts", {"phase": "draw"}),
    ("peyote", "guess red", "guess red", {"phase": "draw"}),
    ("blood-brothers", "use blood-brothers at b", "use blood-brothers at B", {"phase": "start"}),
    ("blood-brothers", "Blood Brothers B", "use blood-brothers at B", {"phase": "start"}),
    ("ricochet", "use ricochet discarding bang/5C at b:barrel", "use ricochet discarding bang/5C at B:barrel/QS", {}),
    ("sniper", "use sniper discarding bang, bang at d", "use sniper discarding bang/AS, bang/5C at D", {}),
    ("ranch", "discard beer", "discard beer/6H", {"phase": "draw"}),
    ("hard-liquor", "use hard liquor", "use hard-liquor", {"phase": "draw", "players": WOUNDED}),
]  # fmt: skip


@pytest.mark.parametrize(("event", "typed", "move", "scene"), NOTATION, ids=lambda given: str(given)[:30])
def test_every_question_of_an_event_can_be_typed(event: str, typed: str, move: str, scene: dict[str, object]) -> None:
    assert str(asked(at(event, **scene), typed)[0]) == move


@pytest.mark.parametrize(
    ("language", "typed", "event", "move"),
    [
        ("de", "herz", "handcuffs", "name hearts"),
        ("it", "cuori", "handcuffs", "name hearts"),
        ("hu", "kor", "handcuffs", "name hearts"),
        ("de", "rot", "peyote", "guess red"),
        ("it", "nero", "peyote", "guess black"),
        ("hu", "piros", "peyote", "guess red"),
    ],
)
def test_suits_and_colours_are_understood_in_every_language(language: str, typed: str, event: str, move: str) -> None:
    assert str(asked(at(event, phase="draw"), typed, text=Text(language))[0]) == move


def first_answer(event: str, text: Text, **scene: object) -> tuple[Move, str]:
    return asked(at(event, **scene), "1", "1", "1", "1", text=text)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "event", ["handcuffs", "peyote", "ranch", "blood-brothers", "new-identity", "ricochet", "sniper"]
)
def test_numbers_answer_in_every_language(event: str, language: str) -> None:
    """Every line of every menu has words, and numbers lead to an answer."""
    players = FOUR | {"A": FOUR["A"] | {"second": "willy-the-kid"}}
    phase = {"handcuffs": "draw", "peyote": "draw", "ranch": "draw", "ricochet": "play", "sniper": "play"}
    move, out = first_answer(event, Text(language), players=players, phase=phase.get(event, "start"))
    assert move.verb
    assert "  1  " in out


def test_an_event_that_costs_cards_says_so() -> None:
    _, out = asked(at("sniper"), "end")
    assert "Use Sniper at B or D (costs 2 cards)" in out


def test_an_event_that_is_not_in_force_is_refused_in_a_sentence() -> None:
    _, out = asked(at("shootout"), "use ricochet discarding bang at B:barrel", "end")
    assert "Ricochet is not the event in force; `table` shows which one is." in out


@pytest.mark.parametrize("language", languages())
def test_help_knows_every_event(language: str) -> None:
    text = Text(language)
    name = text.say("card-peyote")
    _, out = asked(at("shootout"), f"help {name}", "end", text=text)
    assert text.say("card-peyote.text").split()[0] in out
    assert text.say("set-fistful-of-cards") in out


def test_passing_is_asked_once_more_where_an_event_would_cost_the_last_life_points() -> None:
    players = FOUR | {"A": FOUR["A"] | {"life": 2, "hand": ["missed/2S"]}}
    game = at("shootout", players=players, phase="start", next_event="russian-roulette", events=["fistful-of-cards"])
    _, out = asked(game, "pass", "0", "play missed")
    assert "This costs you your last life point. Really?" in out
