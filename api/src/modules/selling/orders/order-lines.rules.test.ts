import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { describe, expect, it } from "vitest";
import { lineChanges } from "./order-lines.rules.ts";
import type { NewOrderLine, StoredLine } from "./order-lines.rules.ts";

const line = (changes: Partial<NewOrderLine> = {}): NewOrderLine => ({
  productType: PRODUCT_TYPE.product,
  productId: 1,
  name: "Lavandă",
  code: "LAV",
  picture: null,
  unit: "buc.",
  quantity: 2,
  unitPriceBani: 1000,
  discountBani: 0,
  bundleId: null,
  bundleName: null,
  vatPercent: 21,
  vatBani: 347,
  priceReason: null,
  staffDiscountBani: 0,
  ...changes,
});
const stored = (id: number, changes: Partial<NewOrderLine> = {}): StoredLine => ({
  ...line(changes),
  id,
  orderId: 9,
  position: id,
  url: null,
});

describe("the lines of an amended order", () => {
  it("an amended line keeps its id when its quantity, discount and VAT change", () => {
    const [change] = lineChanges(
      [stored(1)],
      [line({ quantity: 1, discountBani: 100, vatBani: 156, name: "Altfel" })],
    );
    expect(change).toMatchObject({
      id: 1,
      before: 2,
      after: 1,
      line: { name: "Lavandă", quantity: 1, discountBani: 100, vatBani: 156 },
    });
  });

  it.each([{ productId: 2 }, { unitPriceBani: 999 }, { vatPercent: 11 }, { bundleId: 4 }])(
    "a line that differs in %j replaces the stored line",
    (other) => {
      expect(lineChanges([stored(1)], [line(other)])).toMatchObject([
        { id: 1, before: 2, after: 0, position: 1, line: { quantity: 0, vatBani: 0 } },
        { id: null, before: 0, after: 2, position: 0 },
      ]);
    },
  );

  it("a removed line is reused only if no current line matches", () => {
    const before = [stored(1, { quantity: 0 }), stored(2)];
    expect(lineChanges(before, [line({ quantity: 5 })])).toMatchObject([
      { id: 1, before: 0, after: 0 },
      { id: 2, before: 2, after: 5, position: 0 },
    ]);
    expect(lineChanges([stored(1, { quantity: 0 })], [line()])).toMatchObject([
      { id: 1, before: 0, after: 2 },
    ]);
  });
});
