import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAYMENT_SETTINGS } from "../../testing/test-orders.ts";
import { readPaymentTerms } from "../payments/index.ts";
import { readTariffs } from "../shipping/index.ts";
import type { CartLine } from "./cart.rules.ts";
import { type QuoteRequest, quoteCart } from "./quote.rules.ts";

const terms = {
  tariffs: readTariffs(undefined),
  payments: readPaymentTerms(PAYMENT_SETTINGS.payments),
  stores: [],
  hasLockers: false,
  standardVatPercent: 21,
};

function aLine(changes: Partial<CartLine> = {}): CartLine {
  const { priceBani = 10_00 } = changes;
  const texts = {
    name: "Săpun",
    subtitle: "",
    url: "/sapun",
    picture: null,
    brand: "",
    code: "S-1",
    unit: "buc.",
  };
  const stock = {
    stock: 1_000_000,
    minQuantity: 1,
    maxQuantity: 1_000_000,
    limitedStockFrom: 5,
    isPublished: true,
  };
  const product = { itemId: 1, productId: 101, oldPriceBani: null, vatPercent: 21 };
  const size = { weightGrams: 1_000, widthMm: 100, depthMm: 100, heightMm: 250 };
  return {
    ...texts,
    ...stock,
    ...product,
    ...size,
    quantity: 1,
    priceBani,
    seenPriceBani: priceBani,
    ...changes,
  };
}

function quote(lines: CartLine[], changes: Partial<QuoteRequest> = {}) {
  const nothing = { countyCode: undefined, delivery: null, payment: null };
  return quoteCart({ lines, customerType: "pf", ...nothing, terms, ...changes });
}

describe("a cart's totals", () => {
  it("add up products, delivery and the handling charge, with the VAT of each", () => {
    expect(quote([aLine({ quantity: 2 }), aLine({ itemId: 2, priceBani: 5_50 })]).totals).toEqual({
      productsBani: 25_50,
      chargeBani: 5_00,
      deliveryBani: 19_99,
      totalBani: 50_49,
      // 20.00 → 3.47, 5.50 → 0.95, delivery 19.99 → 3.47, charge 5.00 → 0.87
      vatBani: 8_76,
    });
  });

  it("are nothing for an empty cart, which offers nothing", () => {
    const empty = quote([]);
    expect(empty.totals).toEqual({
      productsBani: 0,
      chargeBani: 0,
      deliveryBani: 0,
      totalBani: 0,
      vatBani: 0,
    });
    expect(empty).toMatchObject({ deliveryOptions: [], payments: [], alerts: [] });
  });

  it("leave out what is sold out", () => {
    expect(quote([aLine(), aLine({ itemId: 2, stock: 0 })]).totals.productsBani).toBe(10_00);
  });

  it("always add up and are never negative", () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 1_000 }),
      priceBani: fc.integer({ min: 1, max: 100_000_00 }),
      stock: fc.integer({ min: 0, max: 1_200 }),
      vatPercent: fc.constantFrom(11, 21),
      weightGrams: fc.integer({ min: 1, max: 50_000 }),
    });
    const payment = fc.constantFrom("COD", "BANK", null);
    fc.assert(
      fc.property(fc.array(line), payment, fc.constantFrom("pf", "pj"), (lines, payment, customerType) => {
        const { totals, lines: priced } = quote(lines.map(aLine), { payment, customerType });
        const { productsBani, chargeBani, deliveryBani, totalBani, vatBani } = totals;
        expect(Object.values(totals).every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(
          true,
        );
        expect(priced.reduce((sum, one) => sum + one.subtotalBani, 0)).toBe(productsBani);
        expect(productsBani + chargeBani + deliveryBani).toBe(totalBani);
        expect(vatBani).toBeLessThanOrEqual(totalBani);
        expect(priced.every((one) => one.stockId === 2 || one.quantity <= one.stock)).toBe(true);
      }),
    );
  });
});

describe("the choices", () => {
  it("are the first on offer until the buyer chooses", () => {
    const { delivery, payment, alerts } = quote([aLine()]);
    expect([delivery?.code, payment?.code, alerts]).toEqual(["SAMEDAY_HOME", "COD", []]);
  });

  it.each([
    ["FAN_HOME", "BANK"],
    [3, 3],
  ])("are found by code or id: %s, %s", (delivery, payment) => {
    const { totals, ...chosen } = quote([aLine()], { delivery, payment });
    expect([chosen.delivery?.code, chosen.payment?.code]).toEqual(["FAN_HOME", "BANK"]);
    expect(totals).toMatchObject({ chargeBani: 0, deliveryBani: 18_50 });
  });

  it("give way to the first on offer, with an alert, when they are not on offer", () => {
    const dear = quote([aLine({ priceBani: 10_000_00 })], { payment: "COD" });
    expect(dear.payment?.code).toBe("BANK");
    expect(dear.alerts).toEqual(["Metoda de plată aleasă nu este disponibilă pentru această comandă."]);
    const lost = quote([aLine()], { delivery: "STORE_PICKUP" });
    expect(lost.delivery?.code).toBe("SAMEDAY_HOME");
    expect(lost.alerts).toEqual(["Metoda de livrare aleasă nu mai este disponibilă."]);
  });

  it.each([
    [200_00, 17_99],
    [200_01, 0],
  ])("deliver %d bani of products for %d", (priceBani, deliveryBani) => {
    expect(quote([aLine({ priceBani })]).totals.deliveryBani).toBe(deliveryBani);
  });
});
