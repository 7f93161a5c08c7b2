import { expect, it } from "vitest";
import { momentText } from "./moment.ts";

it.each([
  ["2026-11-21T22:05:00Z", "22.11.2026, 00:05"],
  ["2026-07-21T11:05:00.000Z", "21.07.2026, 14:05"],
  [null, ""],
  ["mâine", ""],
])("momentText formats %s as %j", (at, text) => {
  expect(momentText(at)).toBe(text);
});
