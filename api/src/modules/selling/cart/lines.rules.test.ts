import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartLine, lineAlerts, lineChanges, lineRefusal, priceLines, soldParts } from "./lines.rules.ts";
import { aBundleLine, aCartProduct, aLine } from "./testing/lines.ts";

function priced(line: CartLine) {
  const [only] = priceLines([line]).lines;
  if (!only) throw new Error("A line was lost.");
  return only;
}

it.each([
  [{ stock: 100, maxQuantity: 50 }, 50],
  [{ stock: 3, maxQuantity: 50 }, 3],
  [{ stock: 3, minQuantity: 3 }, 3],
  [{ stock: 2, minQuantity: 3 }, 0],
  [{ stock: 0 }, 0],
  [{ isPublished: false }, 0],
])("a line with %j is limited to %d pieces", (changes, orderable) => {
  expect(priced(aLine(changes)).orderable).toBe(orderable);
});

describe("a priced line", () => {
  it("a line costs its quantity times the current price", () => {
    const line = priced(aLine({ quantity: 3, priceBani: 12_50 }));
    expect(line).toMatchObject({ quantity: 3, orderable: 50, stockId: 1, subtotalBani: 37_50 });
  });

  it("a line is reduced to the available stock, with a message", () => {
    const line = priced(aLine({ quantity: 3, stock: 2 }));
    expect(line).toMatchObject({ quantity: 2, stockId: 3, subtotalBani: 20_00 });
    expect(lineAlerts(line)).toEqual(["Din produsul „Săpun” mai sunt doar 2 buc. Am redus cantitatea."]);
    expect(lineRefusal(line)).toBe("Mai sunt doar 2 buc.");
  });

  it("a line below a minimum quantity is raised to it, with a message", () => {
    const line = priced(aLine({ quantity: 1, minQuantity: 2 }));
    expect(line.quantity).toBe(2);
    expect(lineAlerts(line)).toEqual([
      "Cantitatea minimă pentru „Săpun” este de 2 buc. Am mărit cantitatea din coș.",
    ]);
    expect(lineRefusal(line)).toBe("Cantitatea minimă este de 2 buc.");
  });

  it.each([{ stock: 0 }, { isPublished: false }, { stock: 1, minQuantity: 2 }])(
    "an unavailable line (%j) keeps its quantity, costs nothing and has stock id '2'",
    (changes) => {
      const line = priced(aLine(changes));
      expect(line).toMatchObject({ quantity: 2, stockId: 2, orderable: 0, subtotalBani: 0 });
      expect(soldParts([line])).toEqual([]);
      expect(lineAlerts(line)).toEqual([
        "Produsul „Săpun” nu mai este în stoc. Elimină-l din coș pentru a finaliza comanda.",
      ]);
      expect(lineRefusal(line)).toBe("Produsul nu mai este în stoc.");
    },
  );

  it("a line reports that its price differs from the last price seen", () => {
    const line = priced(aLine({ seenPriceBani: 9_00, priceBani: 1_200_00 }));
    expect(lineAlerts(line)).toEqual(["Prețul produsului „Săpun” s-a schimbat: 9.00 lei → 1,200.00 lei."]);
    expect(lineRefusal(line)).toBe("Prețul este acum 1,200.00 lei.");
  });

  it("a line reports changes of quantity and price, and its refusal states only the quantity", () => {
    const line = priced(aLine({ quantity: 3, stock: 2, seenPriceBani: 9_00 }));
    expect(lineChanges(line)).toEqual(["Mai sunt doar 2 buc.", "Prețul este acum 10.00 lei."]);
    expect(lineRefusal(line)).toBe("Mai sunt doar 2 buc.");
  });

  it("a line has no messages when nothing changed", () => {
    const line = priced(aLine());
    expect(lineAlerts(line)).toEqual([]);
    expect(lineChanges(line)).toEqual([]);
    expect(lineRefusal(line)).toBeUndefined();
  });
});

const soap = aCartProduct({ stock: 7 });
const towels = aCartProduct({ productId: 104, name: "Prosoape", priceBani: 45_00, stock: 400 });

describe("a priced bundle", () => {
  const bundle = aBundleLine([{ product: soap, quantity: 2 }, { product: towels }], { quantity: 2 });

  it("a bundle costs its products' current prices minus its discount", () => {
    const line = priced(bundle);
    expect(line).toMatchObject({ priceBani: 58_50, oldPriceBani: 65_00, subtotalBani: 117_00, quantity: 2 });
    expect(soldParts([line])).toMatchObject([
      { product: { productId: 101 }, quantity: 4, unitBani: 9_00, amountBani: 36_00 },
      { product: { productId: 104 }, quantity: 2, unitBani: 40_50, amountBani: 81_00 },
    ]);
  });

  it("a bundle's quantity is limited by its scarcest product", () => {
    expect(priced(bundle).orderable).toBe(3);
    const many = priced({ ...bundle, quantity: 9 });
    expect(many.quantity).toBe(3);
    expect(lineAlerts(many)).toEqual([
      "Din pachetul „Baie curată” mai sunt doar 3 buc. Am redus cantitatea.",
    ]);
  });

  it("a bundle is unavailable if one of its products is unavailable", () => {
    for (const gone of [{ stock: 1 }, { isPublished: false }]) {
      const line = priced(aBundleLine([{ product: { ...soap, ...gone }, quantity: 2 }, { product: towels }]));
      expect(line).toMatchObject({ stockId: 2, subtotalBani: 0 });
      expect(lineRefusal(line)).toBe("Pachetul nu mai este în stoc.");
    }
  });

  it("a bundle reports that its price changed", () => {
    expect(lineAlerts(priced({ ...bundle, seenPriceBani: 60_00 }))).toEqual([
      "Prețul pachetului „Baie curată” s-a schimbat: 60.00 lei → 58.50 lei.",
    ]);
  });
});

describe("lines of the same product", () => {
  it("lines share a product's stock in order, and only unassigned pieces can be added to a line", () => {
    const alone = aLine({ ...soap, quantity: 4 });
    const bundle = aBundleLine([{ product: soap, quantity: 2 }], { quantity: 2 });
    const { lines, left } = priceLines([alone, bundle]);
    expect(lines).toMatchObject([
      { quantity: 4, orderable: 5 },
      { quantity: 1, orderable: 1 },
    ]);
    expect(left.get(101)).toBe(1);
  });

  it("a line is out of stock if earlier lines used all the stock", () => {
    const { lines } = priceLines([aLine({ ...soap, quantity: 7 }), aBundleLine([{ product: soap }])]);
    expect(lines.map((line) => line.stockId)).toEqual([1, 2]);
  });

  it("lines never sell more than the stock, for any requested quantity", () => {
    const quantity = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(fc.nat(30), quantity, quantity, quantity, (stock, alone, bundles, pieces) => {
        const product = aCartProduct({ stock });
        const { lines } = priceLines([
          aBundleLine([{ product, quantity: pieces }], { quantity: bundles }),
          aLine({ ...product, quantity: alone }),
        ]);
        const sold = soldParts(lines).reduce((sum, part) => sum + part.quantity, 0);
        expect(sold).toBeLessThanOrEqual(stock);
        for (const line of lines) expect(line.orderable >= line.quantity || line.stockId === 2).toBe(true);
      }),
    );
  });
});
