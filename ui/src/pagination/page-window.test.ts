import { expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

it.each([
  [1, 1, 9, [1]],
  [1, 20, 5, [1, 2, 3, 4, 5]],
  [10, 20, 5, [8, 9, 10, 11, 12]],
  [20, 20, 5, [16, 17, 18, 19, 20]],
  [2, 3, 9, [1, 2, 3]],
  [11, 30, 10, [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
  [1, 0, 9, []],
])("pageWindow returns the links for page %d of %d with up to %d links", (current, last, size, expected) => {
  expect(pageWindow(current, last, size)).toEqual(expected);
});
