"""What a client draws while characters are chosen (R158): one's own two, and the one that one has taken."""

from sixgun import cardgame
from sixgun.dicegame.view import View as DiceTableView
from sixgun.kernel.pairs import has_chosen


def own_pair(v: cardgame.View | DiceTableView) -> list[str]:
    """What the viewer may choose from; where everything is open, the moves tell who chose whom."""
    return [str(name) for name in v.pairs[v.seat]] if v.pairs and v.seat is not None else []


def chosen(v: cardgame.View | DiceTableView) -> str | None:
    """Whom the viewer has chosen to be, while others have still to choose."""
    pair = own_pair(v)
    if not pair or v.seat is None or v.asked is None:
        return None
    return pair[0] if len(pair) == 1 or has_chosen(len(v.seats), v.turn, v.asked, v.seat) else None
