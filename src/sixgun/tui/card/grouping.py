"""Many moves of the card game in groups: by card, by player, by his card, and a price card by card."""

from collections.abc import Callable, Hashable, Sequence

from sixgun.cardgame.notation import CardMove

Picked = tuple[str, ...]
"""The cards of a price that have been chosen already."""


def by_card(move: CardMove) -> Hashable:
    return move.verb, move.card


def by_seat(move: CardMove) -> Hashable:
    return move.seat


def by_what(move: CardMove) -> Hashable:
    return move.what


def differ(moves: Sequence[CardMove], by: Callable[[CardMove], Hashable]) -> bool:
    """Whether the moves are not all alike in that."""
    return len({by(move) for move in moves}) > 1


def is_about_price(moves: Sequence[CardMove]) -> bool:
    """Whether the moves differ in what is discarded for them, and in nothing else."""
    alike = not any(differ(moves, by) for by in (by_card, by_seat, by_what))
    return len(moves) > 1 and alike


def split(moves: Sequence[CardMove], picked: Picked = ()) -> list[tuple[CardMove, ...]]:
    """The moves in groups by the first thing in which they differ.

    With a price of two cards each card is a group of all pairs that it belongs to.
    """
    if len(moves) == 1:
        return [tuple(moves)]
    for by in (by_card, by_seat, by_what):
        if differ(moves, by):
            return split_by(moves, by)
    prices = dict.fromkeys(card for move in moves for card in unpaid(move, picked))
    return [tuple(move for move in moves if card in unpaid(move, picked)) for card in prices]


def split_by(moves: Sequence[CardMove], by: Callable[[CardMove], Hashable]) -> list[tuple[CardMove, ...]]:
    """The moves in groups that are alike in that."""
    groups: dict[Hashable, list[CardMove]] = {}
    for move in moves:
        groups.setdefault(by(move), []).append(move)
    return [tuple(group) for group in groups.values()]


def unpaid(move: CardMove, picked: Picked) -> list[str]:
    """The cards of a price that are still to be chosen."""
    left = list(move.others)
    for card in picked:
        if card in left:
            left.remove(card)
    return left


def shared_card(group: Sequence[CardMove], picked: Picked) -> str:
    """The card of the price that all moves of a group have in common.

    >>> shared_card([CardMove("ability", others=("beer/6H", "bang/AS"))], ("beer/6H",))
    'bang/AS'
    """
    prices = [unpaid(move, picked) for move in group]
    return next(card for card in prices[0] if all(card in price for price in prices))
