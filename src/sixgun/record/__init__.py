"""A whole game as readable text: how it was dealt, every move in notation, how it ended, and a check.

    sixgun record 2
    game: card
    rules: 2
    sets: base
    generator: keyed
    seed: 7
    share: B 5d1c09
    A: willy-the-kid, outlaw
    B: …

    1 C play bang/AS at D
    2 D pass [luck 5d1c09]
    …

    result: won by A, D
    seal: 7d44…
    check: table 90ab… text 3f1c…

It can be replayed exactly, also when the game is not over yet. `rules` is the version of the rules, which is raised
when the same moves no longer give the same game. `(fixed)` marks a character or a role that was asked for and not
dealt, `share` is what a seat added to the seed, `[luck …]` the entropy that was mixed in before that move. The seal is
a hash of the deal and of every move with its entropy, as everyone at the table was told it during the game. `taken
up: 57` says that the game went on under other rules after that move and cannot be replayed farther. The check has two
parts: one of the table that the moves lead to shows that the rules still play it so, one of the text shows
that nobody has changed it. Blank lines, spaces around a line and the kind of line ends do not count.
"""

from sixgun.record.parser import Record
from sixgun.record.replayer import read, replay, verify
from sixgun.record.writer import as_seen, seal_game, write

__all__ = ["Record", "as_seen", "read", "replay", "seal_game", "verify", "write"]
