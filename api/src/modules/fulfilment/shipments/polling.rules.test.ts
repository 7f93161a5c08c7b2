import { expect, it } from "vitest";
import { nextPoll, unreadPeriods } from "./polling.rules.ts";

const HOUR_MS = 3_600_000;
const now = new Date("2026-11-30T12:00:00Z");
const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

it.each([
  [1, 0, 2],
  [30, 0, 4],
  [200, 0, 12],
  [1, 1, 2],
  [1, 4, 16],
  [1, 90, 24],
])("a parcel that changed %d hours ago, after %d failures, is polled in %d hours", (age, failures, hours) => {
  const next = nextPoll({ changedAt: ago(age), failures }, now);
  expect((next.getTime() - now.getTime()) / HOUR_MS).toBe(hours);
});

it("unread periods last at most two hours and overlap the previous one", () => {
  expect(unreadPeriods(undefined, now)).toEqual([{ from: ago(2), to: now }]);
  const periods = unreadPeriods(ago(3), now);
  expect(periods).toEqual([
    { from: ago(3 + 1 / 12), to: ago(1 + 1 / 12) },
    { from: ago(1 + 1 / 12), to: now },
  ]);
  expect(unreadPeriods(ago(1_000), now)).toHaveLength(12);
});
