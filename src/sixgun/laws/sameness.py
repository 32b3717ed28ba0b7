"""Laws of sameness: clones, saves and replays play on alike, and moves are what they print."""

from sixgun.game import begin
from sixgun.kernel.choice import letter
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.laws.trial import AnyTable, Broken, Trial, count


def a_clone_plays_on_exactly_like_its_original(trial: Trial) -> None:
    """And leaves it alone meanwhile: they share nothing that changes."""
    before = trial.book.encode(trial.t)
    play_alongside(trial, trial.t.copy())
    if trial.book.encode(trial.t) != before:
        raise Broken("the original has changed while its clone was played on")


def a_save_is_the_same_table(trial: Trial) -> None:
    """Written and read it is the same bytes and the same view, and plays on alike."""
    book, t = trial.book, trial.t
    data = book.encode(t)
    again = book.decode(data)
    if book.encode(again) != data:
        raise Broken("a save that is loaded and saved again is another")
    if book.view(again, None) != book.view(t, None):
        raise Broken("the table that is loaded looks unlike the one that was saved")
    if book.choice(again) != book.choice(t):
        raise Broken(f"{book.choice(t)!r}, and after loading: {book.choice(again)!r}")
    play_alongside(trial, again)


def play_alongside(trial: Trial, twin: AnyTable) -> None:
    """Play a twin ahead with the answers that the game itself will give; it is compared when the game is there."""
    twin.log = None
    answers = trial.answers.copy()
    moves: list[int] = []
    while len(moves) < trial.far and not twin.over:
        moves.append(answer(twin, answers))
    start = len(trial.moves)

    def compare(trial: Trial) -> None:
        if trial.moves[start:] != moves:
            raise Broken(f"after {count(start, 'move')} it was offered other moves than the game itself")
        if trial.book.encode(twin) != trial.book.encode(trial.t):
            raise Broken(f"after {count(start, 'move')} the same {len(moves)} answers led it elsewhere")

    trial.later(len(moves), compare)


def answer(t: AnyTable, rng: Rng) -> int:
    """Give any answer, and say which."""
    t.offer()
    move = t.moves.items[rng.below(t.moves.n)]
    advance(t, move)
    return move


def asking_changes_nothing(trial: Trial) -> None:
    book, t = trial.book, trial.t
    before = book.encode(t)
    seat = trial.any_viewer()
    book.choice(t), book.view(t, seat), book.view(t, None), book.events(t, 0, seat), book.winners(t)
    if book.encode(t) != before:
        raise Broken("looking at the table has changed it")


def every_option_can_be_played_and_read_back(trial: Trial) -> None:
    """Each prints as a line of its own, is read back as itself, and leads to another question or to the end."""
    book, t = trial.book, trial.t
    asks = book.choice(t)
    codes = t.moves.ints()
    printed = [str(option) for option in asks.options]
    if len(set(printed)) != len(printed):
        raise Broken(f"two options print alike: {', '.join(printed)}")
    if asks.default not in asks.options:
        raise Broken(f"the answer of a clock that ran out, {asks.default}, is not on offer")
    for n in some(trial, len(codes)):
        read = book.answer(t, printed[n])
        if read.move != asks.options[n]:
            raise Broken(f"{printed[n]!r} is read back as {str(read)!r}")
        if read.code != codes[n] or book.answer(t, asks.options[n]).code != codes[n]:
            raise Broken(f"{printed[n]!r} is another move inside the engine")
        after = t.copy()
        advance(after, codes[n])
        if after.over:
            continue
        after.offer()
        if after.moves.n == 0 or after.is_out(after.top.seat):
            asked = after.top
            raise Broken(f"{printed[n]!r} leads to a question to {letter(asked.seat)} without an answer")


def some(trial: Trial, n: int) -> list[int]:
    """All of n things if they are few, else any of them."""
    if n <= trial.tries:
        return list(range(n))
    return sorted({trial.luck.below(n) for _ in range(trial.tries)})


def the_same_seed_and_moves_give_the_same_events(trial: Trial) -> None:
    """Looked at when the game is over, by playing it again."""
    again = begin(trial.deal).table
    for move in trial.moves:
        advance(again, move)
    one, other = trial.book.events(trial.t, 0, None), trial.book.events(again, 0, None)
    if one != other:
        at = next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(one))
        raise Broken(f"played again, event {at} is not the same")
    if trial.book.encode(again) != trial.book.encode(trial.t):
        raise Broken("played again, it ends on another table")
