"""The short way of what clients send: a message in one piece, as nearly all are, is taken out of its frame here.

What the library for WebSockets does for a frame takes longer than all that the server does with a move before it is
tried. So it sees only what is anything else, and from the first piece of something on it sees everything.
"""

from typing import Final

TEXT: Final = 0x81
"""How a message of text begins that is in one frame."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Lengths below this are said in one byte; this says that two bytes follow, and the next one that there are eight."""


def ends(data: bytes) -> list[int]:
    """Where the frames end that these bytes are made of; nothing unless each is whole, masked, and all of its message.

    >>> ends(bytes.fromhex("81 82 00000000 686f 8a80 00000000")), ends(bytes.fromhex("8182 00000000 68"))
    ([8, 14], [])
    """
    found: list[int] = []
    at, size = 0, len(data)
    while at < size:
        if size < at + 6 or not data[at] & MASKED or not data[at + 1] & MASKED:
            return []
        length = data[at + 1] ^ MASKED
        at += 6
        if length == SHORT:
            length = int.from_bytes(data[at - 4 : at - 2], "big")
            at += 2
        elif length > SHORT:
            return []
        at += length
        found.append(at)
    return found if at == size else []


def unmasked(frame: bytes) -> bytes:
    """What a whole frame holds.

    >>> unmasked(bytes.fromhex("8185 01020304 696d746078"))
    b'howdy'
    """
    begin = 8 if frame[1] ^ MASKED == SHORT else 6
    size = len(frame) - begin
    mask = (frame[begin - 4 : begin] * (size // 4 + 1))[:size]
    return (int.from_bytes(frame[begin:], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")
