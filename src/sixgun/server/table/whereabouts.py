"""Who has a seat at which tables: looked up, never searched for, however many tables there are."""

from collections.abc import Iterable


class Whereabouts:
    """The codes of the tables at which each guest has a seat, in the order in which he sat down.

    >>> seats = Whereabouts()
    >>> seats.note("MESA", ["anna", "bruno"]); seats.note("GULCH", ["anna"])
    >>> seats.of("anna"), seats.of("clara")
    (['MESA', 'GULCH'], [])
    >>> seats.note("MESA", ["bruno"]); seats.note("GULCH", [])
    >>> seats.of("anna"), seats.of("bruno")
    ([], ['MESA'])
    """

    def __init__(self) -> None:
        self.guests: dict[str, frozenset[str]] = {}
        """The guests at each table."""
        self.codes: dict[str, dict[str, None]] = {}
        """The tables of each guest."""

    def of(self, guest: str) -> list[str]:
        return list(self.codes.get(guest, ()))

    def note(self, code: str, guests: Iterable[str]) -> None:
        """These guests have a seat at the table now, and nobody else."""
        before, now = self.guests.pop(code, frozenset()), frozenset(guests)
        for guest in before - now:
            del self.codes[guest][code]
            if not self.codes[guest]:
                del self.codes[guest]
        for guest in now - before:
            self.codes.setdefault(guest, {})[code] = None
        if now:
            self.guests[code] = now
