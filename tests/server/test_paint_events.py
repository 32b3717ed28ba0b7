"""Pictures of games with events: what is shown of an event in force is what the rules then do."""

from functools import cache

from sixgun.game import Game
from sixgun.kernel.roles import SPECTATOR
from sixgun.picture import paint
from sixgun.picture.parts import CardView

from .test_paint import moments

SETS = ["base", "high-noon", "fistful-of-cards"]
OPTIONS = {"high_noon_extras": "both", "identity": "dealt_secret", "final": "sheriff_picks"}


@cache
def played() -> list[Game]:
    return [each for seed in range(10) for each in moments("card", seed, sets=SETS, options=OPTIONS)]


def public(game: Game) -> CardView:
    view = paint.view(game, SPECTATOR)
    assert isinstance(view, CardView)
    return view


def test_a_seat_sees_what_is_public_and_its_own_second_character() -> None:
    for game in played()[::25]:
        shown = public(game)
        assert all(seat.second is None for seat in shown.seats), "secret, by the option"
        for seat in range(5):
            assert paint.view(game, seat, shown) == paint.view(game, seat), game


def test_the_next_event_comes_with_the_turn_that_is_shown() -> None:
    came = 0
    for before, after in zip(played(), played()[1:], strict=False):
        if after.happened < before.happened:
            continue  # the next game
        for seen in after.events(before.happened):
            if seen.what == "came_up":
                shown = public(before)
                assert (seen.seat, seen.card) == (shown.turns_up, shown.next_event)
                assert public(after).events_left <= shown.events_left - 1
                came += 1
    assert came > 20


def test_distances_are_the_sum_of_their_parts_also_in_an_ambush() -> None:
    flat = 0
    for view in (public(game) for game in played()[::5]):
        living = [seat.seat for seat in view.seats if seat.alive]
        for a in living:
            for b in living:
                if a == b:
                    continue
                apart = abs(living.index(a) - living.index(b))
                places = view.apart or min(apart, len(living) - apart)
                bends = len(view.seats[b].seen_farther) - len(view.seats[a].sees_closer)
                flat += view.apart > 0
                assert view.distances[a][b] == max(1, places + bends), (view.event, a, b)
    assert flat > 20


def test_the_chance_of_a_draw_follows_the_suit_that_all_cards_count_as() -> None:
    found = set()
    for game in played():
        shown = public(game)
        if shown.counts_as is not None:
            dodges = paint.choice(game.view(game.choice.seat), game.choice).dodges
            assert all(chance in (None, float(shown.counts_as == "hearts")) for chance in dodges)
            found.add(shown.counts_as)
    assert found == {"hearts", "spades"}


def test_hints_about_life_come_true() -> None:
    kept = set()
    for game in played():
        question = game.choice
        for option in paint.choice(game.view(question.seat), question).options:
            if option.life is None or question.why not in ("volley", "roulette") or option.life.after <= 0:
                continue
            after = game.copy()
            after.play(option.text)
            happened = [seen.what for seen in after.events(game.happened)]
            if happened.count("hurt") + happened.count("healed") == 1:
                assert after.view(None).seats[question.seat].life == option.life.after, (game, option)
                kept.add(question.why)
    assert kept == {"volley", "roulette"}


def test_what_is_said_of_an_event_is_said_only_while_it_is_in_force() -> None:
    told = {
        "ambush": "apart",
        "gold-rush": "backwards",
        "lasso": "stilled",
        "blessing": "counts_as",
        "curse": "counts_as",
    }
    for view in (public(game) for game in played()[::3]):
        for name in ("apart", "backwards", "stilled", "counts_as"):
            assert bool(getattr(view, name)) == (told.get(view.event or "") == name), (view.event, name)
        hungover = view.event == "hangover"
        assert all(seat.off == hungover for seat in view.seats if seat.character != "none"), view.event
