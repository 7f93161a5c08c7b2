import { describe, expect, it } from "vitest";
import { periodAddress, quickPeriods, readPeriod } from "./figures-address.ts";

const today = "2026-11-22";
const read = (query: string) => readPeriod(new URLSearchParams(query), today);

describe("periods in URLs", () => {
  it.each([
    ["", { from: "2026-10-24", to: today, by: "day" }],
    ["din=2026-01-01&pana=2026-03-31&pe=luna", { from: "2026-01-01", to: "2026-03-31", by: "month" }],
    ["pana=2026-03-31&pe=saptamana", { from: "2026-03-02", to: "2026-03-31", by: "week" }],
    ["din=2026-02-31&pana=ieri&pe=ora", { from: "2026-10-24", to: today, by: "day" }],
  ])("readPeriod parses %j", (query, period) => {
    expect(read(query)).toEqual(period);
  });

  it("a period can be written to a URL and read back", () => {
    for (const { period } of quickPeriods(today)) expect(read(periodAddress(period))).toEqual(period);
  });
});

it("quick periods include today and yesterday as single days", () => {
  const periods = new Map(quickPeriods(today).map(({ name, period: { from, to } }) => [name, [from, to]]));
  expect(periods.get("Azi")).toEqual([today, today]);
  expect(periods.get("Ieri")).toEqual(["2026-11-21", "2026-11-21"]);
  expect(periods.get("7 zile")).toEqual(["2026-11-16", today]);
});
