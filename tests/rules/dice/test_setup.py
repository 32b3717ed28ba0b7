"""Setting up the dice game, as far as the views show it (X5-X9, X50); the deal itself is in tests/dice."""

import pytest

from sixgun import Game, new_game

SEEDS = range(20)


def roles(game: Game) -> list[str]:
    return [seat.role for seat in game.view(None).seats]


@pytest.mark.rule("X5")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_everyone_knows_the_sheriff_and_his_own_role(players: int) -> None:
    for seed in SEEDS:
        game = new_game("dice", players=players, seed=seed)
        truth = roles(game)
        for viewer in range(players):
            seen = [seat.role for seat in game.view(viewer).seats]
            known = [role if role == "sheriff" or seat == viewer else None for seat, role in enumerate(truth)]
            assert seen == known, f"seed {seed}, as seat {viewer} sees it"


@pytest.mark.rule("X6")
def test_every_character_is_public_from_the_beginning() -> None:
    for seed in SEEDS:
        game = new_game("dice", players=8, seed=seed)
        truth = [seat.character for seat in game.view(None).seats]
        for viewer in range(8):
            assert [seat.character for seat in game.view(viewer).seats] == truth, f"seed {seed}"


@pytest.mark.rule("X8")
def test_nine_arrows_are_in_the_game_and_all_not_rolled_yet_lie_in_the_middle() -> None:
    for seed in SEEDS:
        view = new_game("dice", players=6, seed=seed).view(None)
        rolled = view.dice.count("arrow")
        assert view.supply == 9 - rolled, f"seed {seed}"
        assert [seat.arrows for seat in view.seats if seat.seat != view.turn] == [0] * 5


@pytest.mark.rule("X9")
def test_play_goes_clockwise_from_the_sheriff() -> None:
    for seed in SEEDS:
        game = new_game("dice", players=6, seed=seed)
        turns = [roles(game).index("sheriff")]
        for _ in range(40):
            if all(seat.alive for seat in game.view(None).seats):
                if game.view(None).turn != turns[-1]:
                    turns.append(game.view(None).turn)
                game.play(game.choice.default)
        assert turns == [(turns[0] + n) % 6 for n in range(len(turns))], f"seed {seed}"
        assert len(turns) > 6


@pytest.mark.rule("X50")
def test_three_players_know_all_roles() -> None:
    for seed in SEEDS:
        game = new_game("dice", players=3, seed=seed)
        for viewer in range(3):
            assert [seat.role for seat in game.view(viewer).seats] == roles(game), f"seed {seed}"
    assert len({tuple(roles(new_game("dice", players=3, seed=seed))) for seed in range(100)}) == 6
