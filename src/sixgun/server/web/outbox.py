"""What is on its way to a client: in order, and never more than a client that does not read may cost us."""

from collections import deque
from typing import Final

BEHIND: Final = 400
"""Messages that may wait for a slow client; one that falls farther behind is cut off and comes back for the state."""
BYTES_BEHIND: Final = 1_000_000
"""The same in bytes, the message being sent included."""

STATE: Final = b'{"type":"state","game":'
OLDER: Final = (STATE, b'{"type":"news","game":', b'{"type":"asked","game":', b'{"type":"after","game":')
"""The messages that a newer state of the same game makes superfluous."""


class Outbox:
    """Messages that wait."""

    def __init__(self) -> None:
        self.messages: deque[bytes] = deque()
        self.bytes = 0

    def put(self, data: bytes) -> bool:
        """Take a message; False when the client is too far behind. One alone is taken however long it is."""
        if data.startswith(STATE):
            self.forget_before(data)
        if self.messages and (len(self.messages) >= BEHIND or self.bytes + len(data) > BYTES_BEHIND):
            return False
        self.messages.append(data)
        self.bytes += len(data)
        return True

    def forget_before(self, state: bytes) -> None:
        """Drop the oldest state of this game that waits and what followed from it: the new one tells all of it.

        News before the oldest state stay, so that whoever counts them finds none missing.
        """
        game = game_of(state)
        kept: list[bytes] = []
        stale = False
        for number, message in enumerate(self.messages):
            about = message.startswith(OLDER) and game_of(message) == game
            stale = stale or (about and number > 0 and message.startswith(STATE))  # the first is being sent
            if not (stale and about):
                kept.append(message)
        if stale:
            self.messages = deque(kept)
            self.bytes = sum(map(len, kept))

    @property
    def next(self) -> bytes | None:
        """The message to send now; it waits here until it is `sent`."""
        return self.messages[0] if self.messages else None

    def sent(self) -> None:
        self.bytes -= len(self.messages.popleft())


def game_of(message: bytes) -> bytes:
    """The game that a message is about: it stands right after the type."""
    return message[:64].split(b",", 2)[1]
