"""A whole game as readable text: how it was dealt, every move in notation, how it ended, and a check.

    sixgun record 1
    game: card
    sets: base
    seed: 7
    A: willy-the-kid, outlaw
    B: …

    1 C play bang/AS at D
    2 D pass [luck 5d1c09]
    …

    result: won by A, D
    check: table 90ab… text 3f1c…

It can be replayed exactly, also when the game is not over yet. `(fixed)` marks a character or a role that was
asked for and not dealt; `[luck …]` is the entropy that was mixed in before that move. The check has two
parts: one of the table that the moves lead to shows that the rules still play it so, one of the text shows
that nobody has changed it. Blank lines, spaces around a line and the kind of line ends do not count.
"""

from sixgun.record.parser import Record
from sixgun.record.player import read, replay, verify
from sixgun.record.writer import as_seen, write

__all__ = ["Record", "as_seen", "read", "replay", "verify", "write"]
