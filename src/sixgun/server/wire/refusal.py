"""Saying no: a key for the client's own sentence, and the same in plain English."""

from typing import Final

from sixgun.server.wire.from_server import Refusal, Refused

SENTENCES: Final[dict[Refusal, str]] = {
    "stale": "That was no longer possible: the game had moved on.",
    "illegal": "That is not possible now: {move}.",
    "not-asked": "Somebody else is asked at the moment.",
    "bad-message": "The server does not understand that: {text}.",
    "bad-option": "The table cannot be set up so: {text}.",
    "no-table": "There is no table {code}; it may have been closed.",
    "no-free-seat": "All seats at this table are taken; you can watch.",
    "not-at-a-table": "You are not at a table; open one, join one or watch one first.",
    "not-seated": "Only players with a seat can do that.",
    "not-host": "Only the host of the table can do that.",
    "seat-taken": "That seat is taken, or there is none.",
    "seats-empty": "Every seat needs a player or a bot before the game can start.",
    "game-on": "That has to wait until the game is over.",
    "no-game": "That is possible only during a game.",
    "kicked": "The host does not want you at this table.",
    "not-eliminated": "Only eliminated players can do that.",
    "eliminated": "The eliminated talk among themselves.",
    "too-fast": "Not so fast: wait a moment.",
    "too-many-tables": "You have a seat at too many tables; leave one of them first.",
    "full": "There is no room for another table now; try again later.",
    "no-bot": "There is no bot {level} for this game.",
    "no-puzzle": "There is no puzzle {puzzle}; the page of the puzzles lists them.",
    "name-taken": "{name} is what a bot or a stranger is called; choose another name.",
    "not-now": "There is nothing to say about that now.",
    "no-watching": "Nobody may look on at this table; take a seat, if one is free.",
    "no-vote": "There is nobody at that seat whom a bot could replace.",
    "needs-two": "Somebody who is there is replaced by two people at least; wait until he is away.",
    "only-phrases": "At this table people say phrases only: choose one.",
    "try-again": "That could not be saved; please try again.",
}


class Refuse(Exception):
    """What a person asked for cannot be done; nothing has changed."""

    def __init__(self, key: Refusal, **args: str | int) -> None:
        super().__init__(key)
        self.key: Refusal = key
        self.args_by_name = args

    def message(self) -> Refused:
        return Refused(self.key, self.args_by_name, SENTENCES[self.key].format_map(self.args_by_name))
