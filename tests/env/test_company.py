"""Bots in chosen seats, copies of a batch, and seeds."""

import numpy
import pytest

from sixgun.dicegame.table import DiceTable
from sixgun.env import Arrays, Batch, new_batch
from sixgun.errors import BadOption
from tests.effort import effort
from tests.env.test_rows import KINDS, pick

Kind = tuple[str, int, tuple[str, ...]]
SHOWN = ("masks", "observations", "open_rows", "opinions", "impressions", "actors", "rewards", "ended")
STEPS_WITH_BOTS = effort(8, 60)


@pytest.mark.parametrize("kind", KINDS)
def test_bots_move_by_themselves_and_play_as_well_as_they_do_elsewhere(kind: Kind) -> None:
    game, players, sets = kind
    bots = dict.fromkeys(range(1, players), "gunslinger")
    batch = new_batch(game, players=players, games=3, seed=9, sets=sets, bots=bots)
    arrays = Arrays(batch)
    games = 0
    for step in range(100):
        assert (arrays.actors == 0).all()
        batch.step(pick(arrays, step))
        games += int(arrays.ended.sum())
    assert games


def test_the_same_seed_seats_the_same_bots() -> None:
    def play() -> list[bytes]:
        batch = new_batch("dice", players=4, games=2, seed=3, bots={1: "legend:4", 3: "drifter"})
        arrays = Arrays(batch)
        told = []
        for step in range(60):
            batch.step(pick(arrays, step))
            told.append(arrays.observations.tobytes())
        return told

    assert play() == play()


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_goes_on_like_the_batch_it_was_made_of(kind: Kind) -> None:
    game, players, sets = kind
    batch = new_batch(game, players=players, games=4, seed=2, sets=sets, open_rows=True)
    arrays = Arrays(batch)
    for step in range(150):
        batch.step(pick(arrays, step))
        if step % 50 == 7:
            copy = batch.copy()
            before = arrays.observations.copy()
            copied = Arrays(copy)
            for later in range(60):
                copy.step(pick(copied, later))
            assert (arrays.observations == before).all(), "the batch does not move when its copy does"
    one, other = batch.copy(), batch.copy()
    arrays, copied = Arrays(one), Arrays(other)
    for step in range(150):
        tokens = pick(arrays, step)
        one.step(tokens)
        other.step(tokens)
        for name in SHOWN:
            assert (getattr(arrays, name) == getattr(copied, name)).all(), f"{name} at step {step}"


def gone_on(batch: Batch, steps: int) -> list[bytes]:
    """All that a batch shows in so many steps."""
    arrays = Arrays(batch)
    shown = []
    for step in range(steps):
        batch.step(pick(arrays, step))
        shown += [getattr(arrays, name).tobytes() for name in SHOWN]
        shown += [arrays.row(g, step % batch.players, last=True).tobytes() for g in range(batch.games)]
    return shown


@pytest.mark.parametrize("game", ["card", "dice"])
@pytest.mark.parametrize("before", [0, 5])
def test_a_copy_has_bots_of_the_same_mind(game: str, before: int) -> None:
    """One of every kind; each copy is played to the end before the next, so that none may think with another's head."""
    levels = ["greenhorn", "drifter", "ranger", "hasty", "legend:2", "myth:2", "karma" if game == "card" else "drifter"]
    sets = ("base", "dodge-city", "high-noon")
    bots = dict(enumerate(levels, 1))
    batch = new_batch(game, players=8, games=2, seed=5, sets=sets, bots=bots, adviser="ranger", opinions=True)
    gone_on(batch, before)
    copies = [batch.copy(), batch.copy()]
    once, again = (gone_on(copy, STEPS_WITH_BOTS) for copy in copies)
    assert once == again
    assert once == gone_on(batch, STEPS_WITH_BOTS)


@pytest.mark.parametrize("game", ["card", "dice"])
def test_a_copy_at_any_moment_has_an_adviser_of_the_same_mind(game: str) -> None:
    batch = new_batch(game, players=5, games=4, seed=3, adviser="gunslinger", opinions=True)
    arrays = Arrays(batch)
    for step in range(40):
        copy = batch.copy()
        copied = Arrays(copy)
        assert (copied.opinions == arrays.opinions).all()
        assert [copy.advice(g) for g in range(4)] == [batch.advice(g) for g in range(4)]
        tokens = pick(arrays, step)
        copy.step(tokens)
        batch.step(tokens)
        assert (copied.opinions == arrays.opinions).all()
        assert (copied.impressions == arrays.impressions).all()


def test_luck_can_be_taken_out_and_put_back() -> None:
    batch = new_batch("dice", players=5, games=1, seed=4)
    arrays = Arrays(batch)
    luck = batch.luck(0)
    rolled = []
    for _ in range(2):
        trial = batch.copy()
        trial.set_luck(0, luck)
        seen = Arrays(trial)
        for step in range(20):
            trial.step(pick(seen, step))
        rolled.append(seen.observations.tobytes())
        assert trial.luck(0) != luck
    assert rolled[0] == rolled[1]
    assert (arrays.actors == Arrays(batch).actors).all()


def test_batches_of_neighbouring_seeds_share_no_game() -> None:
    seeds = [set(new_batch("dice", players=4, games=50, seed=seed).seeds) for seed in (1, 2, 3)]
    assert not seeds[0] & seeds[1]
    assert not seeds[1] & seeds[2]


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ({0: "champion"}, "there is no bot 'champion'; there are greenhorn"),
        ({0: "ranger:4"}, "there is no bot 'ranger:4'"),
        ({5: "ranger"}, "the seats are 0 to 4"),
        (dict.fromkeys(range(5), "ranger"), "leave one for the learner"),
    ],
)
def test_bots_that_cannot_be_are_refused_with_a_sentence(bots: dict[int, str], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        new_batch("card", players=5, games=1, bots=bots)


def test_what_a_batch_cannot_do_is_said() -> None:
    with pytest.raises(BadOption, match="there is no seat 7 in game 0"):
        Arrays(new_batch("card", players=5, games=1)).row(0, 7)


def test_bots_of_a_batch_win_more_than_one_who_moves_at_random() -> None:
    """A greenhorn's luck against gunslingers: else the bots would not hear what happens."""
    batch = new_batch("dice", players=4, games=16, seed=1, bots={1: "gunslinger", 2: "gunslinger", 3: "gunslinger"})
    arrays = Arrays(batch)
    random = numpy.random.default_rng(1)
    won = numpy.zeros(4)
    for _ in range(400):
        batch.step((arrays.masks * random.random(arrays.masks.shape)).argmax(axis=1).tolist())
        won += arrays.rewards.sum(axis=0)
    assert won[0] < won[1:].mean()


@pytest.mark.parametrize(
    ("game", "players", "sets"),
    [("card", 5, ("base", "dodge-city", "high-noon", "fistful-of-cards")), ("card", 4, ("base",)), ("dice", 6, ())],
)
def test_an_adviser_plays_whole_games_by_his_advice(game: str, players: int, sets: tuple[str, ...]) -> None:
    """What he says is always allowed, a token at a time."""
    batch = new_batch(game, players=players, games=2, seed=5, sets=sets, adviser="gunslinger")
    arrays = Arrays(batch)
    ended = 0
    while ended < 2:
        batch.step([batch.advice(number) for number in range(2)])
        ended += int(arrays.ended.sum())


@pytest.mark.parametrize("kind", KINDS)
def test_a_history_is_the_same_whether_anybody_reads_the_log_or_not(kind: Kind) -> None:
    game, players, sets = kind
    alone, advised = (
        new_batch(game, players=players, games=3, seed=7, sets=sets, adviser=adviser) for adviser in (None, "greenhorn")
    )
    one, other = Arrays(alone), Arrays(advised)
    ended = 0
    for step in range(1200):
        assert one.observations.tobytes() == other.observations.tobytes()
        tokens = pick(one, step)
        alone.step(tokens)
        advised.step(tokens)
        ended += int(one.ended.sum())
        if ended > 3:  # so a company has gone on to another game
            break
    assert ended > 3


def test_there_is_no_advice_past_another_token() -> None:
    batch = new_batch("card", players=4, games=1, seed=5, adviser="drifter")
    arrays = Arrays(batch)
    while not batch.depths[0]:
        batch.step_game(0, int(arrays.masks[0].argmax()))
    assert batch.advice(0) == -1


def test_who_has_no_adviser_cannot_ask_him() -> None:
    with pytest.raises(BadOption, match="nobody gives advice here"):
        new_batch("card", players=4, games=1).advice(0)
    with pytest.raises(BadOption, match="name one"):
        new_batch("card", players=4, opinions=True)


@pytest.mark.parametrize("kind", KINDS)
def test_an_adviser_tells_what_he_thinks_of_every_token_beside_bots(kind: Kind) -> None:
    game, players, sets = kind
    batch = new_batch(
        game, players=players, games=2, seed=4, sets=sets, bots={1: "drifter"}, adviser="ranger", opinions=True
    )
    arrays = Arrays(batch)
    for _ in range(60):
        assert (arrays.actors != 1).all()
        assert ((arrays.opinions > 0) == (arrays.masks > 0)).all()
        for number in range(2):
            advised = batch.advice(number)
            assert advised < 0 or arrays.opinions[number][advised] == arrays.opinions[number].max() == 255
            roles = arrays.impressions[number][: 4 * players].reshape(players, 4).sum(1)
            assert (abs(roles.astype(int) - 255) <= 2).all(), "everybody is somebody"
        batch.step(arrays.opinions.argmax(1).tolist())


def test_a_game_that_bots_end_before_a_learner_is_asked_is_not_paid_out() -> None:
    """Here it follows his own within one step, and must not take the place of what that one paid."""
    batch = new_batch("dice", players=4, games=1, seed=8, bots=dict.fromkeys(range(1, 4), "drifter"))
    arrays = Arrays(batch)
    first = batch.seeds[0]
    while not arrays.ended[0]:
        batch.step([int(arrays.masks[0].argmax())])
    assert batch.seeds[0] == first + 2, "the game between was over before he was asked"
    own, last = batch.encoding.new_table(first), batch.last_tables[0]
    assert isinstance(own, DiceTable)
    assert isinstance(last, DiceTable)
    assert [seat.character.number for seat in last.seats] == [seat.character.number for seat in own.seats]
