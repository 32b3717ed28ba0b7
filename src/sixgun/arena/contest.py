"""One game of bots, from the deal to its end, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol, runtime_checkable

from sixgun.arena import fast
from sixgun.arena.bot_failure import BotFailure
from sixgun.arena.external import ExternalBot
from sixgun.arena.roster import Roster
from sixgun.bots import Bot
from sixgun.deal import Deal
from sixgun.game import Game, begin
from sixgun.kernel.choice import Seen
from sixgun.kernel.roles import ROLES


@runtime_checkable
class Listener(Protocol):
    """A bot that wants to know what has happened since it was last asked, as its seat saw it."""

    def hear(self, events: Sequence[Seen]) -> None: ...


ENDLESS: Final = 20000
"""No game takes that many answers; one that does is cut off, and nobody has won."""


@dataclass(frozen=True)
class GameOutcome:
    """How a game ended: by seat the bot, the role, the character and whether it won."""

    bots: tuple[str, ...]
    roles: tuple[str, ...]
    characters: tuple[str, ...]
    won: tuple[bool, ...]
    failures: tuple[BotFailure, ...] = ()


def play(deal: Deal, names: Sequence[str], luck: int, roster: Roster, number: int = 0) -> GameOutcome:
    """The game of a deal with these bots in its seats; the same deal, bots and luck give the same game."""
    if roster.fast:
        return play_fast(deal, names, luck, roster)
    return play_in_words(deal, names, luck, roster, number)


def play_fast(deal: Deal, names: Sequence[str], luck: int, roster: Roster) -> GameOutcome:
    """The game on the fast road."""
    t = fast.lay_out(deal)
    roles = tuple(ROLES[s.role] for s in t.seats)
    characters = tuple(s.character.name for s in t.seats)
    winners = fast.winners(t, deal, names, [roster.rng(luck, seat) for seat in range(deal.players)])
    return GameOutcome(tuple(names), roles, characters, tuple(seat in winners for seat in range(deal.players)))


def play_in_words(deal: Deal, names: Sequence[str], luck: int, roster: Roster, number: int) -> GameOutcome:
    """The game as people would play it: views, choices and events."""
    game = begin(deal)
    open_seats = game.view(None).seats
    bots = [roster.sit_down(name, seat, luck) for seat, name in enumerate(names)]
    play_out(game, bots)
    failures = []
    for bot in bots:
        if isinstance(bot, ExternalBot):
            bot.get_up(game.view(None))
            if bot.failure is not None:
                failures.append(replace(bot.failure, game=number))
    return GameOutcome(
        tuple(names),
        tuple(str(seat.role) for seat in open_seats),
        tuple(seat.character for seat in open_seats),
        tuple(seat in game.winners for seat in range(deal.players)),
        tuple(failures),
    )


def play_out(game: Game, bots: Sequence[Bot]) -> None:
    """Let the bots answer until the game is over; forced answers are given at once."""
    heard = [0] * game.players
    for _ in range(ENDLESS):
        if game.over:
            return
        choice = game.choice
        if len(choice.options) == 1:
            game.play(choice.options[0])
            continue
        seat, bot = choice.seat, bots[choice.seat]
        if isinstance(bot, Listener):
            bot.hear(game.events(heard[seat], seat))
            heard[seat] = game.happened
        game.play(bot.choose(game.view(seat), choice))
