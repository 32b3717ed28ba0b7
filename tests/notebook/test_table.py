"""Games and views in notebooks: what is drawn is what the view shows, in a page that needs and runs nothing else."""

import html
import re

import pytest

import sixgun
from sixgun.cardgame.position import set_up
from sixgun.deal import Deal
from sixgun.kernel.loop import settle
from sixgun.kernel.position import Position
from sixgun.kernel.roles import SPECTATOR
from sixgun.laws.redeal import dealt_otherwise
from sixgun.notebook.look import icon, look, portrait
from sixgun.notebook.piece import Print, card
from sixgun.notebook.table import table
from sixgun.text import Text
from sixgun.text.wording import card_words

GAMES = [
    ("card", 4, {}),
    ("card", 7, {}),
    ("card", 3, {"sets": ("base", "dodge-city")}),
    ("card", 8, {"sets": ("base", "dodge-city")}),
    ("dice", 3, {}),
    ("dice", 8, {}),
]
every_game = pytest.mark.parametrize(("name", "players", "more"), GAMES)
TEXT = Text("en")
FACE_UP = re.compile(r'<span class="card [^"]*" title="([^"]*)"')


def midgame(name: str, players: int, more: dict[str, object], moves: int = 60) -> sixgun.Game:
    """A game in which any option was played so many times."""
    game: sixgun.Game = sixgun.new_game(name, players=players, seed=11, **more)  # type: ignore[call-overload]
    luck = sixgun.Rng.seeded(5)
    while not game.over and len(game.journal) < moves:
        options = game.choice.options
        game.play(options[luck.below(len(options))])
    return game


@every_game
def test_what_a_view_hides_makes_no_difference(name: str, players: int, more: dict[str, object]) -> None:
    for moves in (0, 7, 31):
        game = midgame(name, players, more, moves)
        option = game.read(game.choice.options[0]).code
        for seat in range(players):
            for seed in range(3):
                other = dealt_otherwise(game.table, seat, option, sixgun.Rng.seeded(seed))  # type: ignore[arg-type]
                assert game.view(seat)._repr_html_() == game.rulebook.view(other, seat)._repr_html_()


@pytest.mark.parametrize("more", [{}, {"sets": ("base", "dodge-city")}])
def test_only_cards_that_the_view_names_lie_face_up(more: dict[str, object]) -> None:
    game = midgame("card", 6, more)
    for seat in (*range(6), SPECTATOR):
        view = game.rulebook.view(game.table, seat)
        known = [*view.discards, *view.store, *view.looked_at, *view.turned_over, *view.played, *view.deck_top]
        for player in view.seats:
            known += [*player.hand, *player.in_play]
        names = {card_words(TEXT, face) for face in known if face is not None}
        shown = {html.unescape(title) for title in FACE_UP.findall(view._repr_html_())}
        assert shown <= names
        assert all(card_words(TEXT, face) in shown for face in view.seats[seat % 6].hand if face is not None)


@every_game
def test_a_game_asks_its_question_and_every_answer_can_be_played(
    name: str, players: int, more: dict[str, object]
) -> None:
    game = midgame(name, players, more, 20)
    drawn = game._repr_html_()
    answers = [html.unescape(answer) for answer in re.findall("<code>(.*?)</code>", drawn)]
    assert answers == [str(option) for option in game.choice.options[:40]]
    for answer in answers:
        game.copy().play(answer)


@every_game
def test_a_game_that_is_over_is_open_and_names_its_winners(name: str, players: int, more: dict[str, object]) -> None:
    game = midgame(name, players, more, 100_000)
    drawn = game._repr_html_()
    assert "Won by " in drawn
    assert 'title="hidden"' not in drawn
    assert drawn.count('class="tag">won<') == len(game.winners)


@every_game
def test_it_needs_nothing_from_elsewhere_and_runs_nothing(name: str, players: int, more: dict[str, object]) -> None:
    drawn = midgame(name, players, more)._repr_html_()
    for word in ("<script", "http:", "https:", "url(", "@import", "<img", "<link", "onload"):
        assert word not in drawn


def test_words_are_text_and_never_markup() -> None:
    assert "<b>" not in card(Print(TEXT, {}), "<b>/AS", "large")
    game = midgame("card", 4, {})
    view = game.view(0)
    choice = game.choice
    sly = type(choice)(choice.seat, choice.why, ("<img>",), choice.default, choice.facts)  # type: ignore[arg-type]
    assert "<img>" not in table(view, sly)
    assert "&lt;img&gt;" in table(view, sly)


def test_what_nobody_has_drawn_has_the_book_or_a_mark() -> None:
    assert icon("k-nothing-yet") == ""
    assert icon("s-book") in card(Print(TEXT, {}), "nothing-yet/AS", "large")
    assert icon("mark") in portrait("nobody-yet")


def test_every_part_of_every_portrait_is_in_the_sprite() -> None:
    assert {part for face in look()["portraits"].values() for part in face["parts"]} <= set(look()["symbols"])


def test_events_lie_on_the_table() -> None:
    """The one in force, the next one and how many come after it, a ghost, abilities that are off, the suit named."""
    players = {
        "A": {"role": "sheriff", "character": "jourdonnais"},
        "B": {"role": "outlaw", "character": "paul-regret", "alive": False},
        "C": {"role": "renegade"},
        "D": {"role": "outlaw"},
    }
    scene: dict[str, object] = {
        "players": players,
        "sets": ["base", "high-noon"],
        "options": {"high_noon_extras": "both"},
    }
    game = posed(scene | {"event": "ghost-town", "next_event": "thirst", "events": ["curse", "high-noon"]})
    game.play("end")
    drawn = game._repr_html_()
    assert ">Ghost Town</span></div><div>event in force</div>" in drawn
    assert ">Thirst</span></div><div>next event, 2 more</div>" in drawn
    assert '<div class="state">ghost ' in drawn
    assert repr(game).endswith("B is asked, ghost-town is in force>")
    assert (
        '<span class="character off" title="no ability now">Jourdonnais</span>'
        in posed(scene | {"event": "hangover"})._repr_html_()
    )
    handcuffed = posed(scene | {"event": "handcuffs", "phase": "draw"})
    handcuffed.play("name hearts")
    assert "A named hearts" in handcuffed._repr_html_()


def posed(scene: dict[str, object]) -> sixgun.Game:
    """A game that stands where a scenario would begin."""
    table = set_up(Position(**({"phase": "play"} | scene)))  # type: ignore[arg-type]
    settle(table)
    return sixgun.Game(Deal("card", 4, 1), table)


def test_a_view_names_the_event_in_force_and_the_next_one() -> None:
    players = {"A": {"role": "sheriff"}, "B": {}, "C": {}, "D": {}}
    game = posed({"players": players, "sets": ["base", "high-noon"], "event": "thirst", "next_event": "high-noon"})
    assert repr(game.view(0)).startswith(
        "<as A sees it: turn of A, A is asked, deck 80, discards -, event thirst, next high-noon>"
    )
