"""A player at any of several servers, who comes back to another one when his is gone."""

import asyncio
import time
from typing import TYPE_CHECKING

from sixgun.server.wire.from_server import News, State
from tools.server_trial.random_player import RandomPlayer

if TYPE_CHECKING:
    from tools.nodes_trial.trial import Trial


class Player(RandomPlayer):
    """Plays at any of the servers, and comes back to another one when his is gone."""

    trial: "Trial"
    latest = ""
    """What was last heard, for whoever looks into a fault."""

    def __str__(self) -> str:
        where = self.client.url if self.client.socket is not None else "nowhere"
        game = next(reversed(self.promises.seq), "")
        return f"seat {self.seat} of {self.code} at {where}: {game} {self.promises.seq.get(game)}, heard {self.latest}"

    async def come_back(self) -> None:
        self.client.url = self.trial.any_server().socket_url
        self.trial.reconnects += 1
        await super().come_back()

    async def hear(self) -> None:
        await super().hear()
        self.latest = f"{self.heard} at {time.monotonic() - self.trial.begun:.1f} s"

    async def answer(self, said: State | News) -> None:
        if isinstance(said, News) and said.choice is not None:  # whoever comes back has thought already
            await asyncio.sleep(self.luck.uniform(0, 2 * self.trial.thinks))
        await super().answer(said)
