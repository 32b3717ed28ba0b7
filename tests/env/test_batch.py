"""A batch of games is nothing but that many single games."""

import numpy
import pytest

from sixgun.batch.card.encoding import CardEncoding
from sixgun.cardgame import CardTable
from sixgun.dicegame.move import (
    ARROW_INSTEAD,
    DOUBLE,
    DROP,
    FIRE,
    FIRE_KEEPING,
    HEAL,
    HIT,
    KEEP,
    PASS,
    REMOVE,
    REROLL,
    SHOOT,
    STOP,
    move,
)
from sixgun.dicegame.table import DiceTable
from sixgun.env import Arrays, Batch, new_batch
from sixgun.errors import BadOption, IllegalMove
from sixgun.game import GAMES
from sixgun.kernel.loop import advance
from sixgun.rows.card import token as card_token
from sixgun.rows.dice import token as dice_token
from sixgun.rows.row import words_for

KINDS = [
    ("card", 4, ("base",)),
    ("card", 5, ("base", "dodge-city")),
    ("card", 8, ("base", "dodge-city")),
    ("card", 6, ("base", "dodge-city", "high-noon", "fistful-of-cards")),
    ("dice", 3, ()),
    ("dice", 8, ()),
]
GAMES_AT_ONCE = 6
SEED = 40


def first_allowed(arrays: Arrays, salt: int) -> list[int]:
    """A token for each game that depends on nothing but what the game shows."""
    return [int(numpy.flatnonzero(row)[(salt + int(row.sum())) % int(row.sum())]) for row in arrays.masks]


def make(game: str, players: int, sets: tuple[str, ...]) -> Batch:
    return new_batch(game, players=players, games=GAMES_AT_ONCE, seed=SEED, sets=sets)


@pytest.mark.parametrize(("game", "players", "sets"), KINDS)
def test_a_batch_plays_the_same_games_as_one_at_a_time(game: str, players: int, sets: tuple[str, ...]) -> None:
    batch = make(game, players, sets)
    arrays = Arrays(batch)
    for g in range(GAMES_AT_ONCE):
        seed = batch.seeds[g]
        alone = GAMES[game].new_table(players, seed, {}, sets, None, None, log=False)
        chosen: list[int] = []
        steps = 0
        while not arrays.ended[g]:
            token = first_allowed(arrays, steps)[g]
            depth = int(batch.depths[g])
            chosen = [*chosen[:depth], token]
            batch.step_game(g, token)
            steps += 1
            if batch.depths[g] == 0:
                play_alone(batch, alone, chosen)
        assert alone.over
        won = [seat in GAMES[game].winners(alone) for seat in range(players)]
        assert arrays.rewards[g].tolist() == [int(one) for one in won], f"seed {seed}"


def token_of(batch: Batch, table: CardTable | DiceTable, m: int, depth: int) -> int:
    me = table.top.seat
    if isinstance(table, CardTable):
        assert isinstance(batch.encoding, CardEncoding)
        return card_token.token(table, m, depth, me, batch.encoding.layout)
    return dice_token.token(m, me, len(table.seats))


def play_alone(batch: Batch, table: CardTable | DiceTable, chosen: list[int]) -> None:
    """Make the move that these tokens name on a table of its own, forced answers included."""
    while not table.over:
        table.offer()
        moves = table.moves.ints()
        if len(moves) > 1:
            if not chosen:
                return
            for depth, token in enumerate(chosen):
                moves = [m for m in moves if token_of(batch, table, m, depth) == token]
            assert len(moves) == 1
            chosen = []
        advance(table, moves[0])


@pytest.mark.parametrize(("game", "players", "sets"), KINDS)
def test_every_mask_has_a_choice_and_no_token_of_two_moves(game: str, players: int, sets: tuple[str, ...]) -> None:
    batch = make(game, players, sets)
    arrays = Arrays(batch)
    assert arrays.masks.shape[1] < 1_000
    for step in range(300):
        assert (arrays.masks.sum(axis=1) >= 1).all()
        assert ((arrays.masks == 0) | (arrays.masks == 1)).all()
        batch.step(first_allowed(arrays, step))


def test_a_token_that_the_mask_forbids_is_refused() -> None:
    batch = make("card", 4, ("base",))
    arrays = Arrays(batch)
    forbidden = int(numpy.flatnonzero(arrays.masks[0] == 0)[0])
    with pytest.raises(IllegalMove, match="its mask says which it can"):
        batch.step_game(0, forbidden)
    with pytest.raises(IllegalMove, match="give one for each"):
        batch.step([0])


def test_a_step_with_one_wrong_token_changes_no_game() -> None:
    batch = make("dice", 5, ())
    arrays = Arrays(batch)
    before = arrays.masks.copy(), arrays.observations.copy()
    tokens = first_allowed(arrays, 0)
    wrong = [*tokens[:-1], int(numpy.flatnonzero(arrays.masks[-1] == 0)[0])]
    with pytest.raises(IllegalMove, match=f"game {GAMES_AT_ONCE - 1} cannot"):
        batch.step(wrong)
    assert batch.decisions == 0
    assert (arrays.masks == before[0]).all()
    assert (arrays.observations == before[1]).all()
    batch.step(tokens)
    assert batch.decisions == GAMES_AT_ONCE


def test_bad_numbers_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        new_batch("card", games=0)
    with pytest.raises(BadOption, match="there are card, dice"):
        new_batch("chess")
    with pytest.raises(BadOption, match="4 to 7"):
        new_batch("card", players=3)
    with pytest.raises(BadOption, match="3 to 8"):
        new_batch("dice", players=9)


@pytest.mark.parametrize("game", ["card", "dice"])
def test_games_are_the_same_when_nobody_observes(game: str) -> None:
    seeing, blind = (new_batch(game, players=5, games=8, seed=3, observe=each) for each in (True, False))
    sight, dark = Arrays(seeing), Arrays(blind)
    assert dark.observations.shape == (8, 0)
    for step in range(200):
        tokens = first_allowed(sight, step)
        seeing.step(tokens)
        blind.step(tokens)
        assert (sight.masks == dark.masks).all()
        assert (sight.actors == dark.actors).all()
        assert (sight.rewards == dark.rewards).all()


def test_seats_in_dice_tokens_are_counted_from_the_player_who_moves() -> None:
    shoot_the_left_neighbour = dice_token.token(move(SHOOT, 0), me=4, players=5)
    assert shoot_the_left_neighbour == dice_token.token(move(SHOOT, 3), me=2, players=5)
    assert dice_token.move_named(shoot_the_left_neighbour, me=1, players=5) == move(SHOOT, 2)
    assert dice_token.token(move(STOP), me=4, players=5) == dice_token.token(move(STOP), me=0, players=5)


def test_every_dice_move_has_a_token_of_its_own() -> None:
    for me in range(7):
        tokens = set()
        moves = [move(REROLL, dice) for dice in range(1, 32)]
        moves += [move(verb, seat) for verb in (SHOOT, DOUBLE, HEAL, REMOVE) for seat in range(7)]
        moves += [move(verb) for verb in (STOP, ARROW_INSTEAD, HIT, DROP, KEEP, FIRE, PASS, FIRE_KEEPING)]
        for m in moves:
            token = dice_token.token(m, me, 7)
            assert dice_token.move_named(token, me, 7) == m
            tokens.add(token)
        assert len(tokens) == len(moves)
        assert max(tokens) < dice_token.WIDTH
    assert words_for(dice_token.WIDTH) == dice_token.WORDS
