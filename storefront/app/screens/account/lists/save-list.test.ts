import { expect, it } from "vitest";
import { LIST_INTENT } from "../../../components/reorder-list/list-form.ts";
import { moved } from "./save-list.server.ts";

const LINES = [1, 2, 3].map((productid) => ({ productid, quantity: productid }));

it.each([
  [LIST_INTENT.up, 3, [1, 3, 2]],
  [LIST_INTENT.up, 1, [1, 2, 3]],
  [LIST_INTENT.down, 1, [2, 1, 3]],
  [LIST_INTENT.down, 3, [1, 2, 3]],
  [LIST_INTENT.remove, 2, [1, 3]],
  [LIST_INTENT.remove, 9, [1, 2, 3]],
  [LIST_INTENT.save, 2, [1, 2, 3]],
])("applying %s to product %d results in the order %j", (intent, productid, expected) => {
  expect(moved(LINES, { intent, productid }).map((line) => line.productid)).toEqual(expected);
});
