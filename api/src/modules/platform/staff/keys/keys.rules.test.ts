import { expect, it } from "vitest";
import { isUseWorthNoting } from "./keys.rules.ts";

it.each([
  [null, true],
  ["2026-11-22T09:50:01Z", false],
  ["2026-11-22T09:50:00Z", true],
])("isUseWorthNoting at 10:00 for a last use at %s returns %s", (lastUsedAt, isNews) => {
  const last = lastUsedAt === null ? null : new Date(lastUsedAt);
  expect(isUseWorthNoting(last, new Date("2026-11-22T10:00:00Z"))).toBe(isNews);
});
