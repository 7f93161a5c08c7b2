import { expect, it } from "vitest";
import { dayMonthYear } from "./day-month-year.ts";

it.each([
  ["2026-11-03", "03-11-2026"],
  ["2026-11-03T08:00:00.000Z", "03-11-2026"],
  ["3 noiembrie 2026", "3 noiembrie 2026"],
  ["", ""],
])("dayMonthYear formats %s as %s", (created, written) => {
  expect(dayMonthYear(created)).toBe(written);
});
