"""Making a batch, and the description of its encoding."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.batch.card.encoding import CardEncoding
from sixgun.batch.company import LEARNER
from sixgun.batch.dice.encoding import DiceEncoding
from sixgun.batch.encoding import Encoding
from sixgun.batch.stepper import Batch
from sixgun.bots.card.levels import LEVELS as CARD_LEVELS
from sixgun.bots.dice.levels import LEVELS as DICE_LEVELS
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.shelf import read_sets
from sixgun.dicegame.rules import read_rules
from sixgun.env.card_spec import card_spec
from sixgun.env.dice_spec import dice_spec
from sixgun.env.spec import Spec
from sixgun.errors import BadOption, quoted

Bot = TypeVar("Bot")


def new_batch(
    game: str = "card",
    *,
    players: int = 5,
    games: int = 64,
    seed: int = 1,
    sets: Sequence[str] = ("base",),
    options: Mapping[str, object] | None = None,
    bots: Mapping[int, str] | None = None,
    adviser: str | None = None,
    observe: bool = True,
    open_rows: bool = False,
    history: bool = True,
) -> Batch:
    """That many games at once, each asking its first question.

    `bots` has the level of the bot in each seat that has one, as in `{1: "gunslinger", 2: "legend:24"}`; the others are
    yours. With an `adviser`, the level of a bot, all seats are yours, and `batch.advice(game)` tells the token that
    such a bot would choose in the seat to move. `observe=False` leaves out what the players see, `history=False` what
    they did to each other; `open_rows` adds rows with all that is hidden.
    """
    if game not in ("card", "dice"):
        raise BadOption(f"there is no game {quoted(game)}; there are card, dice")
    if games < 1:
        raise BadOption(f"a batch cannot have {games} games; it needs at least 1")
    bots = bots or {}
    if adviser is None:
        check_bots(bots, players)
    elif bots:
        raise BadOption("a batch has bots in seats or an adviser, not both; leave one of them out")
    else:
        bots = dict.fromkeys(range(players), adviser)
    history = history and (observe or open_rows)
    numbers = vec[i64]([list(bots).index(seat) if seat in bots else LEARNER for seat in range(players)])
    encoding: Encoding
    if game == "card":
        rules = make_rules(read_sets(sets), options or {})
        encoding = CardEncoding(rules, players, history, numbers, makers_of(CARD_LEVELS, bots))
    else:
        encoding = DiceEncoding(read_rules(options or {}), players, history, numbers, makers_of(DICE_LEVELS, bots))
    return Batch(encoding, games, seed, observe, open_rows, history or bool(bots), adviser is not None)


def check_bots(bots: Mapping[int, str], players: int) -> None:
    for seat in bots:
        if not 0 <= seat < players:
            raise BadOption(f"a bot cannot sit in seat {seat}; the seats are 0 to {players - 1}")
    if len(bots) >= players:
        raise BadOption("bots sit in all seats; leave one for the learner, or use sixgun arena")


def makers_of(levels: Mapping[str, Callable[..., Bot]], bots: Mapping[int, str]) -> list[Callable[..., Bot]]:
    """How the bots are made, in the order of their numbers."""
    made: list[Callable[..., Bot]] = []
    for name in bots.values():
        level, _, worlds = name.partition(":")
        if level not in levels or (worlds and not (level == "legend" and worlds.isdecimal())):
            raise BadOption(
                f"there is no bot {quoted(name)}; there are {', '.join(levels)}, and legend:24 for 24 worlds"
            )
        made.append(partial(levels[level], worlds=int(worlds)) if worlds else levels[level])
    return made


def spec(batch: Batch) -> Spec:
    """What every number of its rows and every token means."""
    encoding = batch.encoding
    if isinstance(encoding, CardEncoding):
        return card_spec(encoding.layout)
    assert isinstance(encoding, DiceEncoding)
    return dice_spec(encoding.layout)
