"""One seat among bots in many games at once, for Gymnasium: a vector environment that is a batch.

`gymnasium.make_vec("sixgun/Dice-v2", num_envs=64, vectorization_mode="vector_entry_point")` makes one.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from sixgun import extra
from sixgun.adapters.gymnasium import among_bots
from sixgun.adapters.one_game import Deals
from sixgun.adapters.spaces import seen_space, tokens_space
from sixgun.env import Arrays

numpy = extra.load("numpy", "learn", "sixgun.adapters.gymnasium_vector")
vector = extra.load("gymnasium.vector", "gymnasium", "sixgun.adapters.gymnasium_vector")


class ManySeats(vector.VectorEnv):  # type: ignore[misc,name-defined]
    """A game that ends is replaced within the step (`SAME_STEP`): its last row is in `info["final_obs"]`.

    An action that a mask forbids is refused, and no game goes on: a batch deals no game anew before its end.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": vector.AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 64,
        game: str = "card",
        players: int = 5,
        seat: int = 0,
        bots: str | Mapping[int, str] = "drifter",
        render_mode: None = None,
        **more: Any,
    ) -> None:
        self.num_envs = num_envs
        self.seat = seat
        self.setting = among_bots(game, players, seat, bots, **more)
        self.deals = Deals(self.setting)
        self.arrays = Arrays(self.setting.batch(num_envs, self.deals.seed(None)))
        batch = self.arrays.batch
        self.single_observation_space = seen_space(batch.row, batch.width)
        self.single_action_space = tokens_space(batch.width)
        self.observation_space = vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.arrays = Arrays(self.setting.batch(self.num_envs, self.deals.seed(seed)))
        return self.seen(), self.told()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self.arrays.batch.step(numpy.asarray(actions).tolist())
        paid = self.setting.pay(self.arrays.rewards)[:, self.seat]
        ended = self.arrays.ended.astype(bool)
        told = self.told()
        if ended.any():
            told |= {"final_obs": self.last_seen(ended), "_final_obs": ended.copy()}
        return self.seen(), paid, ended, numpy.zeros(self.num_envs, bool), told

    def seen(self) -> dict[str, Any]:
        return {"observation": self.arrays.observations.copy(), **self.told()}

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.arrays.masks.astype(numpy.int8)}

    def last_seen(self, ended: Any) -> Any:
        """Of each game that ended, what the seat saw in the end, when nothing was to be chosen any more."""
        nothing = numpy.zeros(self.arrays.batch.width, numpy.int8)
        last = numpy.full(self.num_envs, None, object)
        for game in numpy.flatnonzero(ended).tolist():
            last[game] = {"observation": self.arrays.row(game, self.seat, last=True), "action_mask": nothing.copy()}
        return last
