import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limitConcurrency } from "./concurrency-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nobodyLeaves = new AbortController().signal;

/** Creates a limit with tasks that end on request. Records the outcome of each. */
function aLimit({ atOnce = () => 1, waiting = 2 }: { atOnce?: () => number; waiting?: number } = {}) {
  const limit = limitConcurrency({ atOnce, waiting, waitMs: 4_000 });
  const begun: string[] = [];
  const ended: Record<string, string | undefined> = {};
  const end = new Map<string, () => void>();
  const run = (name: string, signal = nobodyLeaves): void => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => end.set(name, () => resolve("done")));
    };
    void limit.run(work, signal).then((result) => (ended[name] = result ?? "sent away"));
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { limit, begun, ended, run, settle, end: (name: string) => (end.get(name)?.(), settle()) };
}

it("a concurrency limit runs tasks in order and within the limit", async () => {
  const { begun, ended, run, end } = aLimit();
  ["first", "second", "third"].forEach((name) => run(name));
  expect(begun).toEqual(["first"]);
  await end("first");
  expect(begun).toEqual(["first", "second"]);
  await end("second");
  await end("third");
  expect(ended).toEqual({ first: "done", second: "done", third: "done" });
});

it("a concurrency limit rejects tasks when the queue is full or they wait too long", async () => {
  const { begun, ended, run, settle, end } = aLimit();
  ["first", "second", "third", "fourth"].forEach((name) => run(name));
  await settle();
  expect(ended).toEqual({ fourth: "sent away" });
  await vi.advanceTimersByTimeAsync(3_999);
  expect(Object.keys(ended)).toEqual(["fourth"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual({ fourth: "sent away", second: "sent away", third: "sent away" });
  await end("first");
  run("fifth");
  expect(begun).toEqual(["first", "fifth"]);
});

it("a concurrency limit drops a queued task when its client leaves", async () => {
  const { begun, ended, run, settle, end } = aLimit();
  const leaving = new AbortController();
  run("first");
  run("gone", leaving.signal);
  run("third");
  leaving.abort();
  await settle();
  expect(ended).toEqual({ gone: "sent away" });
  await end("first");
  expect(begun).toEqual(["first", "third"]);
});

it("a concurrency limit runs the next task after a failure", async () => {
  const { limit, begun, run, settle } = aLimit();
  const failed = limit.run(() => Promise.reject(new Error("broken")), nobodyLeaves);
  run("next");
  await expect(failed).rejects.toThrow("broken");
  await settle();
  expect(begun).toEqual(["next"]);
});

it("a concurrency limit starts waiting tasks when it is raised", async () => {
  let max = 1;
  const { limit, begun, run, settle } = aLimit({ atOnce: () => max });
  ["first", "second", "third"].forEach((name) => run(name));
  max = 2;
  limit.giveTurns();
  await settle();
  expect(begun).toEqual(["first", "second"]);
});
