import { expect, it } from "vitest";
import { instantOf, localOf } from "./local.ts";

it.each([
  ["2026-11-22T15:04", "2026-11-22T13:04:00.000Z"],
  ["2026-07-01T00:00", "2026-06-30T21:00:00.000Z"],
  ["2026-12-31T23:59", "2026-12-31T21:59:00.000Z"],
])("instantOf converts %s in Romanian time to %s", (local, instant) => {
  expect(instantOf(local)).toBe(instant);
  expect(localOf(instant)).toBe(local);
});

it.each(["", "mâine", "2026-13-40T99:99", "2026-11-22", "2027-02-29T10:00"])(
  "instantOf returns %j unchanged",
  (text) => {
    expect(instantOf(text)).toBe(text);
  },
);

it("localOf returns an empty text for a missing moment", () => expect(localOf(null)).toBe(""));
