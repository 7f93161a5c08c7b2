import { describe, expect, it } from "vitest";
import type { Order, OrderLine } from "../../selling/orders/index.ts";
import { RETURN_TERMS } from "./texts/sample-facts.ts";
import { linesPart } from "./order-mail-parts.ts";
import { orderPlacedMail } from "./order-placed-mail.ts";

const shop = {
  name: "Curat",
  url: "http://localhost:3000",
  returnDays: 14,
  mayQuote: true,
  seller: { company: "Curat SRL", cui: "RO14399840", address: "", tel: "", email: "" },
};
const account = { beneficiary: "Curat SRL", bank: "Banca", iban: "RO49AAAA1B31007593840000", workingDays: 5 };

function textOf(changes: Partial<Order>, ofShop: Partial<typeof shop> = {}): string {
  const order = {
    number: 100001,
    randomId: "abc",
    customerType: "pf",
    status: "new",
    paymentState: "none",
    firstName: "Ana",
    lastName: "Pop",
    deliveryCode: "SAMEDAY_HOME",
    deliveryName: "Curier Sameday la domiciliu",
    paymentCode: "COD",
    paymentName: "Plată ramburs, la livrare",
    totalBani: 121_00,
    vatBani: 21_00,
    placedAt: new Date("2026-11-21T10:00:00Z"),
    releaseAt: null,
    locker: null,
    company: null,
    observation: "",
    ...changes,
    // Contains only the fields that the confirmation reads.
  } as unknown as Order;
  return orderPlacedMail({
    returnTerms: RETURN_TERMS,
    order,
    lines: [],
    events: [],
    shipment: null,
    shop: { ...shop, ...ofShop },
    bankTransfer: account,
    termsVersion: undefined,
  }).text;
}

describe("order confirmations", () => {
  it("the order confirmation has the shop's return period and the legal refund period", () => {
    expect(textOf({}, { returnDays: 14 })).toContain("DREPTUL DE RETRAGERE: 14 ZILE");
    const longer = textOf({}, { returnDays: 30 });
    expect(longer).toContain("fără să dai un motiv, în 30 de zile de la data la care");
    expect(longer).toContain("Îți returnăm banii în cel mult 14 zile");
  });

  it("the confirmation of a card order shows that it is unpaid, with a payment link", () => {
    const card = { paymentCode: "CARD", paymentName: "Card online" };
    const waiting = textOf({
      ...card,
      status: "awaiting_payment",
      paymentState: "pending",
      releaseAt: new Date("2026-11-21T11:00:00Z"),
    });
    expect(waiting).toContain(
      "Comanda nu este încă plătită: păstrăm produsele 60 de minute, până la 21 noiembrie 2026 la 13:00, apoi o anulăm.",
    );
    expect(waiting).toContain("Plătește comanda: http://localhost:3000/plata/abc");
    const paid = textOf({ ...card, status: "confirmed", paymentState: "paid" });
    expect(paid).not.toContain("60 de minute");
    expect(paid).toContain("Starea plății: http://localhost:3000/plata/abc");
  });

  it("the order confirmation starts with the payment due: the bank account or the card payment link", () => {
    const places = (text: string, ...words: string[]) => words.map((word) => text.indexOf(word));
    const owed = { paymentState: "pending", status: "awaiting_payment" } as const;
    for (const [code, word] of [
      ["BANK", "IBAN: RO49"],
      ["CARD", "Plătește comanda: "],
    ] as const) {
      const [payment = -1, total = -1] = places(textOf({ ...owed, paymentCode: code }), word, "Total: 121");
      expect([code, payment > 0, payment < total]).toEqual([code, true, true]);
    }
    const [payment = -1, total = -1] = places(textOf({}), "Plată ramburs", "Total: 121");
    expect(payment).toBeGreaterThan(total);
  });

  it("the order confirmation states the delivery time", () => {
    expect(textOf({})).toContain("Coletul ajunge în 2-3 zile de la confirmarea comenzii.");
    expect(textOf({ paymentCode: "BANK", paymentState: "pending", status: "awaiting_payment" })).toContain(
      "Coletul ajunge în 2-3 zile după ce primim plata.",
    );
    expect(textOf({ deliveryCode: "STORE_PICKUP" })).toContain("când comanda este gata de ridicat");
  });

  it("the order confirmation states the promised day instead of the usual range", () => {
    const promise = { from: "2026-11-24", to: "2026-11-24", leaves: "2026-11-23" };
    const text = textOf({ promise, customerId: null });
    expect(text).toContain("Ajunge marți, 24 noiembrie.");
    expect(text).not.toContain("2-3 zile");
    expect(text.match(/Urmărește comanda: http:\/\/localhost:3000\/comanda/g)).toHaveLength(1);
    expect(textOf({ promise, deliveryCode: "STORE_PICKUP" })).toContain(
      "O poți ridica de marți, 24 noiembrie",
    );
  });

  it("a line of a concentrate shows the price of a bucket of solution", () => {
    const line = {
      productId: 7,
      name: "Detergent Flor, 5 l",
      quantity: 2,
      unit: "buc.",
      unitPriceBani: 79_90,
    };
    // Contains only the fields that the part reads.
    const lines = [
      { ...line, productType: "product", bundleName: null, picture: null },
    ] as unknown as OrderLine[];
    const { html, text } = linesPart(lines, shop, new Map([[7, [0.008, 0.016]]]));
    expect(text).toContain("; o găleată de 8 l costă de la 0.64 lei");
    expect(html.markup).toContain("o găleată de 8 l costă de la 0.64 lei");
    expect(linesPart(lines, shop, new Map([[7, [0.008, 0.008]]])).text).toContain("costă 0.64 lei");
    expect(linesPart(lines, shop).text).not.toContain("găleată");
  });

  it("the order confirmation shows a public buyer the next step in SEAP", () => {
    const text = textOf({ paymentCode: "SEAP", customerType: "pj" });
    expect(text).toContain("inițiază o achiziție directă către Curat SRL, CUI RO14399840");
    expect(text).toContain("comanda 100001. Valoarea fără TVA este 100.00 lei.");
    expect(textOf({})).not.toContain("SEAP");
  });

  it("the order confirmation does not mention VAT if the order contains none", () => {
    expect(textOf({})).toContain("din care TVA");
    const text = textOf({ paymentCode: "SEAP", customerType: "pj", vatBani: 0 });
    expect(text).toContain("comanda 100001. Valoarea este");
    expect(text).not.toContain("TVA");
  });
});
