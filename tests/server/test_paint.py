"""Pictures: what is painted once for all is what each would have been painted, and hints say what is so."""

import random

import pytest

from sixgun.cardgame.shelf import CHARACTERS
from sixgun.game import Game, new_game
from sixgun.kernel.roles import SPECTATOR
from sixgun.picture import paint
from sixgun.picture.parts import CardSeat, CardView

BOTH = ["base", "dodge-city"]


def moments(game: str, seed: int, **settings: object) -> list[Game]:
    """A game before each of its moves; each is the same game, one move farther."""
    played = new_game(game, players=5, seed=seed, **settings)  # type: ignore[call-overload]
    luck = random.Random(seed)
    found = []
    while not played.over:
        found.append(played.copy())
        played.play(luck.choice(played.choice.options))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_view_on_top_of_the_public_one_is_the_view(seed: int) -> None:
    for game in moments("card", seed, sets=BOTH)[::3]:
        public = paint.view(game, SPECTATOR)
        for seat in range(5):
            assert paint.view(game, seat, public) == paint.view(game, seat), game


def test_distances_are_the_sum_of_their_parts() -> None:
    bent = 0
    for game in (each for seed in range(4) for each in moments("card", seed, sets=BOTH)[::4]):
        view = paint.view(game, SPECTATOR)
        assert isinstance(view, CardView)
        living = [seat.seat for seat in view.seats if seat.alive]
        for a in living:
            for b in living:
                if a == b:
                    continue
                apart = abs(living.index(a) - living.index(b))
                places = min(apart, len(living) - apart)
                bends = len(view.seats[b].seen_farther) - len(view.seats[a].sees_closer)
                bent += bends != 0
                assert view.distances[a][b] == max(1, places + bends), (game, a, b)
    assert bent > 100


def test_the_hand_limit_is_what_the_end_of_the_turn_leaves() -> None:
    """Told to everybody, it says how many cards the rules will ask for; some characters keep more than their life."""
    asked_for: list[int] = []
    keep_more = set()
    games = (each for seed in range(8) for each in moments("card", seed, sets=BOTH, characters=["sean-mallory"]))
    for game in (each for each in games if each.choice.why == "play"):
        me = game.choice.seat
        seat = paint.view(game, SPECTATOR).seats[me]
        assert isinstance(seat, CardSeat)
        after = game.copy()
        after.play("end")
        discards = 0
        while not after.over and after.choice.why == "excess":
            after.play(after.choice.options[0])
            discards += 1
        assert discards == max(0, len(seat.hand) - seat.hand_limit), game
        asked_for.append(discards)
        if seat.hand_limit > seat.life:
            keep_more.add(seat.borrowed or seat.character)
    assert max(asked_for) > 2
    assert 0 in asked_for
    assert "sean-mallory" in keep_more
    assert all(CHARACTERS[name].keeps > 0 for name in keep_more)


def test_every_option_is_a_move_of_the_notation_and_hints_come_true() -> None:
    """A hint about one's own life is what the rules then do, as long as nobody else has to answer first."""
    kept = 0
    for game in (each for seed in range(6) for each in moments("card", seed)[::2]):
        question = game.choice
        choice = paint.choice(game.view(question.seat), question)
        assert [option.text for option in choice.options] == [str(move) for move in question.options]
        for option in choice.options:
            if option.life is None or question.why == "duel":
                continue
            after = game.copy()
            after.play(option.text)
            me = after.view(None).seats[question.seat]
            happened = [seen.what for seen in after.events(game.happened)]
            if option.life.after > 0 and happened.count("hurt") + happened.count("healed") <= 1:
                assert me.life == option.life.after, (game, option)
                kept += 1
    assert kept > 50


def test_healing_oneself_at_full_life_is_warned_of_whatever_the_card() -> None:
    idle: set[str] = set()
    for game in (each for seed in range(24) for each in moments("card", seed, sets=BOTH) if each.choice.why == "play"):
        me = game.view(None).seats[game.choice.seat]
        for option in paint.choice(game.view(me.seat), game.choice).options:
            kind = (option.card or "").partition("/")[0]
            for_me = kind in ("beer", "whisky") or (kind == "canteen" and option.verb == "use")
            if me.life == me.max_life and (for_me or (kind == "tequila" and option.seat == me.seat)):
                assert option.warn in ("full", "two"), (game, option)
                idle.add(kind)
            elif kind == "canteen":
                assert option.warn is None, (game, option)
    assert idle == {"beer", "whisky", "tequila", "canteen"}


def test_a_barrel_is_worth_the_share_of_hearts_in_the_deck() -> None:
    found = 0
    for game in (each for seed in range(12) for each in moments("card", seed)):
        choice = paint.choice(game.view(game.choice.seat), game.choice)
        seats = game.view(None).seats
        for seat, chance in enumerate(choice.dodges):
            if chance is not None and seats[seat].character not in ("jourdonnais", "lucky-duke"):
                assert chance == 0.25
                assert any(card.startswith("barrel/") for card in seats[seat].in_play)
                found += 1
        for option in choice.options:
            if option.verb == "use" and (option.card or "").startswith("barrel/"):
                assert option.chance is not None
    assert found > 20


def test_the_question_names_its_cause() -> None:
    causes = set()
    for game in (each for seed in range(8) for each in moments("card", seed)):
        asked = paint.asked(game.choice, paint.view(game, SPECTATOR).work)
        if asked.why == "shot":
            assert asked.by is not None
            assert asked.card is not None
            causes.add(asked.card.partition("/")[0])
        elif asked.why == "play":
            assert (asked.by, asked.card) == (None, None)
    assert {"bang", "gatling"} <= causes
