"""The log: one line for each thing worth knowing. What goes wrong with it is counted, and never anybody's problem."""

import logging
import os
import sys
from typing import Any

import structlog

from sixgun.server.metric import LOST_LINES


def set_up_log() -> None:
    """One JSON object a line, or readable lines when a person is looking."""
    file = sys.stderr or open(os.devnull, "w")  # noqa: SIM115 - it is open for as long as we run
    shown = structlog.dev.ConsoleRenderer() if file.isatty() else structlog.processors.JSONRenderer()
    level = getattr(logging, os.environ.get("SIXGUN_LOG", "INFO").upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=never_raising(level),
        logger_factory=structlog.PrintLoggerFactory(file),
        cache_logger_on_first_use=True,
    )
    logging.raiseExceptions = False  # the same for the lines of uvicorn and asyncio


def never_raising(level: int) -> type[Any]:
    """A logger for this level and above that swallows its own errors: a full disk, a reader that has gone."""
    usual: Any = structlog.make_filtering_bound_logger(level)

    class NeverRaising(usual):  # type: ignore[misc]
        def _proxy_to_logger(self, *args: Any, **words: Any) -> Any:
            try:
                return super()._proxy_to_logger(*args, **words)
            except Exception:
                LOST_LINES.inc()

    return NeverRaising
