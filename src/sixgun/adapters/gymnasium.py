"""One seat among bots for Gymnasium: `gymnasium.make("sixgun/Dice-v2", players=5, seat=0, bots="drifter")`.

The version of the name is that of the encoding. Many such games at once are in `gymnasium_vector`, over a batch.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from sixgun import extra
from sixgun.adapters.one_game import FORFEIT, Deals, Setting
from sixgun.env.spec import VERSION
from sixgun.errors import BadOption, IllegalMove

gymnasium = extra.load("gymnasium", "gymnasium", "sixgun.adapters.gymnasium")

from sixgun.adapters.spaces import seen_space, tokens_space  # noqa: E402 - after the sentence of this one


def among_bots(game: str, players: int, seat: int, bots: str | Mapping[int, str], **more: Any) -> Setting:
    """One seat is the learner's, all others have a bot: all the same, or each its own."""
    others = [other for other in range(players) if other != seat]
    if isinstance(bots, str):
        bots = dict.fromkeys(others, bots)
    if sorted(bots) != others or not 0 <= seat < players:
        raise BadOption(
            f"seat {seat} cannot learn among {players} with bots in {sorted(bots)}; name one for each other"
        )
    return Setting(game, players, bots=bots, **more)


class OneSeat(gymnasium.Env):  # type: ignore[misc,name-defined]
    """One seat of one game; the bots have moved whenever it is asked.

    `bots` is a level for all others or one for each; `more` are the other words of `Setting`. An action that the mask
    forbids ends the game and is paid with -1, for Gymnasium tries them; `info["illegal"]` then says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: str = "card",
        players: int = 5,
        seat: int = 0,
        bots: str | Mapping[int, str] = "drifter",
        render_mode: None = None,
        **more: Any,
    ) -> None:
        self.seat = seat
        self.deals = Deals(among_bots(game, players, seat, bots, **more))
        self.game = self.deals.deal()
        self.observation_space = seen_space(self.game.batch.row, self.game.batch.width)
        self.action_space = tokens_space(self.game.batch.width)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.game = self.deals.deal(seed)
        return self.seen(), self.told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            self.game.step(int(action))
        except IllegalMove as illegal:
            self.game.over = True
            return self.seen(), FORFEIT, True, False, {**self.told(), "illegal": str(illegal)}
        return self.seen(), self.game.pay()[self.seat], self.game.over, False, self.told()

    def seen(self) -> dict[str, Any]:
        return {"observation": self.game.row(self.seat), **self.told()}

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.game.mask(self.seat)}


for name in ("card", "dice"):
    gymnasium.register(
        f"sixgun/{name.title()}-v{VERSION}",
        entry_point="sixgun.adapters.gymnasium:OneSeat",
        vector_entry_point="sixgun.adapters.gymnasium_vector:ManySeats",
        kwargs={"game": name},
    )
