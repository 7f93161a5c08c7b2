import { accountOf } from "../../ledger/index.ts";
import { describe, expect, it } from "vitest";
import type { OrderRecord } from "../order-records.store.ts";
import { endsWithoutSale, type OrderStatus } from "../orders.rules.ts";
import { causesOfMove } from "./status-change-effects.ts";

const order = {
  status: "confirmed",
  customerType: "pf",
  paymentCode: "COD",
  paymentState: "none",
  deliveryCode: "FAN_HOME",
  voucherCode: null,
  totalBani: 50_00,
  restBani: 0,
  email: "ana@example.com",
};
const lines = [
  { productId: 1, name: "Săpun", quantity: 2 },
  { productId: null, name: "Taxă ramburs", quantity: 1 },
];
const charge = (bani: number) =>
  ({ kind: "charge", amountBani: bani, method: null, cause: "placed", hasPayment: false }) as const;
const transfer = (bani: number) =>
  ({ kind: "receipt", amountBani: -bani, method: "transfer", cause: "noted", hasPayment: false }) as const;
const UNPAID = accountOf([charge(50_00)], { openBani: 0, creditedBani: 0 });
const PAID = accountOf([charge(45_00), transfer(45_00)], { openBani: 0, creditedBani: 0 });
const sentences = (changes: object, more: object, to: OrderStatus, money = PAID): string[] =>
  causesOfMove(
    {
      order: { ...order, ...changes },
      lines,
      events: [],
      shipment: null,
      parcels: [],
      invoice: null,
      ...more,
    } as unknown as OrderRecord,
    to,
    money,
  );

describe("the preview of a status change", () => {
  it("the preview of a cancellation shows the returned goods, refunded money and voucher", () => {
    const more = { parcels: [{ awb: "AWB-1", endedAs: null }], invoice: { series: "CUR", number: 7 } };
    const paid = { paymentState: "paid", voucherCode: "ZECE", restBani: 5_00 };
    expect(sentences(paid, more, "cancelled")).toEqual([
      "Se anulează vânzarea de 45,00 lei.",
      "De restituit clientului: 45,00 lei.",
      "Se întorc în stoc: 2 × Săpun.",
      "Voucherul ZECE se poate folosi din nou.",
      "Factura CUR 7 se stornează, iar stornoul se trimite pe e-mail.",
      "AWB-ul AWB-1 se anulează la curier.",
      "Cumpărătorul este anunțat prin e-mail că a fost anulată comanda (ana@example.com).",
    ]);
    expect(sentences({ status: "shipped" }, more, "refused")).not.toContain(
      "AWB-ul AWB-1 se anulează la curier.",
    );
  });

  it("the preview of shipping shows missing data and the invoice", () => {
    expect(sentences({ status: "preparing", restBani: 5_00 }, {}, "shipped")).toEqual([
      "Lipsește AWB-ul: fără el comanda nu poate fi expediată.",
      "Diferența de 5,00 lei nu a fost încă plătită.",
      "Se emite factura și se trimite pe e-mail.",
      "Comanda nu se mai poate modifica.",
      "Cumpărătorul este anunțat prin e-mail că a fost expediat coletul, cu numărul AWB (ana@example.com).",
    ]);
    expect(sentences({ status: "preparing", deliveryCode: "STORE_PICKUP" }, {}, "shipped").at(-1)).toMatch(
      /poate ridica comanda/,
    );
  });

  it("the preview of confirming a transfer shows the payment and the email, and the preview of a change without effects is empty", () => {
    expect(sentences({ status: "awaiting_payment", paymentCode: "BANK" }, {}, "confirmed", UNPAID)).toEqual([
      "Se înregistrează plata de 50,00 lei.",
      "Cumpărătorul este anunțat prin e-mail că plata a fost primită și comanda este confirmată (ana@example.com).",
    ]);
    expect(sentences({}, {}, "preparing")).toEqual([]);
  });

  it("only cancellation and refusal end an order without a sale", () => {
    const all: OrderStatus[] = ["confirmed", "preparing", "shipped", "delivered", "cancelled", "refused"];
    expect(all.filter(endsWithoutSale)).toEqual(["cancelled", "refused"]);
  });
});
