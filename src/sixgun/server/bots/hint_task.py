"""What the coach is given to think about, and what he says: he too gets a view, never the table.

As with a BotTask, the view travels as a guess that was dealt from it alone.
"""

from dataclasses import dataclass
from typing import Final

from sixgun.analysis.coach import HINT, Advice, Kind, Way, advised
from sixgun.game import GAMES, Game
from sixgun.kernel.choice import Choice, Seen
from sixgun.kernel.rng import Rng
from sixgun.lab.stats import Z
from sixgun.picture import paint
from sixgun.server.wire.from_server import Hint, HintWay
from sixgun.server.wire.reason import Sentence

SECONDS: Final = 1.5
"""How long he thinks at most, before he says what he has."""
DEAR: Final = 0.10
"""What costs more than this, and surely, he warns of."""
PLACES: Final = 4


@dataclass(frozen=True)
class HintTask:
    """A question to the coach, as bytes and plain values."""

    id: str
    seq: int
    kind: Kind
    seat: int
    guess: bytes
    events: tuple[Seen, ...]
    seed: int

    @staticmethod
    def of(id: str, game: Game, question: Choice, seed: int) -> "HintTask":
        rulebook, deal, seat = game.rulebook, game.deal, question.seat
        guess = rulebook.guess(rulebook.view(game.table, seat), Rng.seeded(seed))
        return HintTask(
            id=id,
            seq=len(game.journal),
            kind=Kind(deal.game, deal.sets, deal.players),
            seat=seat,
            guess=rulebook.encode(guess),
            events=game.events(0, seat),
            seed=seed,
        )


def say(task: HintTask) -> Hint:
    """Think about it, in the process of the bots."""
    guess = GAMES[task.kind.game].decode(task.guess)
    return told(task, advised(task.kind, guess, task.seat, task.events, HINT, task.seed, SECONDS))


def told(task: HintTask, advice: Advice) -> Hint:
    return Hint(
        game=task.id,
        seq=task.seq,
        ways=[way(each) for each in advice.ways],
        beliefs=[[round(chance, PLACES) for chance in seat] for seat in advice.beliefs],
    )


def way(each: Way) -> HintWay:
    return HintWay(
        moves=[paint.option(move) for move in each.moves],
        alike=[str(move) for move in each.alike],
        chance=round(each.chance.value, PLACES),
        error=round(each.chance.error, PLACES),
        cost=round(each.cost, PLACES),
        warn=each.cost - Z * each.cost_error > DEAR,
        reasons=[Sentence(said.key, dict(said.arguments)) for said in each.reasons],
    )
