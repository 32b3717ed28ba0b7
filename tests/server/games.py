"""Games that somebody has played, as the store keeps them."""

from typing import Any

from sixgun.server.keep.played import Played, add_played
from sixgun.server.keep.store import Store
from sixgun.server.keep.tally import count


def row(game: str, guest: str = "anna", won: bool = True, seat: int = 0, **other: Any) -> Played:
    known: dict[str, Any] = {
        "name": guest.title(),
        "face": guest,
        "level": "" if guest else "ranger",
        "kind": "card",
        "sets": "base",
        "players": 5,
        "against": "bots",
        "role": "outlaw",
        "hero": "el-gringo",
        "deserted": False,
        "called": "",
        "began": 100,
        "ended": 700 + int(game[1:]),
        "moves": 90,
    }
    return Played(game=game, guest=guest, won=won, seat=seat, **{**known, **other})


async def play(store: Store, *rows: Played) -> None:
    for each in rows:
        await store.write(add_played(each), *(count(each) if each.is_person else ()))
