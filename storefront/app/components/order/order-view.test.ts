import type { OrderDetail } from "@curat/contract/account-orders";
import { describe, expect, it } from "vitest";
import { statusVariantOf, toLines, toSummary } from "./order-view.ts";

const documented = {
  id: 3,
  randomID: "k3j2",
  orderdate: "2026-11-20T22:30:00.000Z",
  total: 30.3,
  status: "Nouă",
  products: [{ info: { product: "Detergent" }, pic: null, quantity: 3, price: 10.1 }],
} as unknown as OrderDetail;

describe("order in the account", () => {
  it("an order view requires only the documented fields", () => {
    expect(toSummary(documented)).toMatchObject({
      id: "k3j2",
      number: "k3j2",
      date: "21 noiembrie 2026",
      statusVariant: "open",
      lines: [{ name: "Detergent", quantity: 3, unit: "buc.", subtotal: 30.3, url: null }],
    });
  });

  it("an order view prefers `items`, which are more detailed than `products`", () => {
    const items = [
      { id: 1, product: "Mop", pic: "/m", quantity: 2, price: 5, subtotal: 10, um: "set", url: "/mop" },
    ] as OrderDetail["items"];
    expect(toLines({ items, products: documented.products })).toMatchObject([
      { name: "Mop", unit: "set", subtotal: 10, url: "/mop" },
    ]);
  });

  it.each([
    ["awaiting_payment", "CARD", "/plata/k3j2"],
    ["awaiting_payment", "BANK", null],
    ["confirmed", "CARD", null],
    ["cancelled", "CARD", null],
    [undefined, undefined, null],
  ])(
    "toSummary returns the payment link of an order with status %s and payment method %s: %s",
    (status_code, paymentCode, paymentUrl) => {
      const order = { ...documented, status_code, paymentCode } as unknown as OrderDetail;
      expect(toSummary(order)).toMatchObject({ paymentUrl });
    },
  );

  it("an order with a balance due by card has a payment link unless it was cancelled", () => {
    const grown = { ...documented, paymentCode: "CARD", rest: 12.5, randomID: "r" };
    expect(toSummary({ ...grown, status_code: "confirmed" }).paymentUrl).toBe("/plata/r");
    expect(toSummary({ ...grown, status_code: "cancelled" }).paymentUrl).toBeNull();
  });

  it("an order view includes the bundle in which a product was bought", () => {
    const mop = { id: 1, product: "Mop", pic: null, quantity: 1, price: 5, bundle: "Birou curat" };
    expect(toLines({ items: [mop] as unknown as OrderDetail["items"] })).toMatchObject([
      { name: "Mop", bundle: "Birou curat" },
    ]);
    expect(toLines(documented)).toMatchObject([{ bundle: null }]);
  });

  it.each([
    ["delivered", "good"],
    ["cancelled", "ended"],
    ["preparing", "open"],
    [undefined, "open"],
  ])("an order with status %s has the colour variant %s", (code, look) => {
    expect(statusVariantOf(code)).toBe(look);
  });
});
