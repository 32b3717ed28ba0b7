"""What can happen at a card table, in the past tense. The numbers are for the log, the names for everyone else."""

from typing import Final

TURN_BEGAN: Final = 0
DREW: Final = 1
SHOWED: Final = 2
PLAYED: Final = 3
LAID_DOWN: Final = 4
USED: Final = 5
ANSWERED: Final = 6
DISCARDED: Final = 7
PAID: Final = 8
TOOK: Final = 9
GOT_BACK: Final = 10
TURNED_OVER: Final = 11
CHOSE: Final = 12
DODGED: Final = 13
HURT: Final = 14
HEALED: Final = 15
PASSED_ON: Final = 16
EXPLODED: Final = 17
ESCAPED: Final = 18
STAYED_IN_JAIL: Final = 19
DYING: Final = 20
ELIMINATED: Final = 21
REWARDED: Final = 22
PENALISED: Final = 23
SHUFFLED: Final = 24
TURNED_UP: Final = 25
PICKED: Final = 26
LOOKED_AT: Final = 27
RETURNED: Final = 28
COPIED: Final = 29
USED_ABILITY: Final = 30
UNTOUCHED: Final = 31
INHERITED: Final = 32
NOTHING_HAPPENED: Final = 33
LOST_DUEL: Final = 34
GAME_OVER: Final = 35
DECLINED: Final = 36
FINISHED: Final = 37
CAME_UP: Final = 38
COMES_NEXT: Final = 39
CAME_BACK: Final = 40
NAMED: Final = 41
CHANGED: Final = 42
BURIED: Final = 43
GUESSED: Final = 44
HEALS_INSTEAD: Final = 45
TURN_AGAIN: Final = 46
LAID_ON_DECK: Final = 47
REVEALED: Final = 48
COMES_LAST: Final = 49
KEPT: Final = 50
CHOSE_CHARACTER: Final = 51
BECAME: Final = 52

EVENTS: Final = (
    "turn_began",
    "drew",
    "showed",
    "played",
    "laid_down",
    "used",
    "answered",
    "discarded",
    "paid",
    "took",
    "got_back",
    "turned_over",
    "chose",
    "dodged",
    "hurt",
    "healed",
    "passed_on",
    "exploded",
    "escaped",
    "stayed_in_jail",
    "dying",
    "eliminated",
    "rewarded",
    "penalised",
    "shuffled",
    "turned_up",
    "picked",
    "looked_at",
    "returned",
    "copied",
    "used_ability",
    "untouched",
    "inherited",
    "nothing_happened",
    "lost_duel",
    "game_over",
    "declined",
    "finished",
    "came_up",
    "comes_next",
    "came_back",
    "named",
    "changed",
    "buried",
    "guessed",
    "skipped_drawing",
    "turn_again",
    "laid_on_deck",
    "revealed",
    "comes_last",
    "kept",
    "chose_character",
    "became",
)
"""`seat` did it or suffered it, `other` caused it or was its target, `amount` counts cards or points.

`card` names the card that it was about, or the role of the eliminated. `finished` is the end of phase 2, with
those in `could` whom the player had within reach. Of event cards, `came_up` names the one in force from now on,
`comes_next` the one that lies face up on the packet. `guessed` names a colour, `named` a suit, `changed` the new
character with his life points; `chose_character` the one that a player has taken, for his own eyes until everybody
`became` somebody.
"""
