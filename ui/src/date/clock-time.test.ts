import { expect, it } from "vitest";
import { clockTime } from "./clock-time.ts";

it.each([
  ["2026-11-21T11:05:00Z", "13:05"],
  ["2026-07-21T11:05:00Z", "14:05"],
  [null, ""],
  ["mâine", ""],
])("clockTime formats %s in Romanian time as %s", (at, clock) => {
  expect(clockTime(at)).toBe(clock);
});
