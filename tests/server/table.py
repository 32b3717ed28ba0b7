"""A script with connected guests, and games begun, for the tests of live tables."""

import asyncio
from collections.abc import Awaitable, Callable

from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Room, State
from tools.server_trial.client import Client

from .conftest import ServeAnywhere


def over_sockets(serve: ServeAnywhere, number: int, script: Callable[..., Awaitable[None]], **settings: object) -> None:
    """Run a script with so many connected guests."""

    async def run() -> None:
        server = serve(**settings)
        clients = [Client(server.socket_url) for _ in range(number)]
        for client in clients:
            await client.connect()
        await script(*clients)
        for client in clients:
            await client.close()

    asyncio.run(run())


async def begin(clients: list[Client], settings: Settings) -> tuple[Room, list[State]]:
    """A game under way: the clients on the first seats, in their order, and bots on the others."""
    host = clients[0]
    room = await host.ask(from_client.Open(settings), Room)
    for client in clients[1:]:
        await client.ask(from_client.Join(room.code), Room)
    for seat in range(len(clients), settings.seats):
        await host.send(from_client.AddBot(seat, "greenhorn"))
    await host.send(from_client.Start())
    return room, [await client.until(State) for client in clients]
