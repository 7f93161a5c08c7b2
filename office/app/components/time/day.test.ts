import { expect, it } from "vitest";
import { endOfDay, romanianToday } from "./day.ts";

it.each([
  ["2026-01-15", "2026-01-15T21:59:59.000Z"],
  ["2026-07-15", "2026-07-15T20:59:59.000Z"],
  ["2026-03-29", "2026-03-29T20:59:59.000Z"],
  ["2026-10-25", "2026-10-25T21:59:59.000Z"],
])("endOfDay(%s) is %s", (day, end) => {
  expect(endOfDay(day)).toBe(end);
  expect(romanianToday(new Date(Date.parse(end) + 1_000))).not.toBe(day);
});
