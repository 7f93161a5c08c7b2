import { expect, it } from "vitest";
import { beyond, isUseWorthNoting, knownPermissions } from "./keys.rules.ts";

it("finds what one would give without having it", () => {
  expect(beyond(["orders:view", "prices:edit"], ["keys:edit", "orders:view"])).toEqual(["prices:edit"]);
  expect(beyond(["orders:view"], ["keys:edit", "orders:view"])).toEqual([]);
});

it("forgets permissions that the shop no longer knows, and repeated ones", () => {
  const kept = ["prices:edit", "wholesale:edit", "orders:view", "prices:edit"];
  expect(knownPermissions(kept)).toEqual(["orders:view", "prices:edit"]);
});

it.each([
  [null, true],
  ["2026-11-22T09:50:01Z", false],
  ["2026-11-22T09:50:00Z", true],
])("of a key last used at %s notes a use at 10:00: %s", (lastUsedAt, isNews) => {
  const last = lastUsedAt === null ? null : new Date(lastUsedAt);
  expect(isUseWorthNoting(last, new Date("2026-11-22T10:00:00Z"))).toBe(isNews);
});
