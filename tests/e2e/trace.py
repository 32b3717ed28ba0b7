"""What the main thread of a page did, read out of a trace of Chromium.

The clock of a busy machine says little about a page. The time that the thread itself was running does: waiting for a
core is not in it.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

CATEGORIES = ("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8")

Event = dict[str, Any]


class Task(NamedTuple):
    """One task: nothing else happens on a page while it runs. Milliseconds."""

    thread: float
    clock: float
    parts: dict[str, float]
    """What it did for how long, without what that had done in its turn."""


def tasks(trace: bytes) -> list[Task]:
    """All tasks of the page's main thread."""
    events = list(main_thread(json.loads(trace)["traceEvents"]))
    return [read(task, inside) for task, inside in runs(events)]


def main_thread(events: list[Event]) -> Iterator[Event]:
    """What the busiest main thread of all renderers did, each thing before those within it."""
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    whole = [each for each in events if each["ph"] == "X" and (each["pid"], each["tid"]) in mains]
    spent: Counter[tuple[int, int]] = Counter()
    for each in whole:
        spent[each["pid"], each["tid"]] += each.get("tdur", 0)
    busiest = spent.most_common(1)[0][0]
    mine = [each for each in whole if (each["pid"], each["tid"]) == busiest]
    yield from sorted(mine, key=lambda each: (each["ts"], -each["dur"]))


def runs(events: Iterable[Event]) -> Iterator[tuple[Event, list[Event]]]:
    """Every task with all that happened in it."""
    task: Event | None = None
    inside: list[Event] = []
    for each in events:
        if each["name"] == "RunTask":
            if task is not None:
                yield task, inside
            task, inside = each, []
        elif task is not None and each["ts"] + each["dur"] <= task["ts"] + task["dur"]:
            inside.append(each)
    if task is not None:
        yield task, inside


class Work(NamedTuple):
    """How much of the page was worked on: the same however long it took."""

    styled: int
    """Elements whose style was found anew."""
    at_once: int
    """Those of one frame, at most."""
    laid_out: int
    """Things that had to be laid out again."""
    things: int
    """All that there is to lay out, at most."""


def work(trace: bytes) -> Work:
    events = list(main_thread(json.loads(trace)["traceEvents"]))
    styles = [each["args"]["elementCount"] for each in events if each["name"] == "UpdateLayoutTree"]
    layouts = [each["args"]["beginData"] for each in events if each["name"] == "Layout"]
    return Work(
        sum(styles),
        max(styles),
        sum(each["dirtyObjects"] for each in layouts),
        max(each["totalObjects"] for each in layouts),
    )


def read(task: Event, inside: list[Event]) -> Task:
    parts: Counter[str] = Counter()
    around: list[Event] = []
    for each in inside:
        while around and around[-1]["ts"] + around[-1]["dur"] <= each["ts"]:
            around.pop()
        took = each.get("tdur", 0) / 1000
        parts[each["name"]] += took
        if around:
            parts[around[-1]["name"]] -= took
        around.append(each)
    return Task(task.get("tdur", 0) / 1000, task["dur"] / 1000, dict(parts))
