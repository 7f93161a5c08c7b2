import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { readPaymentTerms } from "../payments/index.ts";
import { readDeliveryTerms, readTariffs } from "../shipping/index.ts";
import type { Voucher } from "../vouchers/index.ts";
import type { CartLine } from "./lines.rules.ts";
import { netsOf } from "./net.rules.ts";
import { type QuoteRequest, quoteCart } from "./quote.rules.ts";
import { aCartProduct, aBundleLine, aLine as aSmallLine } from "./testing/lines.ts";

const terms = {
  tariffs: readTariffs(undefined),
  payments: readPaymentTerms(PAYMENT_SETTINGS.payments),
  stores: [],
  deliveryTerms: readDeliveryTerms(undefined),
  lockersOf: [],
  methods: [],
  accounts: [],
  standardVatPercent: 21,
};

const NOW = new Date("2026-11-21T10:00:00Z");

/** Returns a line with practically unlimited stock, unless `changes` limits it. */
function aLine(changes: Parameters<typeof aSmallLine>[0] = {}): CartLine {
  return aSmallLine({ itemId: 1, quantity: 1, stock: 1_000_000, maxQuantity: 1_000_000, ...changes });
}

function quote(lines: CartLine[], changes: Partial<QuoteRequest> = {}) {
  const nothing = { countyCode: undefined, delivery: null, payment: null, email: undefined };
  const extras = { voucher: null, promotions: [], declinedGiftIds: [], seenGiftIds: [], products: new Map() };
  return quoteCart({ lines, customerType: "pf", ...nothing, ...extras, terms, now: NOW, ...changes });
}

function aVoucher(changes: Partial<Voucher> = {}): Voucher {
  const never = {
    archivedAt: null,
    endsAt: null,
    maxUses: null,
    email: null,
    minBani: 0,
    uses: 0,
    amountBani: null,
  };
  const everything = { categoryIds: [], brandIds: [], productIds: [] };
  const names = { id: 1, code: "CURAT10", name: "Reducere 10 %", startsAt: new Date(0) };
  return { ...names, ...never, ...everything, kind: "percent", percent: 10, ...changes };
}

describe("a cart's totals", () => {
  it("totals add up products, delivery and handling charge, with their VAT", () => {
    const lines = [aLine({ quantity: 2 }), aLine({ itemId: 2, priceBani: 5_50 })];
    expect(quote(lines, { payment: "COD" }).totals).toEqual({
      productsBani: 25_50,
      discountBani: 0,
      chargeBani: 5_00,
      deliveryBani: 19_99,
      totalBani: 50_49,
      // VAT: 3.47 in 20.00, 0.95 in 5.50, 3.47 in delivery (19.99), 0.87 in the charge (5.00)
      vatBani: 8_76,
    });
  });

  it("an empty cart has zero totals and no options", () => {
    const empty = quote([]);
    expect(empty.totals).toEqual({
      productsBani: 0,
      discountBani: 0,
      chargeBani: 0,
      deliveryBani: 0,
      totalBani: 0,
      vatBani: 0,
    });
    expect(empty).toMatchObject({ deliveryOptions: [], payments: [], alerts: [] });
  });

  it("totals exclude sold-out lines", () => {
    expect(quote([aLine(), aLine({ itemId: 2, productId: 102, stock: 0 })]).totals.productsBani).toBe(10_00);
  });

  it("totals add up and are never negative, and discounts never exceed a part's price", () => {
    const product = fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      priceBani: fc.integer({ min: 1, max: 100_000_00 }),
      stock: fc.integer({ min: 0, max: 1_200 }),
      vatPercent: fc.constantFrom(11, 21),
      weightGrams: fc.integer({ min: 1, max: 50_000 }),
    });
    const quantity = fc.integer({ min: 1, max: 1_000 });
    const line = fc.oneof(
      fc.record({ product, quantity }).map(({ product, quantity }) => aLine({ ...product, quantity })),
      fc
        .record({ product, quantity, pieces: fc.integer({ min: 1, max: 9 }) })
        .map(({ product, quantity, pieces }) =>
          aBundleLine([{ product: aCartProduct(product), quantity: pieces }], { quantity }),
        ),
    );
    const voucher = fc.oneof(
      fc.constant(null),
      fc.integer({ min: 1, max: 1_000 }).map((perMille) => aVoucher({ percent: perMille / 10 })),
      fc
        .integer({ min: 1, max: 1_000_000_00 })
        .map((amountBani) => aVoucher({ kind: "amount", percent: null, amountBani })),
      fc.constant(aVoucher({ kind: "free_delivery", percent: null })),
      fc.constant(aVoucher({ productIds: [1, 2] })),
    );
    const gift = { id: 5, name: "", giftProductId: 1, giftQuantity: 2 };
    const promotions = [{ ...gift, condition: { kind: "cart_value" as const, fromBani: 100_00 } }];
    const payment = fc.constantFrom("COD", "BANK", null);
    const customerType = fc.constantFrom("pf", "pj");
    fc.assert(
      fc.property(fc.array(line), voucher, payment, customerType, (lines, voucher, payment, customerType) => {
        const products = new Map(
          lines.flatMap(({ parts }) => parts.map(({ product }) => [product.productId, product])),
        );
        const quoted = quote(lines, { voucher, payment, customerType, products, promotions });
        const { totals, parts, gifts } = quoted;
        const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
        const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;
        expect(Object.values(totals).every(isAmount)).toBe(true);
        expect(sum(quoted.lines.map((line) => line.subtotalBani))).toBe(totals.productsBani);
        expect(sum(parts.map((part) => part.quantity * part.unitBani))).toBe(totals.productsBani);
        expect(sum(parts.map((part) => part.discountBani))).toBe(totals.discountBani);
        expect(
          parts.every((part) => isAmount(part.discountBani) && part.discountBani <= part.amountBani),
        ).toBe(true);
        const { productsBani, discountBani, chargeBani, deliveryBani, totalBani, vatBani } = totals;
        expect(productsBani - discountBani + chargeBani + deliveryBani).toBe(totalBani);
        expect(vatBani).toBeLessThanOrEqual(totalBani);
        expect(gifts.every(({ quantity }) => quantity === 2)).toBe(true);
      }),
    );
  });
});

describe("a quoted voucher", () => {
  it("a voucher reduces its lines, with VAT on the reduced prices", () => {
    const lines = [
      aLine({ quantity: 2 }),
      aLine({ itemId: 2, productId: 102, priceBani: 5_00, vatPercent: 11 }),
    ];
    const { parts, totals } = quote(lines, { voucher: aVoucher(), payment: "BANK" });
    expect(parts.map(({ discountBani, vatBani }) => [discountBani, vatBani])).toEqual([
      [2_00, 3_12],
      [50, 45],
    ]);
    expect(totals).toMatchObject({
      productsBani: 25_00,
      discountBani: 2_50,
      deliveryBani: 19_99,
      totalBani: 42_49,
    });
  });

  it.each([
    [222_23, 0],
    [222_22, 17_99],
  ])(
    "free delivery depends on the discounted value: %d bani minus 10 percent costs %d to deliver",
    (priceBani, deliveryBani) => {
      expect(quote([aLine({ priceBani })], { voucher: aVoucher() }).totals.deliveryBani).toBe(deliveryBani);
    },
  );

  it("a voucher for free delivery removes only the delivery price", () => {
    const { deliveryOptions, totals, freeDeliveryLeftBani } = quote([aLine()], {
      voucher: aVoucher({ kind: "free_delivery", percent: null }),
    });
    expect(deliveryOptions.map(({ priceBani }) => priceBani)).toEqual([0, 0]);
    expect([totals.discountBani, freeDeliveryLeftBani]).toEqual([0, 0]);
  });

  it("a voucher for the full amount reduces the total to zero", () => {
    const stores = [{ id: 1, name: "Showroom", address: "Str. Lungă 1", city: "Cluj-Napoca" }];
    const { totals, payments, payment } = quote([aLine()], {
      voucher: aVoucher({ percent: 100 }),
      delivery: "STORE_PICKUP",
      payment: "BANK",
      terms: { ...terms, stores },
    });
    expect([payments.map(({ method }) => method.code), payment?.code]).toEqual([["COD"], "COD"]);
    expect(totals).toMatchObject({ discountBani: 10_00, chargeBani: 0, totalBani: 0, vatBani: 0 });
  });

  it("a voucher that does not apply stays in the cart, with a reason", () => {
    const { voucher, totals, notes } = quote([aLine()], { voucher: aVoucher({ minBani: 100_00 }) });
    expect(voucher).toMatchObject({
      applies: false,
      refusal: expect.stringMatching(/^Valoarea minimă este 100 lei\. /),
    });
    expect(totals.discountBani).toBe(0);
    expect(notes).toEqual([
      "Codul CURAT10 nu se aplică momentan. Valoarea minimă este 100 lei. Valoarea produselor din coș trebuie să ajungă la această sumă.",
    ]);
  });
});

it.each([
  [150_00, 50_01],
  [200_00, 1],
  [200_01, 0],
  [500_00, 0],
])("products of %d bani need another %d bani for free delivery", (priceBani, left) => {
  expect(quote([aLine({ priceBani })]).freeDeliveryLeftBani).toBe(left);
});

it("gifts count towards the parcel's weight", () => {
  const gift = aCartProduct({ productId: 9, weightGrams: 4_500 });
  const promotion = { id: 5, name: "", giftProductId: 9, giftQuantity: 1 };
  const { gifts, parcel, totals } = quote([aLine()], {
    promotions: [{ ...promotion, condition: { kind: "cart_value", fromBani: 10_00 } }],
    products: new Map([[9, gift]]),
  });
  expect(gifts).toHaveLength(1);
  expect([parcel.weightGrams, totals.deliveryBani, totals.productsBani]).toEqual([5_500, 24_99, 10_00]);
});

describe("the quoted choices", () => {
  it("delivery and payment default to the first option, without a handling charge", () => {
    const { delivery, payment, alerts, chosen, totals } = quote([aLine()]);
    expect([delivery?.code, payment?.code, alerts]).toEqual(["SAMEDAY_HOME", "BANK", []]);
    expect([chosen, totals.chargeBani]).toEqual([{ delivery: false, payment: false }, 0]);
    const own = quote([aLine()], { delivery: "FAN_HOME", payment: "COD" });
    expect([own.chosen, own.totals.chargeBani]).toEqual([{ delivery: true, payment: true }, 5_00]);
  });

  it("cash on delivery is the default if it is the only option", () => {
    const alone = { ...terms, payments: readPaymentTerms(undefined) };
    expect(quote([aLine()], { terms: alone }).payment?.code).toBe("COD");
  });

  it("cash payment in the store has no handling charge", () => {
    const stores = [{ id: 1, name: "Showroom", address: "Str. Lungă 1", city: "Cluj-Napoca" }];
    const choices = { payment: "COD", terms: { ...terms, stores } };
    const chargesOf = (delivery: string) => {
      const { payments, totals } = quote([aLine()], { ...choices, delivery });
      return [payments.find(({ method }) => method.code === "COD")?.chargeBani, totals.chargeBani];
    };
    expect([chargesOf("STORE_PICKUP"), chargesOf("SAMEDAY_HOME")]).toEqual([
      [0, 0],
      [5_00, 5_00],
    ]);
  });

  it("a quote explains why easybox delivery is not offered", () => {
    const open = { ...terms, lockersOf: ["sameday" as const], accounts: [] };
    const long = quote([aLine({ heightMm: 1_300 })], { terms: open });
    expect(long.deliveryNotes).toEqual([
      "Livrarea la easybox nu este disponibilă: produsele din coș sunt prea mari sau prea grele pentru un easybox.",
    ]);
    const dear = quote([aLine({ priceBani: 6_000_00 })], { terms: open, payment: "COD" });
    expect(dear.deliveryNotes).toEqual([
      "La easybox poți plăti ramburs cel mult 5,000.00 lei. Alege altă metodă de plată sau de livrare.",
    ]);
    expect([
      quote([aLine()], { terms: open }).deliveryNotes,
      quote([aLine({ heightMm: 1_300 })]).deliveryNotes,
    ]).toEqual([[], []]);
  });

  it.each([
    ["FAN_HOME", "BANK"],
    [3, 3],
  ])("delivery and payment are found by code or id: %s, %s", (delivery, payment) => {
    const { totals, ...chosen } = quote([aLine()], { delivery, payment });
    expect([chosen.delivery?.code, chosen.payment?.code]).toEqual(["FAN_HOME", "BANK"]);
    expect(totals).toMatchObject({ chargeBani: 0, deliveryBani: 18_50 });
  });

  it("an unavailable choice falls back to the first option with an alert", () => {
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
  ])("delivery of products worth %d bani costs %d", (priceBani, deliveryBani) => {
    expect(quote([aLine({ priceBani })]).totals.deliveryBani).toBe(deliveryBani);
  });
});

describe("amounts without VAT", () => {
  it("net amounts of lines, voucher, charge and delivery add up to the total less its VAT", () => {
    const line = fc.record({
      priceBani: fc.integer({ min: 1, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      vatPercent: fc.constantFrom(0, 11, 21),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.boolean(), (made, hasVoucher) => {
        const lines = made.map((one, index) => aLine({ ...one, itemId: index + 1, productId: 500 + index }));
        const quoted = quote(lines, {
          customerType: "pj",
          payment: "COD",
          voucher: hasVoucher ? aVoucher({ percent: 7 }) : null,
        });
        const nets = netsOf(quoted);
        const parts = [...nets.lines.values(), nets.discountBani, nets.chargeBani, nets.deliveryBani];
        expect(parts.reduce((sum, bani) => sum + bani, 0)).toBe(nets.totalBani);
        expect(nets.totalBani).toBe(quoted.totals.totalBani - quoted.totals.vatBani);
      }),
    );
  });

  it("a line's pieces are rounded together, as on the invoice", () => {
    const { lines, totalBani } = netsOf(quote([aLine({ priceBani: 1_00, quantity: 3, vatPercent: 21 })]));
    // 3.00 gross is 2.48 net, although 1.00 is 0.83. Delivery is 17.99 gross and 14.87 net.
    expect([lines.get(1), totalBani]).toEqual([2_48, 2_48 + 16_52]);
  });
});
