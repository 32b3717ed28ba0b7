/** What is asked of the page, what changes it, and what waits. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { afterFrame, inFrame } from "../src/part/frame";

/** Frames that come when the test says so. */
let asked: (() => void)[] = [];
function frame(): void {
  const all = asked;
  asked = [];
  for (const one of all) one();
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => asked.push(work));
  vi.stubGlobal("cancelAnimationFrame", () => {});
});

describe("in a frame", () => {
  test("everything is looked at before anything is changed", () => {
    const done: string[] = [];
    inFrame(() => {
      done.push("look");
      return () => done.push("change");
    });
    inFrame(() => void done.push("look, too"));
    expect(done).toEqual([]);
    frame();
    expect(done).toEqual(["look", "look, too", "change"]);
    frame();
    expect(done).toHaveLength(3);
  });

  test("what is called off is not done", () => {
    const work = vi.fn();
    inFrame(work)();
    frame();
    expect(work).not.toHaveBeenCalled();
  });

  test("what a frame asks for comes in the next", () => {
    const later = vi.fn();
    inFrame(() => void inFrame(later));
    frame();
    expect(later).not.toHaveBeenCalled();
    frame();
    expect(later).toHaveBeenCalledOnce();
  });
});

describe("after a frame", () => {
  test("one thing is done after each, in a task of its own", () => {
    const done: string[] = [];
    afterFrame(() => done.push("one"));
    afterFrame(() => done.push("two"));
    frame();
    expect(done).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(done).toEqual(["one"]);
    frame();
    vi.advanceTimersByTime(0);
    expect(done).toEqual(["one", "two"]);
  });

  test("what is called off is left out", () => {
    const done: string[] = [];
    const off = afterFrame(() => done.push("one"));
    afterFrame(() => done.push("two"));
    off();
    frame();
    vi.advanceTimersByTime(0);
    expect(done).toEqual(["two"]);
  });
});

describe("where no frame comes", () => {
  test("what waits for one goes on after a while, once", () => {
    const work = vi.fn();
    inFrame(() => void work());
    afterFrame(work);
    vi.advanceTimersByTime(100);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

test("what goes wrong in one thing does not keep the next waiting", () => {
  const next = vi.fn();
  afterFrame(() => {
    throw new Error("wrong");
  });
  afterFrame(next);
  frame();
  expect(() => vi.advanceTimersByTime(0)).toThrow("wrong");
  frame();
  vi.advanceTimersByTime(0);
  expect(next).toHaveBeenCalledOnce();
});
