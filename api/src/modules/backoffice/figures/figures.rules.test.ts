import { describe, expect, it } from "vitest";
import { figuresProblem, periodBefore, stepsOf } from "./figures.rules.ts";

describe("periods of figures", () => {
  it.each([
    [
      { from: "2026-11-01", to: "2026-11-30" },
      { from: "2026-10-02", to: "2026-10-31" },
    ],
    [
      { from: "2026-03-29", to: "2026-03-29" },
      { from: "2026-03-28", to: "2026-03-28" },
    ],
  ])("the period %j is preceded by %j", (period, before) => {
    expect(periodBefore(period)).toEqual(before);
  });

  it.each([
    ["2026-11-02", "2026-11-01", "Data de sfârșit nu poate fi înaintea celei de început."],
    ["2024-11-22", "2026-11-23", "Perioada poate avea cel mult doi ani."],
    ["2024-11-22", "2026-11-22", undefined],
    ["2026-11-22", "2026-11-22", undefined],
  ])("a period from %s to %s has the problem %j", (from, to, problem) => {
    expect(figuresProblem({ from, to })).toBe(problem);
  });

  it.each([
    ["day", ["2026-10-24", "2026-10-25", "2026-10-26"]],
    ["week", ["2026-10-19", "2026-10-26"]],
    ["month", ["2026-10-01"]],
  ] as const)("steps by %s cover the whole period, including the day of the clock change", (by, steps) => {
    expect(stepsOf({ from: "2026-10-24", to: "2026-10-26" }, by)).toEqual(steps);
  });

  it("monthly steps include February when the period starts on a 31st", () => {
    const steps = stepsOf({ from: "2026-01-31", to: "2026-03-01" }, "month");
    expect(steps).toEqual(["2026-01-01", "2026-02-01", "2026-03-01"]);
  });
});
