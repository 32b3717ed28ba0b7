"""What the judge says all through a few games: the same to the last digit in both forms.

python tests/forms/looks.py dice       prints the form, then a line for every look
"""

import sys

from sixgun.analysis import judge_of
from sixgun.game import GAMES
from sixgun.judge.numbers import FRESH
from sixgun.version import is_interpreted
from tools.judge_games import KINDS, games


def main() -> None:
    print("interpreted" if is_interpreted() else "compiled")
    for kind in KINDS:
        if kind.game == sys.argv[1] and kind.players in (3, 5, 8) and "events" not in kind.name:
            for _, playing in games(kind, 1, 0, 1):
                judge = judge_of(playing.deal)
                for moment in playing.questions():
                    view = GAMES[kind.game].view(moment.table, None)
                    chances = [[moment.chance[4 * s + role] for role in range(4)] for s in range(kind.players)]
                    seen = judge.seen(GAMES[kind.game].view(moment.table, moment.seat), chances)
                    print(judge.open(view), judge.open(view, FRESH), seen, sep=" ")


if __name__ == "__main__":
    main()
