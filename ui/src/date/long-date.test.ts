import { expect, it } from "vitest";
import { longDate } from "./long-date.ts";

it.each([
  ["2026-11-21T22:30:00.000Z", "22 noiembrie 2026"],
  ["2026-11-21", "21 noiembrie 2026"],
  ["21-11-2026", "21-11-2026"],
  ["", ""],
])("longDate formats %s as %s", (given, written) => {
  expect(longDate(given)).toBe(written);
});
