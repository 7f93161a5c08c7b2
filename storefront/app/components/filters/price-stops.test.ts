import { describe, expect, it } from "vitest";
import { nearestStop, priceStops } from "./price-stops.ts";

describe("price slider stops", () => {
  it("the price slider's stops are single lei in a narrow range", () => {
    expect(priceStops({ low: 57, high: 60 })).toEqual([57, 58, 59, 60]);
    expect(priceStops({ low: 20, high: 120 })).toHaveLength(101);
  });

  it("the price slider's stops are round amounts with growing intervals in a wide range", () => {
    const stops = priceStops({ low: 6, high: 6_900 });
    expect(stops.slice(0, 3)).toEqual([6, 7, 8]);
    expect(stops).toContain(50);
    expect(stops).not.toContain(51);
    expect(stops.slice(-3)).toEqual([6_600, 6_800, 6_900]);
    // The first half of the slider covers the prices of most products.
    expect(stops[Math.floor(stops.length / 2)]).toBeLessThan(400);
    expect(stops.length).toBeLessThan(400);
  });

  it("the price slider's stops ascend and end with the range's upper bound", () => {
    for (const [low, high] of [
      [0, 9_999_999],
      [22, 18_900],
      [999, 1_101],
      [5, 6],
    ] as const) {
      const stops = priceStops({ low, high });
      expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
      expect([stops[0], stops.at(-1)]).toEqual([low, high]);
    }
  });

  it.each([
    [6, 0],
    [7.4, 1],
    [51.9, 46 - 1],
    [9_999, -1],
  ])("nearestStop returns the index of the stop nearest to %d lei", (lei, place) => {
    const stops = priceStops({ low: 6, high: 6_900 });
    expect(nearestStop(stops, lei)).toBe(place === -1 ? stops.length - 1 : place);
  });
});
