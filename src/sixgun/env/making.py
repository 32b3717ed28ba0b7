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
from sixgun.bots import DREAMERS
from sixgun.bots.card.levels import PARTNERS as CARD_PARTNERS
from sixgun.bots.dice.levels import PARTNERS as DICE_PARTNERS
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
    opinions: bool = False,
) -> Batch:
    """That many games at once, each asking its first question.

    `bots` has the level of the bot in each seat that has one, as in `{1: "gunslinger", 2: "legend:24"}`; the others are
    yours. With an `adviser`, the level of a bot, `batch.advice(game)` tells the token that such a bot would choose in
    the seat to move, and with `opinions` the batch has what he thinks of every token and of everyone. `observe=False`
    leaves out what the players see, `history=False` what they did to each other; `open_rows` adds rows with all that is
    hidden.
    """
    if game not in ("card", "dice"):
        raise BadOption(f"there is no game {quoted(game)}; there are card, dice")
    if games < 1:
        raise BadOption(f"a batch cannot have {games} games; it needs at least 1")
    bots = bots or {}
    check_bots(bots, players)
    if opinions and adviser is None:
        raise BadOption("opinions are an adviser's; name one, as in adviser='gunslinger'")
    answering = sum(1 << seat for seat in bots)
    if adviser is not None:
        bots = {seat: bots.get(seat, adviser) for seat in range(players)}
    history = history and (observe or open_rows)
    numbers = vec[i64]([list(bots).index(seat) if seat in bots else LEARNER for seat in range(players)])
    encoding: Encoding
    if game == "card":
        rules = make_rules(read_sets(sets), options or {})
        encoding = CardEncoding(rules, players, history, numbers, answering, makers_of(CARD_PARTNERS, bots))
    else:
        dice_rules = read_rules(options or {})
        encoding = DiceEncoding(dice_rules, players, history, numbers, answering, makers_of(DICE_PARTNERS, bots))
    return Batch(encoding, games, seed, observe, open_rows, history or bool(bots), opinions)


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
        if level not in levels or (worlds and not (level in DREAMERS and worlds.isdecimal())):
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
