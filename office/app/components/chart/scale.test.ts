import { describe, expect, it } from "vitest";
import { axisTop, linePath, shownLabels, ticksOf } from "./scale.ts";

describe("chart axis", () => {
  it.each([
    [0, 4],
    [1, 1],
    [3, 4],
    [17, 20],
    [100, 100],
    [101, 200],
    [7_600, 8_000],
    [8_100, 10_000],
    [123_456, 200_000],
  ])("axisTop for the highest value %d is %d", (highest, top) => {
    expect(axisTop(highest)).toBe(top);
  });

  it("ticksOf returns five equal steps down to zero", () => {
    expect(ticksOf(8)).toEqual([8, 6, 4, 2, 0]);
  });
});

it.each([
  [[0, 5, 10], 10, "M0 100L50 50L100 0"],
  [[5], 10, "M0 50L100 50"],
  [[], 10, ""],
  [[1, 0, 0, 1], 3, "M0 66.67L33.33 100L66.67 100L100 66.67"],
])("linePath for %j with the maximum %d is %s", (values, top, path) => {
  expect(linePath(values, top)).toBe(path);
});

it("shownLabels returns the first, the last and evenly spaced labels in between", () => {
  expect(shownLabels([1, 2, 3], 3)).toEqual([1, 2, 3]);
  expect(shownLabels([1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([1, 5, 8]);
});
