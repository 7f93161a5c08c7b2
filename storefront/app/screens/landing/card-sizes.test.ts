import { expect, it } from "vitest";
import { cardSizes } from "./card-sizes.ts";

it("cardSizes returns picture widths for the block's width and the cards per row", () => {
  expect(cardSizes(12, 3)).toBe(
    "(min-width: 1448px) 423px, (min-width: 992px) 30vw, (min-width: 768px) 30vw, 45vw",
  );
  expect(cardSizes(6, 2)).toMatch(/^\(min-width: 1448px\) 318px, \(min-width: 992px\) 23vw/);
});
