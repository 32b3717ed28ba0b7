"""One game, step by step, over a batch of one: what every adapter is made of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sixgun import extra
from sixgun.batch.stepper import Batch
from sixgun.env import Arrays, new_batch
from sixgun.errors import IllegalMove

numpy = extra.load("numpy", "learn", "sixgun.adapters")

FORFEIT: Final = -1.0
"""What an action that the mask forbids is paid with, where a game cannot just refuse it: the game ends with it."""


@dataclass(frozen=True)
class Setting:
    """What is played, in the words of `new_batch`, and how it is paid."""

    game: str = "card"
    players: int = 5
    sets: Sequence[str] = ("base",)
    options: Mapping[str, object] | None = None
    bots: Mapping[int, str] | None = None
    history: bool = True
    zero_sum: bool = False
    """Take from everybody what all have won on average, so that a game comes to nothing."""

    def batch(self, games: int, seed: int) -> Batch:
        return new_batch(
            self.game,
            players=self.players,
            games=games,
            seed=seed,
            sets=self.sets,
            options=self.options,
            bots=self.bots,
            history=self.history,
        )

    @property
    def learners(self) -> list[int]:
        """The seats without a bot."""
        return [seat for seat in range(self.players) if seat not in (self.bots or {})]

    def pay(self, rewards: Any) -> Any:
        """What each seat is paid, of arrays whose last axis is the seats: 1 for a winner, or less with `zero_sum`."""
        paid = rewards.astype(float)
        return paid - paid.mean(axis=-1, keepdims=True) if self.zero_sum else paid


class OneGame:
    """A game that ends: the batch below has then dealt the next one, which nobody is shown.

    It is written down as its seed and its tokens.
    """

    def __init__(self, setting: Setting, seed: int, batch: Batch | None = None) -> None:
        self.setting = setting
        self.seed = seed
        self.tokens: list[int] = []
        self.batch = batch or setting.batch(1, seed)
        self.arrays = Arrays(self.batch)
        self.over = False

    @property
    def actor(self) -> int:
        """The seat that is asked, or was asked last."""
        return int(self.arrays.actors[0])

    def row(self, seat: int, *, is_open: bool = False) -> Any:
        """What a seat may know, or with all that is hidden."""
        return self.arrays.row(0, seat, is_open=is_open, last=self.over)

    def mask(self, seat: int) -> Any:
        """1 for every token that a seat may choose: none if it is not asked."""
        asked = not self.over and seat == self.actor
        return (self.arrays.masks[0] if asked else numpy.zeros(self.batch.width)).astype(numpy.int8)

    def step(self, token: int) -> None:
        if self.over:
            raise IllegalMove("this game is over; deal another one")
        self.batch.step_game(0, token)
        self.tokens.append(token)
        self.over = bool(self.arrays.ended[0])

    def pay(self) -> list[float]:
        """What each seat is paid: nothing before the end."""
        rewards = self.arrays.rewards[0] if self.over else numpy.zeros(self.batch.players)
        paid: list[float] = self.setting.pay(rewards).tolist()
        return paid

    def __deepcopy__(self, memo: object) -> "OneGame":
        other = OneGame(self.setting, self.seed, self.batch.copy())
        other.tokens = self.tokens[:]
        other.over = self.over
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return play_again, (self.setting, self.seed, self.tokens)


def play_again(setting: Setting, seed: int, tokens: list[int]) -> OneGame:
    """A game as it was written down."""
    game = OneGame(setting, seed)
    for token in tokens:
        game.step(token)
    return game


class Deals:
    """One game after the other; from the same seed they are the same."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.luck = numpy.random.default_rng()

    def seed(self, seed: int | None) -> int:
        """Of the next batch; a seed begins anew."""
        if seed is not None:
            self.luck = numpy.random.default_rng(seed)
        return int(self.luck.integers(1 << 31))

    def deal(self, seed: int | None = None) -> OneGame:
        return OneGame(self.setting, self.seed(seed))
