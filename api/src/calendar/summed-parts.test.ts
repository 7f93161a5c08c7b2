import { expect, it } from "vitest";
import { partsOf } from "./summed-parts.ts";

it("a period is read from whole months, single days, and the ledgers after the last summed day", () => {
  const { months, days, rest } = partsOf({ from: "2026-01-30", to: "2026-04-02" }, "2026-03-31");
  expect([months, days, rest]).toEqual([
    ["2026-02-01", "2026-03-01"],
    ["2026-01-30", "2026-01-31"],
    { from: "2026-04-01", to: "2026-04-02" },
  ]);
});

it("a month is read day by day until its last day is summed", () => {
  const { months, days, rest } = partsOf({ from: "2026-02-01", to: "2026-02-28" }, "2026-02-27");
  expect([months, days.length, rest]).toEqual([[], 27, { from: "2026-02-28", to: "2026-02-28" }]);
  expect(partsOf({ from: "2026-02-01", to: "2026-02-28" }, "2026-02-28").months).toEqual(["2026-02-01"]);
});

it("if no day has been summed, the whole period is read from the ledgers", () => {
  const period = { from: "2026-02-01", to: "2026-02-28" };
  for (const until of [undefined, "2026-01-31"])
    expect(partsOf(period, until)).toEqual({ months: [], days: [], rest: period });
});
