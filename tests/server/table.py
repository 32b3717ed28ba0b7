"""A script with connected guests, and games begun, for the tests of live tables."""

import asyncio
from collections.abc import Awaitable, Callable

from sixgun.server import up
from sixgun.server.down import Room, State
from sixgun.server.trial.client import Client
from sixgun.server.up import Settings

from .conftest import Serve


def over_sockets(serve: Serve, number: int, script: Callable[..., Awaitable[None]], **settings: object) -> None:
    """Run a script with so many connected guests."""

    async def run() -> None:
        clients = [Client(serve(**settings).socket_url)]
        clients += [Client(clients[0].url) for _ in range(number - 1)]
        for client in clients:
            await client.connect()
        await script(*clients)
        for client in clients:
            await client.close()

    asyncio.run(run())


async def begin(clients: list[Client], settings: Settings) -> tuple[Room, list[State]]:
    """A game under way: the clients on the first seats, in their order, and bots on the others."""
    host = clients[0]
    room = await host.ask(up.Open(settings), Room)
    for client in clients[1:]:
        await client.ask(up.Join(room.code), Room)
    for seat in range(len(clients), settings.seats):
        await host.send(up.AddBot(seat, "greenhorn"))
    await host.send(up.Start())
    return room, [await client.until(State) for client in clients]
