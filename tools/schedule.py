"""Jobs on the cores of this machine: each begins when all it needs is done and enough cores are free."""

import threading
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Job:
    """Something to do, by a name that others can need; `work` says whether it went well."""

    name: str
    work: Callable[[], bool]
    cores: int = 1
    needs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How a job ended: well, badly, or never begun because one that it needs failed."""

    job: Job
    went_well: bool
    missed: str = ""
    seconds: float = 0.0


def run(jobs: Sequence[Job], cores: int, report: Callable[[Outcome], None]) -> list[Outcome]:
    """Run them all, the first that can begin first, and report each when it ends."""
    waiting = list(jobs)
    ended: dict[str, Outcome] = {}
    change = threading.Condition()
    free = cores

    def do(job: Job) -> None:
        nonlocal free
        begin = time.monotonic()
        went_well = False
        try:
            went_well = job.work()
        except Exception:  # a fault of the job: the others go on
            traceback.print_exc()
        with change:
            free += width(job, cores)
            end(Outcome(job, went_well, seconds=time.monotonic() - begin))

    def end(outcome: Outcome) -> None:
        ended[outcome.job.name] = outcome
        report(outcome)
        change.notify()

    with change:
        while len(ended) < len(jobs):
            for job in list(waiting):
                failed = [name for name in job.needs if name in ended and not ended[name].went_well]
                if failed:
                    waiting.remove(job)
                    end(Outcome(job, False, missed=failed[0]))
                elif all(name in ended for name in job.needs) and width(job, cores) <= free:
                    waiting.remove(job)
                    free -= width(job, cores)
                    threading.Thread(target=do, args=[job], daemon=True).start()
            if len(ended) < len(jobs):
                change.wait()
    return list(ended.values())


def width(job: Job, cores: int) -> int:
    """No job waits for more cores than there are."""
    return min(job.cores, cores)
