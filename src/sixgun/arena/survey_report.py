"""Telling a survey: win rates by role, by bot and by character with 95 % intervals."""

from collections.abc import Mapping

from sixgun.arena.survey import Score, Survey, Tally
from sixgun.lab.plots import Panel
from sixgun.lab.tables import in_columns, percent, span

HEAD = ("wins", "games", "rate", "95 %")

Row = dict[str, object]


def in_words(survey: Survey) -> list[str]:
    """All table sizes for people."""
    found = []
    for players, tally in sorted(survey.tallies.items()):
        if len(survey.tallies) > 1:
            found += ["", f"{players} players"]
        found += lines(tally)
    return found


def lines(tally: Tally) -> list[str]:
    """One table size for people."""
    found = in_columns(["", *HEAD], [figures(role, score) for role, score in roles(tally).items()])
    if len({bot for bot, _ in tally.bots}) > 1:
        named = {f"{bot} as {role}": score for (bot, role), score in sorted(tally.bots.items())}
        found += ["", *in_columns(["", *HEAD], [figures(name, score) for name, score in named.items()])]
    characters = [figures(name, score) for name, score in best_first(tally.characters)]
    return [*found, "", *in_columns(["", *HEAD], characters)]


def roles(tally: Tally) -> dict[str, Score]:
    """Who won: the rows add up to all games. Deputies win with their Sheriff, so they have no row of their own."""
    rows = {
        "sheriff and deputies" if role == "sheriff" and "deputy" in tally.roles else role: score
        for role, score in tally.roles.items()
        if role != "deputy" or "sheriff" not in tally.roles
    }
    if tally.draws:
        rows["nobody"] = Score(tally.games, tally.draws)
    return rows


def best_first(scores: Mapping[str, Score]) -> list[tuple[str, Score]]:
    return sorted(scores.items(), key=lambda item: (-item[1].wins / item[1].games, item[0]))


def figures(name: str, score: Score) -> list[str]:
    rate = score.rate
    return [name, f"{score.wins:,}", f"{score.games:,}", percent(rate.value), span(rate)]


def rows(survey: Survey) -> list[Row]:
    """Every figure as one flat row: for CSV."""
    found: list[Row] = []
    for players, tally in sorted(survey.tallies.items()):
        for role, score in tally.roles.items():
            found.append({"players": players, "of": "role", "bot": "", "name": role, **numbers(score)})
        if tally.draws:
            draws = Score(tally.games, tally.draws)
            found.append({"players": players, "of": "nobody", "bot": "", "name": "nobody", **numbers(draws)})
        for (bot, role), score in sorted(tally.bots.items()):
            found.append({"players": players, "of": "bot", "bot": bot, "name": role, **numbers(score)})
        for name, score in sorted(tally.characters.items()):
            found.append({"players": players, "of": "character", "bot": "", "name": name, **numbers(score)})
    return found


def numbers(score: Score) -> Row:
    rate = score.rate
    return {"games": score.games, "wins": score.wins, "rate": rate.value, "low": rate.low, "high": rate.high}


def as_json(survey: Survey) -> Row:
    return {
        "tables": [
            {
                "players": players,
                "games": tally.games,
                "draws": tally.draws,
                "roles": {role: numbers(score) for role, score in tally.roles.items()},
                "bots": [
                    {"bot": bot, "role": role, **numbers(score)} for (bot, role), score in sorted(tally.bots.items())
                ],
                "characters": {name: numbers(score) for name, score in sorted(tally.characters.items())},
            }
            for players, tally in sorted(survey.tallies.items())
        ],
        "trouble": survey.failures.as_json(),
    }


def panels(survey: Survey) -> list[Panel]:
    """For a plot."""
    found = []
    for players, tally in sorted(survey.tallies.items()):
        by_role = [(role, score.rate) for role, score in roles(tally).items()]
        by_character = [(name, score.rate) for name, score in best_first(tally.characters)]
        found.append(Panel(f"{players} players: roles", by_role))
        found.append(Panel(f"{players} players: characters", by_character))
    return found
