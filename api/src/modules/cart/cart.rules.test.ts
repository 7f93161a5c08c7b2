import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CartLine,
  clampQuantity,
  lineAlerts,
  lineRefusal,
  priceLine,
  quantityBounds,
  readQuantity,
  vatOf,
} from "./cart.rules.ts";

function aLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    itemId: 12,
    productId: 101,
    quantity: 2,
    seenPriceBani: 10_00,
    priceBani: 10_00,
    oldPriceBani: null,
    stock: 100,
    minQuantity: 1,
    maxQuantity: 50,
    limitedStockFrom: 5,
    isPublished: true,
    weightGrams: 1_000,
    widthMm: 100,
    depthMm: 100,
    heightMm: 250,
    vatPercent: 21,
    name: "Săpun",
    subtitle: "",
    url: "/sapun",
    picture: null,
    brand: "Nufăr",
    code: "S-1",
    unit: "buc.",
    ...changes,
  };
}

describe("a typed quantity", () => {
  it.each([
    ["3", 3],
    [3, 3],
    ["3.9", 3],
    ["-2", -2],
    ["0", 0],
    [" 7 ", 7],
    ["1e2", 100],
    ["abc", 1],
    ["", 1],
    ["   ", 1],
    ["3 buc", 1],
    [undefined, 1],
    [null, 1],
    [Number.NaN, 1],
    ["Infinity", Infinity],
  ])("%j is read as %d", (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
  });

  it.each([
    [3, 1, 50, 3],
    [0, 1, 50, 1],
    [-5, 1, 50, 1],
    [1, 2, 50, 2],
    [50, 1, 50, 50],
    [1, 0, 50, 1],
  ])("%d between %d and %d is %d, without a word", (asked, min, max, quantity) => {
    expect(clampQuantity(asked, { min, max })).toEqual({ quantity });
  });

  it.each([51, 1e12, Infinity])("%d above the maximum is capped and says so", (asked) => {
    expect(clampQuantity(asked, { min: 1, max: 50 })).toEqual({
      quantity: 50,
      message: "Cantitatea maxima este de 50 buc per produs",
    });
  });
});

describe("what can be had", () => {
  it.each([
    [
      { stock: 100, maxQuantity: 50 },
      { min: 1, max: 50 },
    ],
    [
      { stock: 3, maxQuantity: 50 },
      { min: 1, max: 3 },
    ],
    [
      { stock: 3, minQuantity: 3 },
      { min: 3, max: 3 },
    ],
    [{ stock: 2, minQuantity: 3 }, undefined],
    [{ stock: 0 }, undefined],
    [{ isPublished: false }, undefined],
  ])("of %j is %j", (changes, bounds) => {
    expect(quantityBounds(aLine(changes))).toEqual(bounds);
  });
});

describe("VAT in a gross amount", () => {
  it.each([
    [121_00, 21, 21_00],
    [10_00, 21, 1_74],
    [111_00, 11, 11_00],
    [1, 21, 0],
    [0, 21, 0],
    [119_00, 19, 19_00],
    [100_00, 0, 0],
    [109_50, 9.5, 9_50],
  ])("of %d bani at %d %% is %d", (gross, percent, vat) => {
    expect(vatOf(gross, percent)).toBe(vat);
  });

  it("never exceeds the amount and leaves a net that gives the gross again to the ban", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom(9, 11, 19, 21),
        (gross, percent) => {
          const vat = vatOf(gross, percent);
          const again = Math.round(((gross - vat) * (100 + percent)) / 100);
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(vat).toBeLessThanOrEqual(gross);
          expect(Math.abs(again - gross)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe("a line", () => {
  it("costs its quantity times today's price, VAT contained", () => {
    expect(priceLine(aLine({ quantity: 3, priceBani: 12_50 }))).toMatchObject({
      quantity: 3,
      orderable: 50,
      stockId: 1,
      subtotalBani: 37_50,
      vatBani: 6_51,
    });
  });

  it("comes down to what is left and says how many", () => {
    const line = priceLine(aLine({ quantity: 3, stock: 2 }));
    expect(line).toMatchObject({ quantity: 2, stockId: 3, subtotalBani: 20_00 });
    expect(lineAlerts(line)).toEqual(["Din produsul „Săpun” mai sunt doar 2 buc. Am redus cantitatea."]);
    expect(lineRefusal(line)).toBe("Mai sunt doar 2 buc.");
  });

  it("goes up to a minimum that was raised meanwhile", () => {
    const line = priceLine(aLine({ quantity: 1, minQuantity: 2 }));
    expect(line.quantity).toBe(2);
    expect(lineAlerts(line)).toEqual(["Produsul „Săpun” se vinde de la 2 buc. Am mărit cantitatea."]);
    expect(lineRefusal(line)).toBe("Cantitatea minimă este de 2 buc.");
  });

  it.each([{ stock: 0 }, { isPublished: false }, { stock: 1, minQuantity: 2 }])(
    "that is gone (%j) is marked '2', keeps its quantity and costs nothing",
    (changes) => {
      const line = priceLine(aLine(changes));
      expect(line).toMatchObject({ quantity: 2, stockId: 2, orderable: 0, subtotalBani: 0, vatBani: 0 });
      expect(lineAlerts(line)).toEqual([
        "Produsul „Săpun” nu mai este în stoc. Scoate-l din coș pentru a finaliza comanda.",
      ]);
      expect(lineRefusal(line)).toBe("Produsul nu mai este în stoc.");
    },
  );

  it("tells that its price changed since it was last seen", () => {
    const line = priceLine(aLine({ seenPriceBani: 9_00, priceBani: 1_200_00 }));
    expect(lineAlerts(line)).toEqual(["Prețul produsului „Săpun” s-a schimbat: 9.00 lei → 1,200.00 lei."]);
    expect(lineRefusal(line)).toBe("Prețul este acum 1,200.00 lei.");
  });

  it("has nothing to say when nothing changed", () => {
    const line = priceLine(aLine());
    expect(lineAlerts(line)).toEqual([]);
    expect(lineRefusal(line)).toBeUndefined();
  });
});
