"""What a learner gets holds nothing that his seat cannot know: deal the hidden anew, and it stays the same."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

import numpy
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sixgun.cardgame import CardTable
from sixgun.cardgame.guess import guess as guess_cards
from sixgun.cardgame.view import view as card_view
from sixgun.dicegame.guess import guess as guess_roles
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import view as dice_view
from sixgun.env import Arrays, Batch, new_batch, spec
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.rng import Rng
from sixgun.kernel.table import Table
from tests.effort import effort

GAMES_AT_ONCE = 4
KINDS = [
    ("card", 5, ("base", "dodge-city")),
    ("card", 8, ("base", "dodge-city", "high-noon", "fistful-of-cards")),
    ("dice", 5, ()),
    ("dice", 8, ()),
]
STEPS = effort(60, 400)
Seen = list[int]
Look = Callable[[Batch, Table, int], Seen]
"""What a seat gets of a table."""


def pick(arrays: Arrays, salt: int) -> list[int]:
    """A token for each game that depends on nothing but what the game shows."""
    return [int(numpy.flatnonzero(row)[(salt + int(row.sum())) % int(row.sum())]) for row in arrays.masks]


def redealt(t: Table, seat: int, seed: int) -> Table:
    """The table with all that is hidden from the seat dealt anew."""
    if isinstance(t, CardTable):
        return guess_cards(card_view(t, seat), Rng.seeded(seed))
    assert isinstance(t, DiceTable)
    return guess_roles(dice_view(t, seat), Rng.seeded(seed))


def row(batch: Batch, t: Table, seat: int) -> Seen:
    return written(batch, t, seat, is_open=False)


def written(batch: Batch, t: Table, seat: int, *, is_open: bool) -> Seen:
    buffer = vec[i64]([0] * batch.row_words)
    batch.encoding.observe(t, seat, buffer, 0)
    if is_open:
        batch.encoding.open_up(t, seat, buffer, 0)
    return list(bytes(memoryview(buffer)))


def mask(batch: Batch, t: Table, seat: int) -> Seen:
    """Of the first token of a move."""
    if t.top.seat != seat:
        return []
    masks = vec[i64]([0] * batch.words)
    t.offer()
    batch.encoding.mark(t, 0, Buffer(), masks, 0)
    return list(bytes(memoryview(masks)))


def differences(batch: Batch, look: Look) -> Iterator[str]:
    """Where what a seat gets tells one dealing of the hidden from another."""
    arrays = Arrays(batch)
    for step in range(STEPS):
        for g in range(GAMES_AT_ONCE):
            table = batch.tables[g]
            if batch.depths[g] == 0:
                for seat in {int(arrays.actors[g]), step % batch.players}:
                    if look(batch, table, seat) != look(batch, redealt(table, seat, step), seat):
                        yield f"step {step}, game {g}, seat {seat}"
                table.offer()
        batch.step(pick(arrays, step))


def make(game: str, players: int, sets: tuple[str, ...], *, open_rows: bool = False, history: bool = True) -> Batch:
    return new_batch(
        game, players=players, games=GAMES_AT_ONCE, seed=40, sets=sets, open_rows=open_rows, history=history
    )


@pytest.mark.parametrize(("game", "players", "sets"), KINDS)
@pytest.mark.parametrize("look", [row, mask])
def test_nothing_that_a_seat_gets_tells_what_is_hidden(
    look: Look, game: str, players: int, sets: tuple[str, ...]
) -> None:
    assert list(differences(make(game, players, sets), look)) == []


def with_a_role(batch: Batch, t: Table, seat: int) -> Seen:
    """The role of the left neighbour."""
    assert isinstance(t, CardTable | DiceTable)
    return [*row(batch, t, seat), t.seats[(seat + 1) % batch.players].role]


def with_a_hand(batch: Batch, t: Table, seat: int) -> Seen:
    """How high the first hand card of the left neighbour is."""
    assert isinstance(t, CardTable)
    return [*row(batch, t, seat), *t.seats[(seat + 1) % batch.players].hand[:1]]


def with_the_deck(batch: Batch, t: Table, seat: int) -> Seen:
    assert isinstance(t, CardTable)
    return [*row(batch, t, seat), *t.deck.list()[-1:]]


def which_of_two_alike(batch: Batch, t: Table, seat: int) -> Seen:
    """The numbers of the own hand cards, by which cards that look alike can be told apart."""
    assert isinstance(t, CardTable)
    return [*row(batch, t, seat), *sorted(t.seats[seat].hand)]


@pytest.mark.parametrize("leak", [with_a_role, with_a_hand, with_the_deck, which_of_two_alike])
def test_a_planted_leak_in_a_card_row_is_caught(leak: Look) -> None:
    assert any(differences(make(*KINDS[0]), leak))


def test_a_planted_leak_in_a_dice_row_is_caught() -> None:
    assert any(differences(make(*KINDS[2]), with_a_role))


def test_an_open_row_in_the_place_of_a_closed_one_is_caught() -> None:
    assert any(differences(make(*KINDS[0]), partial(written, is_open=True)))


def test_a_mask_that_names_cards_by_their_numbers_is_caught() -> None:
    """As the masks of the first release did."""

    def by_number(batch: Batch, t: Table, seat: int) -> Seen:
        assert isinstance(t, CardTable)
        return sorted(t.seats[seat].hand) if t.top.seat == seat else []

    assert any(differences(make(*KINDS[0]), by_number))


# the same cards in rows and masks


@pytest.mark.parametrize("sets", [KINDS[0][2], KINDS[1][2]])
def test_a_card_that_may_be_chosen_lies_where_the_row_says(sets: tuple[str, ...]) -> None:
    batch = make("card", 5, sets)
    arrays = Arrays(batch)
    cards = spec(batch).part("cards").size
    for step in range(STEPS * 4):
        for g in range(GAMES_AT_ONCE):
            chosen = numpy.flatnonzero(arrays.masks[g][:cards])
            assert (arrays.observations[g][chosen] > 0).all(), f"step {step}, game {g}"
        batch.step(pick(arrays, step))


def test_the_tokens_already_chosen_are_in_the_row_of_the_player_to_move_and_of_nobody_else() -> None:
    batch = make("card", 5, KINDS[0][2], open_rows=True)
    arrays = Arrays(batch)
    prefix = spec(batch).part("prefix")
    places = slice(prefix.first, prefix.first + prefix.size)
    inside = 0
    for step in range(STEPS * 4):
        tokens = pick(arrays, step)
        batch.step(tokens)
        for g in range(GAMES_AT_ONCE):
            depth, actor = int(batch.depths[g]), int(arrays.actors[g])
            shown = arrays.observations[g][places].tolist()
            assert [bool(token) for token in shown] == [place < depth for place in range(prefix.size)]
            assert arrays.open_rows[g][places].tolist() == shown
            if depth:
                inside += 1
                assert shown[depth - 1] == tokens[g] + 1
                assert not arrays.row(g, (actor + 1) % 5)[places].any()
    assert inside


# rows of any seat


@pytest.mark.parametrize(("game", "players", "sets"), KINDS)
def test_the_row_of_any_seat_is_the_one_it_will_be_given_when_it_moves(
    game: str, players: int, sets: tuple[str, ...]
) -> None:
    batch = make(game, players, sets, open_rows=True)
    arrays = Arrays(batch)
    for step in range(STEPS):
        for g in range(GAMES_AT_ONCE):
            actor = int(arrays.actors[g])
            assert (arrays.row(g, actor) == arrays.observations[g]).all()
            assert (arrays.row(g, actor, is_open=True) == arrays.open_rows[g]).all()
        batch.step(pick(arrays, step))


def test_an_open_row_shows_every_role_and_every_hand_card() -> None:
    batch = make("card", 5, KINDS[0][2], open_rows=True)
    arrays = Arrays(batch)
    seats = spec(batch).part("seats")
    roles = seats.names.index("role + 1, or 0 while hidden")
    for g in range(GAMES_AT_ONCE):
        table = batch.tables[g]
        assert isinstance(table, CardTable)
        shown = arrays.open_rows[g][seats.first : seats.first + seats.size].reshape(seats.shape)
        actor = int(arrays.actors[g])
        assert shown[:5, roles].tolist() == [table.seats[(actor + i) % 5].role + 1 for i in range(5)]
        held = sum(len(seat.hand) for seat in table.seats)
        cards = arrays.open_rows[g][: spec(batch).part("cards").size]
        assert ((cards == 1) | ((cards >= 18) & (cards < 26))).sum() == held


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[2]])
def test_the_end_of_a_game_can_be_looked_back_at(kind: tuple[str, int, tuple[str, ...]]) -> None:
    batch = make(*kind)
    arrays = Arrays(batch)
    step = 0
    while not arrays.ended[0]:
        batch.step(pick(arrays, step))
        step += 1
    seats = spec(batch).part("seats")
    roles = seats.names.index("role + 1, or 0 while hidden")
    shown = arrays.row(0, 2, last=True)[seats.first : seats.first + seats.size].reshape(seats.shape)
    assert (shown[: batch.players, roles] > 0).all(), "all roles lie open in the end"
    assert (arrays.row(0, 2)[seats.first :] != arrays.row(0, 2, last=True)[seats.first :]).any()


# what the parts are


@pytest.mark.parametrize(("game", "players", "sets"), KINDS)
@pytest.mark.parametrize("history", [True, False])
def test_the_description_covers_every_number_and_every_token_once(
    game: str, players: int, sets: tuple[str, ...], history: bool
) -> None:
    batch = make(game, players, sets, history=history)
    described = spec(batch)
    for parts, size in ((described.row, batch.row), (described.tokens, batch.width)):
        places = [place for part in parts for place in range(part.first, part.first + part.size)]
        assert places == list(range(size))
        assert all(len(part.names) in (0, part.shape[-1]) for part in parts)
        assert len({part.name for part in parts}) == len(parts)


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[2]])
def test_who_harms_somebody_is_seen_to_have_done_it_and_it_fades(kind: tuple[str, int, tuple[str, ...]]) -> None:
    batch = make(*kind)
    arrays = Arrays(batch)
    history = spec(batch).part("history")
    seen = []
    for step in range(STEPS * 4):
        row = arrays.observations[0][history.first : history.first + history.size].reshape(history.shape)
        seen.append(int(row[0].sum()))
        assert not row[0].diagonal().any(), "nobody harms himself"
        batch.step(pick(arrays, step))
    assert max(seen) >= 64
    assert any(0 < later < earlier for earlier, later in pairwise(seen))
