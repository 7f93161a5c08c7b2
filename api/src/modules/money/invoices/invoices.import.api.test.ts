import { beforeAll, describe, expect, it } from "vitest";
import type { OrderImport } from "../../../index.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const ana = await loginAs(shop, { email: "ana@example.com" });
const day = (date: number): Date => new Date(Date.UTC(2026, 9, date, 9));
const shippedOn = (date: number, end: "delivered" | "refused"): OrderImport["story"] => [
  { status: "confirmed", at: day(1) },
  { status: "preparing", at: day(1) },
  { status: "shipped", at: day(date) },
  { status: end, at: day(date + 2) },
];
const anOrder = (changes: Partial<OrderImport> & { randomId: string }): OrderImport => ({
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Pop",
  phone: "+40740123456",
  placedAt: day(1),
  lines: [{ productId: PRODUCT.towels, quantity: 2 }],
  delivery: { code: "FAN_HOME", name: "FAN Courier la domiciliu", bani: 18_50 },
  place: { countyId: 12, cityId: 2, street: "Str. Lungă 1" },
  payment: "COD",
  chargeBani: 5_00,
  invoice: true,
  ...changes,
});
const orders = [
  anOrder({ randomId: "facturata-tarziu-00001", story: shippedOn(9, "delivered") }),
  anOrder({ randomId: "facturata-devreme-0002", story: shippedOn(3, "delivered") }),
  anOrder({ randomId: "refuzata-la-usa-000003", story: shippedOn(4, "refused") }),
];
const readInvoices = () =>
  shop.query(
    `select i.number, i.kind, o.random_id, i.issued_at, i.total_bani = (case i.kind when 'storno' then -1 else 1 end) * o.total_bani as whole
     from invoice i join orders o on o.id = i.order_id order by i.number`,
  );

describe("invoices of imported orders", () => {
  beforeAll(() => shop.api.importShop({ orders }));

  it("imported orders are invoiced on their shipping day, and the invoice is reversed if the order ended without a sale", async () => {
    const paper = (number: number, kind: string, random_id: string, at: number) =>
      ({ number, kind, random_id, issued_at: day(at), whole: true }) as const;
    expect(await readInvoices()).toEqual([
      paper(1, "invoice", "facturata-devreme-0002", 3),
      paper(2, "invoice", "refuzata-la-usa-000003", 4),
      paper(3, "storno", "refuzata-la-usa-000003", 6),
      paper(4, "invoice", "facturata-tarziu-00001", 9),
    ]);
  });

  it("imported invoices appear in the account unless reversed, and are not emailed", async () => {
    const { data } = (await ana.get("/user/orders")).body;
    const shown = data.map((order: { randomID: string; hasInvoice: boolean }) => [
      order.randomID,
      order.hasInvoice,
    ]);
    expect(Object.fromEntries(shown)).toEqual({
      "facturata-tarziu-00001": true,
      "facturata-devreme-0002": true,
      "refuzata-la-usa-000003": false,
    });
    expect(await shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
  });

  it("a repeated import issues no invoice twice", async () => {
    await shop.api.importShop({ orders });
    expect(await readInvoices()).toHaveLength(4);
  });

  it("an imported order that was never shipped cannot have an invoice", async () => {
    const past = anOrder({ randomId: "nu-a-plecat-0000000004" });
    await expect(shop.api.importShop({ orders: [past] })).rejects.toThrow("was never shipped");
    expect(await readInvoices()).toHaveLength(4);
  });
});
