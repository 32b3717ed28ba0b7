"""Servers on whose post one parcel in seven is lost, for `nursery`."""

import random
from typing import Final

from sixgun.server.nodes import post
from tools.server_trial import process

LOST: Final = 7
LUCK: Final = random.Random(7)

real = post.parcels


def some_parcels(letters: list[bytes]) -> list[bytes]:
    return [parcel for parcel in real(letters) if LUCK.randrange(LOST)]


if __name__ == "__main__":
    post.parcels = some_parcels
    process.main()
