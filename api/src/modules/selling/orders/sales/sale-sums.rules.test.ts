import { expect, it } from "vitest";
import { salePartsOf } from "./sale-sums.rules.ts";

it("a changed day is read from its orders, and the other days of its month one by one", () => {
  const period = { from: "2026-01-31", to: "2026-04-02" };
  const { months, days, live } = salePartsOf(period, "2026-03-31", [
    "2026-01-31",
    "2026-02-10",
    "2025-12-01",
  ]);
  expect(months).toEqual(["2026-03-01"]);
  expect(days).toHaveLength(27);
  expect(days).not.toContain("2026-02-10");
  expect(live).toEqual([
    { from: "2026-01-31", to: "2026-01-31" },
    { from: "2026-02-10", to: "2026-02-10" },
    { from: "2026-04-01", to: "2026-04-02" },
  ]);
});

it("without sums, the whole period is read from the orders", () => {
  const period = { from: "2026-02-01", to: "2026-02-28" };
  expect(salePartsOf(period, undefined, [])).toEqual({ months: [], days: [], live: [period] });
});
