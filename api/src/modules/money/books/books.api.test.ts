import { beforeAll, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { setStock } from "../../../testing/test-stock.ts";

const shop = await openTestShop();
const { staff } = shop;

const read = async (book: string, query: string) => {
  const { status, body } = await staff.get(`/staff/books/${book}?${query}`);
  expect(status).toBe(200);
  return body.data;
};
async function readAll<Row>(book: string, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: number | null = 0; after !== null;) {
    const part: { rows: Row[]; next: number | null } = await read(book, `${query}&rows=7&after=${after}`);
    rows.push(...part.rows);
    after = part.next;
  }
  return rows;
}
let orderId = 0;
beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  orderId = (await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 3 }] })).id;
});

it("the stock register's opening and closing quantities match the actual stock", async () => {
  const stockOf = async (id: number) =>
    (await shop.query<{ stock: number }>("select stock from product where id = $1", [id]))[0]?.stock;
  const was = await stockOf(PRODUCT.lemon);
  await shop.query("alter table stock_movement disable trigger stock_movement_stays");
  await shop.query("update stock_movement set at = '2026-01-01' where product_id = $1", [PRODUCT.lemon]);
  await shop.query("alter table stock_movement enable trigger stock_movement_stays");
  await setStock(shop, 900, PRODUCT.lemon);
  await setStock(shop, 850, PRODUCT.lemon);
  const rows = await readAll<{ product_id: number }>("stock", "from=2026-02-01&to=2999-01-01");
  expect(rows.find((row) => row.product_id === PRODUCT.lemon)).toMatchObject({
    opening: was,
    came: 900 - (was ?? 0),
    went: 50,
    closing: 850,
  });
  const before = await readAll<{ product_id: number }>("stock", "from=2025-01-01&to=2026-01-15");
  expect(before).toEqual([expect.objectContaining({ product_id: PRODUCT.lemon, opening: 0, closing: was })]);
});

it("the cash book lists couriers' remittances by day, without dismissed rows", async () => {
  await shop.query(
    `insert into incoming_file (id, kind, name, mapping, added, known, uploaded_by, uploaded_at)
     overriding system value values (901, 'cod', 'sameday.csv', '{}', 4, 0, 'Ana', '2026-04-30T21:30:00Z')`,
  );
  const row = (line: number, day: string | null, amount: number, state: string, order: number | null) =>
    shop.query(
      `insert into incoming_row (file_id, kind, line, hash, day, amount_bani, awb, reference, payer, iban, details, state,
         order_id, decided_by, decided_at)
       values (901, 'cod', $1, decode($2, 'hex'), $3, $4, $5, '', '', '', '', $6, $7, 'Ana', now())`,
      [line, `0${line}`, day, amount, `AWB-${line}`, state, order],
    );
  await row(1, "2026-05-02", 120_50, "matched", orderId);
  await row(2, "2026-04-30", 10_00, "open", null);
  // The row has no day. Its file was uploaded on 1 May in Romania.
  await row(3, null, 7_00, "open", null);
  await row(4, "2026-05-02", 99_00, "set_aside", null);
  const period = "from=2026-04-30&to=2026-05-31";
  const rows = await readAll<{ day: string; amount: number }>("cash", period);
  expect(rows.map(({ day, amount }) => [day, amount])).toEqual([
    ["2026-04-30", 10],
    ["2026-05-01", 7],
    ["2026-05-02", 120.5],
  ]);
  expect(rows[2]).toMatchObject({ file: "sameday.csv", awb: "AWB-1", order: { id: orderId } });
  expect((await read("cash", period)).totals).toEqual({ rows: 3, amount: 137.5, open: 17 });
});

it("the packaging register adds up the packaging of goods and parcels by material", async () => {
  const put = await staff.put("/staff/settings/packaging", { value: { parcel: "Carton 250" }, version: 0 });
  expect(put.status).toBe(200);
  await shop.query("update product set packaging = 'plastic 40,5' where id = $1", [PRODUCT.lavender]);
  await shop.query(
    "insert into shipment (order_id, courier, awb, tracking_url, status, created_at) values ($1, 'sameday', 'X', '', '', now())",
    [orderId],
  );
  const year = new Date().getFullYear();
  const reported = await read("packaging", `from=${year}-01-01&to=${year}-12-31`);
  expect(reported).toMatchObject({ parcels: 1, parcel: "hârtie-carton 250", unsaid: [] });
  expect(reported.rows).toEqual([
    { year, material: "plastic", goods_grams: 121.5, parcels_grams: 0 },
    { year, material: "hârtie-carton", goods_grams: 0, parcels_grams: 250 },
  ]);
});

it("registers require permission and a period that does not end before it begins", async () => {
  const other = await aPerson(shop, { permissions: ["invoices:view"] });
  const query = "from=2026-05-02&to=2026-05-01";
  expect((await other.get(`/staff/books/vat?${query}`)).status).toBe(403);
  const refused = await staff.get(`/staff/books/vat?${query}`);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { to: ["Data de sfârșit nu poate fi înaintea celei de început."] },
  ]);
});
