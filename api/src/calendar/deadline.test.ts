import { expect, it } from "vitest";
import { deadlineOf, lateBefore } from "./deadline.ts";

const at = (text: string): Date => new Date(text);

it.each([
  // 00:30 on 1 November in Bucharest is still October in UTC.
  ["2026-10-31T22:30:00Z", "2026-11-01T10:00:00Z", "2026-11-15", 14],
  ["2026-11-01T09:00:00Z", "2026-11-15T21:59:00Z", "2026-11-15", 0],
  // One minute later it is the 16th.
  ["2026-11-01T09:00:00Z", "2026-11-15T22:00:00Z", "2026-11-15", -1],
  // The clock change on 25 October does not lengthen the deadline.
  ["2026-10-20T20:59:00Z", "2026-10-27T08:00:00Z", "2026-11-03", 7],
  ["2026-12-25T08:00:00Z", "2026-12-25T08:00:00Z", "2027-01-08", 14],
])("a deadline of 14 days from %s, read at %s, ends on %s, in %i days", (from, now, until, daysLeft) => {
  expect(deadlineOf(at(from), 14, at(now))).toEqual({ until, daysLeft });
});

it("lateBefore and deadlineOf agree on the first late day", () => {
  const now = at("2026-11-15T22:00:00Z");
  expect(lateBefore(14, now)).toBe("2026-11-02");
  expect(deadlineOf(at("2026-11-01T21:59:00Z"), 14, now).daysLeft).toBe(-1);
  expect(deadlineOf(at("2026-11-01T22:00:00Z"), 14, now).daysLeft).toBe(0);
});
