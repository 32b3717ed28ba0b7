"""One game of bots, from the deal to its end, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixgun.arena.external import ExternalBot
from sixgun.arena.roster import Roster
from sixgun.arena.trouble import Trouble
from sixgun.bots import Bot
from sixgun.game import Deal, Game, begin

ENDLESS: Final = 20000
"""No game takes that many answers; one that does is cut off, and nobody has won."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended: by seat the bot, the role, the character and whether it won."""

    bots: tuple[str, ...]
    roles: tuple[str, ...]
    characters: tuple[str, ...]
    won: tuple[bool, ...]
    decisions: int
    """Answers where there was a choice."""
    troubles: tuple[Trouble, ...] = ()


def play(deal: Deal, names: Sequence[str], luck: int, roster: Roster, number: int = 0) -> Outcome:
    """The game of a deal with these bots in its seats; the same deal, bots and luck give the same game."""
    game = begin(deal)
    open_seats = game.view(None).seats
    bots = [roster.sit_down(name, seat, luck) for seat, name in enumerate(names)]
    decisions = play_out(game, bots)
    troubles = []
    for bot in bots:
        if isinstance(bot, ExternalBot):
            bot.get_up(game.view(None))
            if bot.trouble is not None:
                troubles.append(replace(bot.trouble, game=number))
    return Outcome(
        tuple(names),
        tuple(str(seat.role) for seat in open_seats),
        tuple(seat.character for seat in open_seats),
        tuple(seat in game.winners for seat in range(deal.players)),
        decisions,
        tuple(troubles),
    )


def play_out(game: Game, bots: Sequence[Bot]) -> int:
    """Let the bots answer until the game is over; forced answers are given at once. Returns how many were not."""
    heard = [0] * game.players
    decisions = 0
    while not game.over and decisions < ENDLESS:
        choice = game.choice
        if len(choice.options) == 1:
            game.play(choice.options[0])
            continue
        decisions += 1
        seat, bot = choice.seat, bots[choice.seat]
        if isinstance(bot, ExternalBot):
            bot.hear(game.events(heard[seat], seat))
            heard[seat] = game.happened
        game.play(bot.choose(game.view(seat), choice))
    return decisions
