import { beforeAll, describe, expect, it } from "vitest";
import type { OrderImport } from "../../../../index.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { loginAs } from "../../../../testing/test-customers.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const ana = await loginAs(shop, { email: "ana@example.com" });
const day = (date: number): Date => new Date(Date.UTC(2026, 9, date, 9));
const DELIVERED: OrderImport["story"] = [
  { status: "confirmed", at: day(2) },
  { status: "preparing", at: day(3) },
  { status: "shipped", at: day(4) },
  { status: "delivered", at: day(5), actor: "courier" },
];

function anImportedOrder(changes: Partial<OrderImport> & { randomId: string }): OrderImport {
  return {
    email: "Ana@example.com",
    firstName: "Ana",
    lastName: "Pop",
    phone: "+40740123456",
    placedAt: day(1),
    lines: [
      { productId: PRODUCT.lavender, quantity: 2, unitPriceBani: 18_00 },
      { productId: PRODUCT.lastThree, quantity: 5 },
    ],
    delivery: { code: "SAMEDAY_HOME", name: "Curier Sameday la domiciliu", bani: 17_99 },
    place: { countyId: 12, cityId: 2, street: "Str. Lungă 1", postcode: "400001" },
    payment: "COD",
    chargeBani: 5_00,
    ...changes,
  };
}

const company = {
  countyId: 1,
  cityId: 1,
  street: "Piața Mică 2",
  name: "Curat & Fiii SRL",
  cui: "14399840",
  registryNumber: "J12/100/2001",
};
const orders = [
  anImportedOrder({ randomId: "past-delivered-0000001", story: DELIVERED, awb: "VECHI-1" }),
  anImportedOrder({
    randomId: "past-cancelled-0000002",
    placedAt: day(8),
    payment: "CARD",
    chargeBani: 0,
    story: [
      { status: "confirmed", at: day(8), actor: "payment" },
      { status: "cancelled", at: day(9), actor: "customer" },
    ],
  }),
  anImportedOrder({
    randomId: "past-of-a-guest-000003",
    email: "alt@example.com",
    placedAt: day(6),
    company,
  }),
];
const stocks = () => shop.query("select id, stock from product order by id");
let before: unknown[];
beforeAll(async () => {
  before = await stocks();
  await shop.api.importShop({ orders });
});

describe("imported orders", () => {
  it("imported orders appear in their customer's account, newest first, with their final status", async () => {
    const { data } = (await ana.get("/user/orders")).body;
    expect(data).toMatchObject([
      { randomID: "past-cancelled-0000002", status: "Anulată", payment_state: "refunded" },
      { randomID: "past-delivered-0000001", status: "Livrată", payment_state: "none", handling_charge: 5 },
    ]);
    expect(data[1]).toMatchObject({
      orderdate: "2026-10-01T09:00:00.000Z",
      total: 108.99,
      awb: { awbid: "VECHI-1" },
      items: [
        { price: 18, quantity: 2 },
        { price: 10, quantity: 5 },
      ],
      data: { delivery_county: "Cluj", delivery_city: "Cluj-Napoca", delivery_zipcode: "400001" },
    });
    expect(data[1].steps.map(({ at }: { at: string }) => at.slice(8, 10))).toEqual([
      "01",
      "02",
      "03",
      "04",
      "05",
    ]);
  });

  it("an imported order of an unknown buyer becomes a guest order, found by number and email", async () => {
    const [row] = await shop.query<{ number: string }>(
      "select number from orders where random_id = 'past-of-a-guest-000003' and customer_id is null",
    );
    const answer = await shop.post("/orders/lookup", {
      number: String(row?.number),
      email: "alt@example.com",
    });
    expect(answer.body.data.order).toMatchObject({
      status: "Nouă",
      data: { companyname: "Curat & Fiii SRL", invoice_city: "Alba Iulia", delivery_city: "Cluj-Napoca" },
    });
  });

  it("imported orders are stored in chronological order", async () => {
    const rows = await shop.query("select random_id from orders order by id");
    expect(rows.map(({ random_id }) => random_id)).toEqual([
      "past-delivered-0000001",
      "past-of-a-guest-000003",
      "past-cancelled-0000002",
    ]);
  });

  it("imported orders do not change the stock, which still equals the sum of its movements", async () => {
    expect(await stocks()).toEqual(before);
    const wrong = await shop.query(
      `select p.id from product p join (select product_id, sum(quantity) as moved from stock_movement group by 1) m on m.product_id = p.id
       where p.stock <> m.moved`,
    );
    expect(wrong).toEqual([]);
    const moved = await shop.query(
      `select o.random_id, m.reason, m.quantity from stock_movement m join orders o on o.id = m.order_id
       where m.product_id = $1 order by m.id`,
      [PRODUCT.lavender],
    );
    expect(moved).toMatchObject([
      { random_id: "past-delivered-0000001", reason: "order", quantity: -2 },
      { random_id: "past-of-a-guest-000003", reason: "order", quantity: -2 },
      { random_id: "past-cancelled-0000002", reason: "order", quantity: -2 },
      { random_id: "past-cancelled-0000002", reason: "cancellation", quantity: 2 },
    ]);
  });

  it("an imported order's total is the sum of its lines and delivery, and its VAT includes the VAT on delivery", async () => {
    const untrue = await shop.query(
      `select o.id from orders o join (select order_id, sum(quantity * unit_price_bani) as sum, sum(vat_bani) as vat
         from order_line group by 1) l on l.order_id = o.id
       where o.total_bani <> l.sum + o.delivery_bani or o.vat_bani <= l.vat`,
    );
    expect(untrue).toEqual([]);
  });

  it("imported orders send no email and enqueue no job", async () => {
    expect(await shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
  });

  it("a repeated import writes each order once", async () => {
    await shop.api.importShop({ orders });
    expect(await shop.query("select count(*)::int as count from orders")).toEqual([{ count: 3 }]);
    expect(await stocks()).toEqual(before);
  });

  it("a customer can cancel their open imported order", async () => {
    const open = anImportedOrder({ randomId: "past-open-000000000004", placedAt: day(20) });
    await shop.api.importShop({ orders: [open] });
    const { status, body } = await ana.put(`/user/orders/${open.randomId}/cancel`);
    expect([status, body.data.status]).toEqual([200, "Anulată"]);
  });
});

it.each<[string, Partial<OrderImport>, RegExp]>([
  ["jumps over steps", { story: [{ status: "delivered", at: day(2) }] }, /from new to delivered/],
  ["sold what is not there", { lines: [{ productId: 999_999, quantity: 1 }] }, /999999/],
  ["goes to a city of another county", { place: { countyId: 1, cityId: 2, street: "X" } }, /City 2/],
  [
    "has a waybill but no courier",
    { delivery: { code: "STORE_PICKUP", name: "Magazin", bani: 0 }, awb: "A" },
    /AWB/,
  ],
])("an imported order that %s is refused and leaves no rows", async (_name, changes, fault) => {
  const past = anImportedOrder({ randomId: "past-wrong-0000000005", ...changes });
  await expect(shop.api.importShop({ orders: [past] })).rejects.toThrow(fault);
  expect(await shop.query("select 1 from orders where random_id = $1", [past.randomId])).toEqual([]);
});
