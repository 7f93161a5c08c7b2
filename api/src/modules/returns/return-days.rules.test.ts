import { expect, it } from "vitest";
import { firstReturnableDelivery } from "./return-days.rules.ts";

it.each([
  ["2026-11-15T12:00:00Z", "2026-11-01"],
  ["2026-11-15T21:59:59Z", "2026-11-01"],
  ["2026-11-15T22:00:00Z", "2026-11-02"],
])("at %s what came on %s is the first that may still go back", (now, first) => {
  expect(firstReturnableDelivery(14, new Date(now))).toBe(first);
});
