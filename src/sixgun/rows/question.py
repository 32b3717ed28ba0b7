"""The question in a row: what is asked, and about whom."""

from mypy_extensions import i64

from sixgun.kernel.frame import Frame
from sixgun.rows.row import capped


def question_of(frame: Frame, me: i64, n: i64) -> i64:
    """Three numbers of a row: what is asked, the other seat it is about + 1, counted from `me`, and its detail."""
    other = frame.other_seat()
    about: i64 = 0
    if other >= me:
        about = other - me + 1
    elif other >= 0:
        about = other - me + n + 1
    return frame.question() | about << 8 | capped(frame.detail()) << 16
