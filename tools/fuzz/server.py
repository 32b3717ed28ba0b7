"""Malformed and hostile frames and requests while honest people play.

The server must not have a single fault, honest tables must go on undisturbed, whoever sends nonsense must learn nothing
that his seat, or a spectator, may not know, and memory must not grow with what was refused.
"""

import asyncio
import contextlib
import random
import re
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from sixgun.server.config import Config
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import News, Refused, State
from sixgun.server.wire.protocol import DECODE_DOWN
from tools.fuzz.requests import Requests, ask
from tools.server_trial.client import GONE, Client
from tools.server_trial.hostile import Nonsense
from tools.server_trial.process import Nursery, Server
from tools.server_trial.random_player import RandomPlayer, party

ENDLESS: Final = 1_000_000
BURST: Final = 40
"""Frames that are sent before the answers are read."""
ATTACKERS: Final = 6
ANSWER: Final = 30.0
"""Seconds after which silence counts as such."""
ENOUGH: Final = 10
"""Things that are wrong, after which there is no need to look for more."""
GROWTH: Final = 100_000_000
GROWTH_A_FRAME: Final = 5_000
"""Bytes by which the server may grow, for the tables that it is made to open."""
HONEST: Final = ((Settings("card", 4), 4), (Settings("dice", 3), 3))


@dataclass(frozen=True)
class FuzzOutcome:
    """What became of it."""

    frames: int
    requests: int
    refused: int
    honest_moves: int
    seconds: float
    wrong: list[str]

    def __str__(self) -> str:
        found = "no fault, no leak, nobody disturbed" if not self.wrong else "WRONG:\n  " + "\n  ".join(self.wrong[:20])
        return (
            f"{self.frames} frames and {self.requests} requests in {self.seconds:.0f} s, {self.refused} politely "
            f"refused, while honest people made {self.honest_moves} moves; {found}"
        )


class Attacker:
    """Sends nonsense on one connection after the other, sometimes from a seat, sometimes from the fence."""

    def __init__(self, server: Server, code: str, seed: int, patience: float, wrong: list[str]) -> None:
        self.server = server
        self.patience = patience
        self.code = code
        self.luck = random.Random(seed)
        self.nonsense = Nonsense(self.luck)
        self.http = Requests(urlsplit(server.url).netloc, self.luck)
        self.frames = 0
        self.requests = 0
        self.refused = 0
        self.wrong = wrong
        """What all attackers have found."""

    async def attack(self, frames: int) -> None:
        while self.frames < frames and len(self.wrong) < ENOUGH:
            client = Client(self.server.socket_url)
            try:
                await client.connect()
                while self.frames < frames and len(self.wrong) < ENOUGH:
                    await self.settle_in(client)
                    await self.burst(client)
                    await self.knock()
            except GONE as gone:
                client.vanish()
                if isinstance(gone, TimeoutError):
                    self.wrong.append("no answer")
                    return

    async def settle_in(self, client: Client) -> None:
        """Watch an honest table, or open one of one's own and sit there, or stay."""
        if self.luck.random() < 0.5:
            return
        if self.luck.random() < 0.3:
            await client.send(from_client.Watch(self.code))
        else:
            game = self.luck.choice(("card", "dice"))
            await client.send(from_client.Open(Settings(game, 4, pace=0), fill="greenhorn", start=True))  # type: ignore[arg-type]

    async def burst(self, client: Client) -> None:
        """Some frames, then a ping: the server must still listen, and every answer must be well formed."""
        for _ in range(BURST):
            self.frames += 1
            await client.send_raw(self.nonsense.frame(self.code))
        number = self.luck.randrange(1 << 40)
        await client.send(from_client.Ping(number))
        async with asyncio.timeout(self.patience):
            while True:
                assert client.socket is not None
                frame = await client.socket.recv(decode=False)
                if frame == b'{"type":"pong","n":%d}' % number:
                    return
                self.read(frame)

    def read(self, frame: bytes) -> None:
        try:
            said = DECODE_DOWN.decode(frame)
        except msgspec.MsgspecError as wrong:
            self.wrong.append(f"a malformed answer, {wrong}: {frame[:200]!r}")
            return
        if isinstance(said, Refused):
            self.refused += 1
        elif isinstance(said, State | News):
            self.nonsense.learn(said)
            if said.choice is not None and said.choice.seat != said.view.viewer:
                self.wrong.append("the choice of somebody else")

    async def knock(self) -> None:
        """Some hostile connections below the protocol."""
        asked = self.http.some()
        self.requests += len(asked)
        answers = await asyncio.gather(*(ask(self.server.url, request, self.patience) for request in asked))
        for request, wrong in zip(asked, answers, strict=True):
            if wrong is not None:
                self.wrong.append(f"{wrong}, to {request[:200]!r}")


async def trial(start: Nursery, data: Path, frames: int, seed: int, patience: float = ANSWER) -> FuzzOutcome:
    """Attack with so many frames, then look."""
    page = data / "page"
    page.mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><head></head>")
    config = Config(
        data=data,
        ports=(0,),
        static=page,
        request_patience=0.5,
        requests_a_second=1e6,
        wrong_codes=1_000_000,
        most_tables_an_address=1_000_000,
        messages_a_second=1e6,
        most_connections_an_address=10_000,
        most_tables_a_guest=20,
        tables_a_minute=1e6,
    )
    begun = time.monotonic()
    server = await asyncio.to_thread(start.start, config)
    luck = random.Random(seed)
    honest: list[RandomPlayer] = []
    for settings, people in HONEST:
        honest += await party(server.socket_url, settings, people, luck, ENDLESS)
    wrong: list[str] = []
    playing = [asyncio.create_task(player.play()) for player in honest]
    attackers = [Attacker(server, honest[0].code, luck.getrandbits(32), patience, wrong) for _ in range(ATTACKERS)]
    size = memory(server)
    await asyncio.gather(*(attacker.attack(-(-frames // ATTACKERS)) for attacker in attackers))
    await asyncio.sleep(0.2)
    wrong += [f"an honest player was refused: {key}" for player in honest for key in player.refused]
    wrong += [line for player in honest for line in player.promises.broken]
    if memory(server) - size > GROWTH + GROWTH_A_FRAME * frames:
        wrong.append(f"the server grew from {size >> 20} to {memory(server) >> 20} MB")
    wrong += await asyncio.to_thread(faults, server, patience)
    for task in playing:
        task.cancel()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    wrong += [f"an honest player failed: {end!r}" for end in ends if not isinstance(end, asyncio.CancelledError)]
    await asyncio.to_thread(server.kill if wrong else server.stop)
    return FuzzOutcome(
        frames=sum(attacker.frames for attacker in attackers),
        requests=sum(attacker.requests for attacker in attackers),
        refused=sum(attacker.refused for attacker in attackers),
        honest_moves=sum(len(player.promises.acknowledged) for player in honest),
        seconds=time.monotonic() - begun,
        wrong=wrong,
    )


def memory(server: Server) -> int:
    """Bytes that the server has, where the system says so."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * 4096
    return 0


def faults(server: Server, patience: float) -> list[str]:
    """What the server itself has to say about its health."""
    try:
        with urllib.request.urlopen(f"{server.url}/healthz", timeout=patience) as answer:
            found = [] if answer.status == 200 else ["the server is not well"]
        with urllib.request.urlopen(f"{server.url}/metrics", timeout=patience) as answer:
            figures = answer.read().decode()
    except OSError as gone:
        return [f"the server does not say how it is: {gone}"]
    match = re.search(r"^sixgun_faults_total (\S+)$", figures, re.MULTILINE)
    if match is None or float(match[1]) != 0:
        found.append(f"{match[1] if match else 'unknown'} faults; the log has them")
    return found
