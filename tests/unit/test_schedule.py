"""The steps of ./check run beside each other: no more at once than there are cores, and in the order of their needs."""

import threading
from collections.abc import Callable

import pytest

from tests.patience import PATIENCE
from tools.schedule import Job, Outcome, run


def quiet(outcome: Outcome) -> None:
    pass


def test_no_more_run_at_once_than_there_are_cores() -> None:
    """Nobody ends before he is let go, so whoever begins too early is seen."""
    begun, may_end = threading.Semaphore(0), threading.Semaphore(0)
    running, most = 0, 0
    lock = threading.Lock()

    def work() -> bool:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        begun.release()
        may_end.acquire()
        with lock:
            running -= 1
        return True

    def let_go() -> None:
        begun.acquire()
        for _ in range(19):
            begun.acquire()
            may_end.release()
        may_end.release()

    threading.Thread(target=let_go, daemon=True).start()
    assert len(run([Job(f"job {n}", work) for n in range(20)], 2, quiet)) == 20
    assert most == 2


def test_two_can_only_end_beside_each_other() -> None:
    meeting = threading.Barrier(2)

    def meet() -> bool:
        meeting.wait(PATIENCE)
        return True

    outcomes = run([Job("one", meet), Job("other", meet)], 2, quiet)
    assert all(outcome.went_well for outcome in outcomes)


def test_what_takes_all_cores_waits_for_the_others() -> None:
    last_has_begun = threading.Event()
    ended: list[str] = []

    def narrow() -> bool:
        last_has_begun.wait(PATIENCE)  # by then the wide one has been looked at, too
        ended.append("narrow")
        return True

    def last() -> bool:
        last_has_begun.set()
        ended.append("last")
        return True

    jobs = [Job("narrow", narrow), Job("wide", lambda: len(ended) == 2, cores=1000), Job("last", last)]
    assert all(outcome.went_well for outcome in run(jobs, 2, quiet))


def noting(name: str, begun: list[str]) -> Callable[[], bool]:
    """Work that notes that it was begun."""

    def work() -> bool:
        begun.append(name)
        return True

    return work


def test_a_job_begins_after_what_it_needs() -> None:
    begun: list[str] = []
    run([Job("page", noting("page", begun), needs=("packages",)), Job("packages", noting("packages", begun))], 2, quiet)
    assert begun == ["packages", "page"]


def test_what_needs_a_failed_job_is_left_out_and_so_is_what_needs_that() -> None:
    begun: list[str] = []
    jobs = [
        Job("packages", lambda: False),
        Job("page", noting("page", begun), needs=("packages",)),
        Job("browser", noting("browser", begun), needs=("page",)),
        Job("format", noting("format", begun)),
    ]
    outcomes = {outcome.job.name: outcome for outcome in run(jobs, 2, quiet)}
    assert begun == ["format"]
    assert outcomes["page"].missed == "packages"
    assert outcomes["browser"].missed == "page"


def test_a_job_that_raises_has_failed_and_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> bool:
        raise RuntimeError("no space left")

    assert [outcome.went_well for outcome in run([Job("broken", work)], 1, quiet)] == [False]
    assert "no space left" in capsys.readouterr().err
