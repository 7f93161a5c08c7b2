import type { OrderDetail } from "@curat/contract/account-orders";
import { describe, expect, it } from "vitest";
import { toOrderPage } from "./order-page.ts";

const order = {
  randomID: "k3j2",
  number: "100012",
  orderdate: "2026-11-20T10:00:00.000Z",
  total: 128.9,
  total_vat: 22.37,
  status: "Confirmată",
  status_code: "confirmed",
  steps: [{ code: "received", label: "Comandă primită", state: "done", at: "2026-11-20T10:00:00.000Z" }],
  items: [{ product: "Mop", pic: null, quantity: 2, price: 60, subtotal: 120, um: "buc.", is_gift: false }],
  delivery: "Curier la adresă",
  delivery_price: 15.9,
  handling_charge: 5,
  voucher: { code: "CURAT10", value: 12 },
  awb: { awbid: "1ONB", tracking: "https://courier.example/1ONB" },
  payment: "Ramburs",
  payment_state: "none",
  canCancel: true,
  hasInvoice: false,
  data: {
    firstname: "Ana",
    lastname: "Pop",
    companyname: "",
    delivery_city: "Cluj-Napoca",
    delivery_county: "Cluj",
  },
} as unknown as OrderDetail;

describe("order page", () => {
  it("an order's page lists the amounts that add up to the total", () => {
    const page = toOrderPage(order);
    expect(page.sums).toEqual([
      { name: "Subtotal produse", amount: 120 },
      { name: "Cod de reducere CURAT10", amount: -12 },
      { name: "Taxă ramburs", amount: 5 },
      { name: "Livrare", amount: 15.9, isFree: false },
    ]);
    expect(page.sums.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(page.total);
  });

  it("an order's page shows the payment state and the balance due only if they exist", () => {
    expect(toOrderPage(order).payment).toEqual([
      ["Metodă", "Ramburs"],
      ["Stare", ""],
      ["De plată", ""],
    ]);
    expect(toOrderPage({ ...order, rest: 1212.5 }).payment[2]).toEqual(["De plată", "1,212.50 lei"]);
    expect(toOrderPage({ ...order, payment_state: "paid" }).payment[1]).toEqual(["Stare", "Plătită"]);
  });

  it("an order's page lists parcels and the products still to be shipped", () => {
    const item = { productid: 1, product: "Mop", code: "M", um: "buc.", quantity: 1 };
    const parcel = {
      awbid: "A1",
      tracking: "javascript:alert(1)",
      state: "delivered" as const,
      items: [item],
    };
    const page = toOrderPage({ ...order, parcels: [parcel], to_come: [{ ...item, quantity: 2 }] });
    expect(page.parcels).toEqual([
      { id: "A1", tracking: undefined, isDelivered: true, items: ["1 buc. × Mop"] },
    ]);
    expect(page.toCome).toEqual(["2 buc. × Mop"]);
    expect(toOrderPage(order).parcels).toEqual([]);
  });

  it("an order's page links a parcel's tracking page only over http(s)", () => {
    expect(toOrderPage(order).awb?.tracking).toBe("https://courier.example/1ONB");
    const strange = { ...order, awb: { awbid: "1", tracking: "javascript:alert(1)" } };
    expect(toOrderPage(strange).awb).toEqual({ id: "1", tracking: undefined });
  });

  it("an order's page shows the locker instead of the buyer's address", () => {
    const locker = {
      id: "7",
      name: "easybox Mall",
      address: "Str. Lungă 1",
      city: "Cluj-Napoca",
      county: "Cluj",
    };
    expect(toOrderPage({ ...order, locker }).delivery[1]).toEqual([
      "Easybox",
      "easybox Mall, Str. Lungă 1, Cluj-Napoca",
    ]);
  });

  it("an order's page shows no buyer's address for store pickup", () => {
    const pickup = { ...order, delivery_code: "STORE_PICKUP", delivery: "Ridicare personală: Depozit" };
    expect(toOrderPage(pickup).delivery).toEqual([
      ["", "Ana Pop"],
      ["", ""],
      ["Telefon", ""],
      ["Metodă", "Ridicare personală: Depozit"],
    ]);
  });

  it("an order's page requires only the documented fields", () => {
    const documented = { ...order, steps: undefined, data: undefined, number: undefined, voucher: undefined };
    expect(toOrderPage(documented as unknown as OrderDetail)).toMatchObject({ number: "k3j2", steps: [] });
  });
});
