import { expect, it } from "vitest";
import { placesAfter } from "./place.rules.ts";

const siblings = (...orders: number[]) => orders.map((sortOrder, index) => ({ id: index + 1, sortOrder }));

it("placesAfter gives a moved item a free number between its new neighbours", () => {
  expect([...placesAfter(siblings(10, 20, 30), 3, "up")]).toEqual([[3, 15]]);
  expect([...placesAfter(siblings(10, 20, 30), 1, "down")]).toEqual([[1, 25]]);
  expect([...placesAfter(siblings(10, 20, 30), 2, "down")]).toEqual([[2, 40]]);
  expect([...placesAfter(siblings(10, 20, 30), 2, "up")]).toEqual([[2, 4]]);
});

it("placesAfter moves an item to a given position and ignores invalid positions", () => {
  expect([...placesAfter(siblings(10, 20, 30, 40), 4, 0)]).toEqual([[4, 4]]);
  expect([...placesAfter(siblings(10, 20, 30, 40), 1, 2)]).toEqual([[1, 35]]);
  for (const place of [1, 4, -1]) expect(placesAfter(siblings(10, 20, 30, 40), 2, place).size).toBe(0);
});

it.each([
  [[1, 2, 3], 3],
  [[0, 0, 0], 3],
  [[0, 1, 1], 3],
  [[0, 5], 2],
])("placesAfter renumbers %j when no number is free", (orders, id) => {
  const places = placesAfter(siblings(...orders), id, "up");
  const after = siblings(...orders)
    .map((one) => ({ ...one, sortOrder: places.get(one.id) ?? one.sortOrder }))
    .toSorted((one, other) => one.sortOrder - other.sortOrder);
  expect(new Set(after.map(({ sortOrder }) => sortOrder)).size).toBe(orders.length);
  expect(after.findIndex((one) => one.id === id)).toBe(orders.length - 2);
});

it("placesAfter changes nothing for a move beyond the end of the list or of an unknown item", () => {
  expect(placesAfter(siblings(10, 20), 1, "up").size).toBe(0);
  expect(placesAfter(siblings(10, 20), 2, "down").size).toBe(0);
  expect(placesAfter(siblings(10, 20), 9, "down").size).toBe(0);
});
