"""Send the server malformed and hostile frames and requests while honest people play, and see that nothing gives.

    python -m tools.fuzz --frames 100000

The server must not have a single fault, honest tables must go on undisturbed, and whoever sends nonsense must learn
nothing that his seat, or a spectator, may not know.
"""

import argparse
import asyncio
import contextlib
import random
import re
import sys
import tempfile
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
from tools.server_trial.client import GONE, Client
from tools.server_trial.hostile import Nonsense, raw
from tools.server_trial.process import Nursery, Server, nursery
from tools.server_trial.random_player import RandomPlayer, party

ENDLESS: Final = 1_000_000
BURST: Final = 40
"""Frames that are sent before the answers are read."""
ATTACKERS: Final = 6
A_REQUEST_IN: Final = 40
"""One raw connection for so many frames."""
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

    def __init__(self, server: Server, code: str, seed: int) -> None:
        self.server = server
        self.code = code
        self.luck = random.Random(seed)
        self.nonsense = Nonsense(self.luck)
        self.frames = 0
        self.requests = 0
        self.refused = 0
        self.wrong: list[str] = []

    async def attack(self, frames: int) -> None:
        while self.frames < frames:
            client = Client(self.server.socket_url)
            try:
                await client.connect()
                while self.frames < frames:
                    await self.settle_in(client)
                    await self.burst(client)
                    await self.knock()
            except GONE as gone:
                client.vanish()
                if isinstance(gone, TimeoutError):
                    self.wrong.append("no answer within half a minute")

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
        async with asyncio.timeout(30):
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
        """A hostile connection below the protocol."""
        address = urlsplit(self.server.url)
        self.requests += 1
        with contextlib.suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            writer.write(raw(address.netloc.encode(), self.luck))
            async with asyncio.timeout(0.05):
                answer = await reader.read(4096)
                if b"root:" in answer or b"[project]" in answer or b"Traceback" in answer:
                    self.wrong.append(f"an answer that says too much: {answer[:300]!r}")
            writer.transport.abort()


async def trial(start: Nursery, data: Path, frames: int, seed: int) -> FuzzOutcome:
    """Attack with so many frames, then look."""
    config = Config(
        data=data,
        ports=(0,),
        static=data / "no client",
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
    playing = [asyncio.create_task(player.play()) for player in honest]
    attackers = [Attacker(server, honest[0].code, luck.getrandbits(32)) for _ in range(ATTACKERS)]
    await asyncio.gather(*(attacker.attack(-(-frames // ATTACKERS)) for attacker in attackers))
    await asyncio.sleep(0.2)
    wrong = [line for attacker in attackers for line in attacker.wrong]
    wrong += [f"an honest player was refused: {key}" for player in honest for key in player.refused]
    wrong += [line for player in honest for line in player.promises.broken]
    wrong += await asyncio.to_thread(faults, server)
    for task in playing:
        task.cancel()
    ends = await asyncio.gather(*playing, return_exceptions=True)
    wrong += [f"an honest player failed: {end!r}" for end in ends if not isinstance(end, asyncio.CancelledError)]
    await asyncio.to_thread(server.stop)
    return FuzzOutcome(
        frames=sum(attacker.frames for attacker in attackers),
        requests=sum(attacker.requests for attacker in attackers),
        refused=sum(attacker.refused for attacker in attackers),
        honest_moves=sum(len(player.promises.acknowledged) for player in honest),
        seconds=time.monotonic() - begun,
        wrong=wrong,
    )


def faults(server: Server) -> list[str]:
    """What the server itself has to say about its health."""
    with urllib.request.urlopen(f"{server.url}/healthz", timeout=10) as answer:
        found = [] if answer.status == 200 else ["the server is not well"]
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=10) as answer:
        figures = answer.read().decode()
    match = re.search(r"^sixgun_faults_total (\S+)$", figures, re.MULTILINE)
    if match is None or float(match[1]) != 0:
        found.append(f"{match[1] if match else 'unknown'} faults; the log has them")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--frames", type=int, default=100_000, help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="for what is sent (default: %(default)s)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="sixgun-fuzz-") as folder:
        log = Path(folder, "log")
        with nursery(log) as start:
            outcome = asyncio.run(trial(start, Path(folder, "data"), args.frames, args.seed))
        if outcome.wrong:
            print(log.read_text()[-4000:], file=sys.stderr)
    print(outcome)
    return 1 if outcome.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
