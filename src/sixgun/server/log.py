"""The log: one line for each thing worth knowing. What goes wrong with it is counted, and never anybody's problem."""

import json
import logging
import os
import sys
from collections import Counter
from collections.abc import MutableMapping
from datetime import UTC, datetime
from typing import Any, Final

from sixgun.server.limit import Buckets
from sixgun.server.metric import LOST_LINES, SPARED_LINES

USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message"}
"""What every line has; the rest is what it is about, given as `extra`."""


def set_up_log() -> None:
    """One JSON object a line, or readable lines when a person is looking."""
    file = sys.stderr or open(os.devnull, "w")  # noqa: SIM115 - it is open for as long as we run
    lines = Lines(file)
    lines.setFormatter(Readable() if file.isatty() else AsJson())
    lines.addFilter(Sparing())
    level = getattr(logging, os.environ.get("SIXGUN_LOG", "INFO").upper(), logging.INFO)
    logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)  # others speak when something is wrong
    logging.getLogger("sixgun").setLevel(level)


class Lines(logging.StreamHandler[Any]):
    """Lines to a file, which may be on a full disk or have lost its reader."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging calls it so
        LOST_LINES.inc()


class Sparing(logging.Filter):
    """Says the same complaint so often and not without end: what strangers can cause must not fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.limit = Buckets(burst=20, rate=0.1)
        self.left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        what = f"{record.name} {record.msg}"
        if not self.limit.take(what):
            self.left_out[what] += 1
            SPARED_LINES.inc()
            return False
        if what in self.left_out:
            record.left_out = self.left_out.pop(what)
        return True


class About(logging.LoggerAdapter[logging.Logger]):
    """A logger whose lines are all about the same thing, and about what they say themselves."""

    def process(self, msg: Any, kwargs: MutableMapping[str, Any]) -> tuple[Any, MutableMapping[str, Any]]:
        return msg, {**kwargs, "extra": {**(self.extra or {}), **kwargs.get("extra", {})}}


def facts(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in USUAL}


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z")


class AsJson(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        said = {"event": record.getMessage(), "level": record.levelname.lower(), "timestamp": moment(record)}
        wrong = {"exception": self.formatException(record.exc_info)} if record.exc_info else {}
        return json.dumps({**facts(record), **said, **wrong}, default=repr, ensure_ascii=False)


class Readable(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        about = "".join(f" {name}={value!r}" for name, value in facts(record).items())
        wrong = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{moment(record)} [{record.levelname.lower():8}] {record.getMessage()}{about}{wrong}"
