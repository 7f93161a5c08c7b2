import { expect, it } from "vitest";
import { clustersOf } from "./clusters.ts";

const at = (x: number, y = 0) => ({ x, y });

it("the locker map clusters points that are closer than the minimum touch target", () => {
  expect(clustersOf([at(0), at(30), at(44), at(100), at(90, 20)], 44)).toEqual([[0, 1], [2], [3, 4]]);
  expect(clustersOf([], 44)).toEqual([]);
});

it("the first points of two clusters are at least a touch target apart", () => {
  const points = Array.from({ length: 60 }, (_, place) => at((place * 37) % 200, (place * 53) % 150));
  const firsts = clustersOf(points, 44).map(([first = 0]) => points[first] ?? at(0));
  for (const [place, one] of firsts.entries())
    for (const other of firsts.slice(place + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
});
