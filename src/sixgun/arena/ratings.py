"""OpenSkill ratings of (bot, role) pairs, from games in their order.

Roles are unlike: a Renegade wins seldom however well he plays. So compare ratings of the same role only.
"""

from statistics import mean
from typing import Any, Final

from sixgun import extra
from sixgun.arena.contest import GameOutcome

TEAMS: Final = {"deputy": "sheriff"}
"""Whom a role wins with, where it is not its own kind. Each Renegade is alone."""

Key = tuple[str, str]


class Ratings:
    """What is known of each bot in each role."""

    def __init__(self) -> None:
        self.model: Any = extra.load("openskill.models", "lab", "rating bots").PlackettLuce()
        self.known: dict[Key, Any] = {}

    def count(self, outcome: GameOutcome) -> None:
        """Learn from a game: the winners have beaten each other side.

        Losers are not held against each other: a lone Renegade who goes down with a whole side has not kept up with it.
        """
        if not any(outcome.won):
            return
        teams = list(sides(outcome).values())
        keys = [[(outcome.bots[seat], outcome.roles[seat]) for seat in seats] for seats in teams]
        won = [any(outcome.won[seat] for seat in seats) for seats in teams]
        for key in {key for team in keys for key in team}:
            self.known.setdefault(key, self.model.rating())
        news: dict[Key, list[Any]] = {}
        for winner in (team for team, has_won in zip(keys, won, strict=True) if has_won):
            for loser in (team for team, has_won in zip(keys, won, strict=True) if not has_won):
                rated = self.model.rate([[self.known[key] for key in team] for team in (winner, loser)])
                for team, after in zip((winner, loser), rated, strict=True):
                    for key, rating in zip(team, after, strict=True):
                        news.setdefault(key, []).append(rating)
        for key, ratings in news.items():  # a bot in two seats of a kind has learned the mean of both
            self.known[key] = self.model.rating(
                mu=mean(rating.mu for rating in ratings), sigma=mean(rating.sigma for rating in ratings)
            )

    def rows(self) -> list[dict[str, object]]:
        """Role by role, the best bot first."""
        order = sorted(self.known, key=lambda key: (key[1], -self.known[key].mu))
        return [
            {
                "role": role,
                "bot": bot,
                "mu": round(self.known[bot, role].mu, 3),
                "sigma": round(self.known[bot, role].sigma, 3),
            }
            for bot, role in order
        ]


def sides(outcome: GameOutcome) -> dict[str, list[int]]:
    """The seats that win together."""
    three = len(outcome.roles) == 3
    found: dict[str, list[int]] = {}
    for seat, role in enumerate(outcome.roles):
        side = f"{role} {seat}" if three or role == "renegade" else TEAMS.get(role, role)
        found.setdefault(side, []).append(seat)
    return found
