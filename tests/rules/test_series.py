"""Several games in a row: who keeps his character, who is the next Sheriff (C49-C51, R47, R48)."""

import random
from collections import Counter
from typing import Any

import pytest

from sixgun import BadOption, Game, new_game
from sixgun.cardgame.box import make_rules
from sixgun.record import replay
from sixgun.series import next_game

SEEDS = range(30)


def finished(seed: int = 1, **given: Any) -> Game:
    """A game played to its end at random."""
    game = new_game(**{"players": 5, "seed": seed, **given})
    luck = random.Random(seed)
    while not game.over:
        game.play(luck.choice(game.choice.options))
    return game


def characters(game: Game) -> list[str]:
    return [seat.character for seat in game.view(None).seats]


def roles(game: Game) -> list[str]:
    return [seat.role for seat in game.view(None).seats]


def alive(game: Game) -> list[int]:
    return [seat.seat for seat in game.view(None).seats if seat.alive]


def with_survivors(count: int, **given: Any) -> Game:
    """A finished game that several have survived."""
    return next(game for seed in range(300) if len(alive(game := finished(seed, **given))) == count)


# characters


@pytest.mark.rule("C49", "R48")
def test_survivors_may_keep_their_character() -> None:
    for seed in SEEDS:
        game = finished(seed)
        new = next_game(game, seed=seed + 1, keep=alive(game))
        assert [characters(new)[seat] for seat in alive(game)] == [characters(game)[seat] for seat in alive(game)]
        assert len(set(characters(new))) == 5, f"seed {seed}"


@pytest.mark.rule("R48")
def test_each_survivor_decides_for_himself() -> None:
    game = with_survivors(3)
    stays, *others = alive(game)
    drawn: list[set[str]] = [set() for _ in range(5)]
    for seed in range(200):
        new = characters(next_game(game, seed=seed, keep=[stays]))
        assert new[stays] == characters(game)[stays], f"seed {seed}"
        for seat, name in enumerate(new):
            drawn[seat].add(name)
    assert all(len(drawn[seat]) > 10 for seat in others), "those who do not keep draw like the eliminated"


@pytest.mark.rule("C50", "R48")
def test_the_eliminated_draw_at_random_from_the_characters_that_nobody_keeps() -> None:
    game = with_survivors(2)
    kept = {characters(game)[seat] for seat in alive(game)}
    dead = next(seat for seat in range(5) if seat not in alive(game))
    drawn = Counter(characters(next_game(game, seed=seed, keep=alive(game)))[dead] for seed in range(700))
    assert kept.isdisjoint(drawn)
    assert len(drawn) == len(make_rules(["base"], {}).characters) - 2, "any other character, his old one too"
    assert min(drawn.values()) > 20, f"each about 50 times: {drawn}"


@pytest.mark.rule("C50")
def test_the_eliminated_may_not_keep_their_character() -> None:
    for seed in range(8):
        game = finished(seed)
        may = ", ".join("ABCDE"[seat] for seat in alive(game))
        for seat in set(range(5)) - set(alive(game)):
            with pytest.raises(BadOption) as refused:
                next_game(game, seed=1, keep=[*alive(game), seat])
            assert str(refused.value) == (
                f"{'ABCDE'[seat]} was eliminated and has to draw a new character; only {may} may keep theirs"
            )


@pytest.mark.rule("C49", "R48")
def test_nobody_keeps_a_card_and_all_are_shuffled_again() -> None:
    game = with_survivors(2)
    decks = set()
    for seed in SEEDS:
        new = next_game(game, seed=seed, keep=alive(game))
        view = new.view(None)
        assert view.discards == ()
        assert all(seat.in_play == () for seat in view.seats)
        for seat in view.seats:
            if seat.seat != view.turn:
                assert len(seat.hand) == seat.max_life, f"seed {seed}"
        cards = Counter([*view.deck_top, *view.looked_at, *(card for seat in view.seats for card in seat.hand)])
        assert cards.total() == 80, f"seed {seed}"
        decks.add(view.deck_top)
    assert len(decks) == len(SEEDS)


@pytest.mark.rule("R48")
def test_life_follows_the_new_role() -> None:
    became = Counter[tuple[bool, bool]]()
    for seed in range(60):
        game = finished(seed)
        old = game.view(None).seats
        for seat in next_game(game, seed=seed + 1, keep=alive(game)).view(None).seats:
            if seat.seat in alive(game):
                bullets = old[seat.seat].max_life - (old[seat.seat].role == "sheriff")
                assert seat.max_life == bullets + (seat.role == "sheriff"), f"seed {seed}"
                assert seat.life == seat.max_life
                became[(old[seat.seat].role == "sheriff", seat.role == "sheriff")] += 1
    assert became[(True, False)] > 0, "a Sheriff became another"
    assert became[(False, True)] > 0, "another became Sheriff"


# roles


@pytest.mark.rule("C51")
def test_roles_are_dealt_at_random_unless_the_sheriff_is_passed_on() -> None:
    game = finished(3)
    sheriffs = Counter(roles(next_game(game, seed=seed)).index("sheriff") for seed in range(200))
    assert len(sheriffs) == 5
    assert min(sheriffs.values()) > 20


@pytest.mark.rule("C51", "R47")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_sheriff_goes_round_to_the_left_game_by_game(players: int) -> None:
    game = finished(2, players=players)
    first = roles(game).index("sheriff")
    for number in range(1, players + 2):
        game = next_game(game, seed=number, pass_sheriff=True)
        assert roles(game).index("sheriff") == (first + number) % players
        assert game.view(None).turn == (first + number) % players
        luck = random.Random(number)
        while not game.over:
            game.play(luck.choice(game.choice.options))


@pytest.mark.rule("R47")
def test_the_sheriffs_role_comes_to_the_left_neighbour_alive_or_not() -> None:
    fates = set()
    for seed in SEEDS:
        game = finished(seed)
        left = (roles(game).index("sheriff") + 1) % 5
        assert roles(next_game(game, seed=1, pass_sheriff=True))[left] == "sheriff", f"seed {seed}"
        fates.add(left in alive(game))
    assert fates == {True, False}


@pytest.mark.rule("C51", "R47")
def test_everybody_else_is_dealt_from_the_remaining_roles() -> None:
    game = finished(4)
    left = (roles(game).index("sheriff") + 1) % 5
    orders = Counter(tuple(roles(next_game(game, seed=seed, pass_sheriff=True))) for seed in range(300))
    assert len(orders) == 12, "two Outlaws, a Renegade and a Deputy lie in twelve orders"
    for order in orders:
        assert order[left] == "sheriff"
        assert Counter(order) == Counter(roles(game))


# the game that follows


def test_the_next_game_is_an_ordinary_one_with_the_same_sets_and_options() -> None:
    game = finished(5, players=6, sets=["base", "dodge-city"], options={"edition": "de"}, roles=["renegade"])
    new = next_game(game, seed=77, keep=alive(game), pass_sheriff=True)
    assert (new.deal.game, new.players, new.deal.seed) == ("card", 6, 77)
    assert (new.deal.sets, new.deal.options) == (game.deal.sets, game.deal.options)
    luck = random.Random(6)
    while not new.over:
        new.play(luck.choice(new.choice.options))
    assert replay(new.record()).record() == new.record()
    assert Game.load(new.save()).save() == new.save()


def test_what_was_fixed_for_practice_is_not_fixed_again() -> None:
    game = finished(5, roles=["renegade"], characters=["willy-the-kid"])
    firsts = [next_game(game, seed=seed).view(None).seats[0] for seed in SEEDS]
    assert len({seat.role for seat in firsts}) > 1
    assert len({seat.character for seat in firsts}) > 1


def test_the_dice_game_has_series_too() -> None:
    game = finished(3, game="dice")
    new = next_game(game, seed=9, keep=alive(game), pass_sheriff=True)
    assert new.deal.game == "dice"
    assert roles(new).index("sheriff") == (roles(game).index("sheriff") + 1) % 5
    assert [characters(new)[seat] for seat in alive(game)] == [characters(game)[seat] for seat in alive(game)]
    assert replay(new.record()).record() == new.record()


@pytest.mark.parametrize("name", ["card", "dice"])
def test_a_game_that_goes_on_has_no_next_one(name: str) -> None:
    with pytest.raises(BadOption, match="cannot be dealt while this one goes on; play it to its end first"):
        next_game(new_game(name, players=4), seed=2)


@pytest.mark.parametrize("seat", [-1, 5, "A"])
def test_only_seats_can_keep_a_character(seat: Any) -> None:
    with pytest.raises(BadOption, match=f"seat {seat!r} cannot keep a character; the seats are 0 to 4"):
        next_game(finished(), seed=2, keep=[seat])


def test_a_table_of_three_has_no_sheriff_to_pass_on() -> None:
    game = finished(2, players=3, sets=["base", "dodge-city"])
    with pytest.raises(BadOption, match="a table of 3 has no Sheriff who could pass his role on"):
        next_game(game, seed=2, pass_sheriff=True)
    assert sorted(roles(next_game(game, seed=2))) == ["deputy", "outlaw", "renegade"]
