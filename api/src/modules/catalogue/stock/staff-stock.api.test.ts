import { describe, expect, it } from "vitest";
import { sql } from "kysely";
import { transaction } from "../../../db/database.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { aCart, anOrder, brokenBooks, placeOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

let last = 800;
async function aStockOf(stock: number): Promise<number> {
  last += 1;
  await shop.api.importShop({ products: [aProduct({ id: last, stock })] });
  return last;
}
const move = (id: number | string, body: object) => shop.staff.post(`/staff/products/${id}/stock`, body);
const ledger = (id: number, page = 1) => shop.staff.get(`/staff/products/${id}/stock?page=${page}`);

describe("the stock of a product", () => {
  it("stock movements record deliveries, returns and corrections with reason and document", async () => {
    const id = await aStockOf(5);
    await move(id, { reason: "delivery", quantity: 20, reference: "NIR 12" });
    await move(id, { reason: "return", quantity: 1, reference: "Retur 1001" });
    const { status, body } = await move(id, {
      reason: "correction",
      counted: 24,
      expected: 26,
      note: "două sparte",
    });
    expect({ status, stock: body.data.stock }).toEqual({ status: 200, stock: 24 });
    const reported = await ledger(id);
    expect(reported.body).toMatchObject({ productID: id, stock: 24, meta: { total: 4 } });
    expect(reported.body.data).toMatchObject([
      { quantity: -2, stock_after: 24, reason: "Corecție", actor_kind: "staff", note: "două sparte" },
      { quantity: 1, stock_after: 26, reason: "Retur", reference: "Retur 1001" },
      { quantity: 20, stock_after: 25, reason: "Recepție", reference: "NIR 12" },
      { quantity: 5, stock_after: 5, reason: "Stoc inițial", actor_kind: "import" },
    ]);
  });

  it("the stock history describes each movement and stores the inverse of each correction", async () => {
    const id = await aStockOf(5);
    await move(id, { reason: "delivery", quantity: 20, reference: "NIR 12" });
    const { body } = await move(id, { reason: "correction", quantity: -1, note: "spart" });
    expect(body.data.version).toBe(2);
    const changes = await shop.query(
      "select version, sentence, before, after, inverse, actor_kind from change where subject_kind = 'stock' and subject_id = $1 order by version",
      [String(id)],
    );
    expect(changes).toMatchObject([
      { version: 1, sentence: "Marfă recepționată, stoc de la 5 la 25 (NIR 12)", actor_kind: "staff" },
      {
        version: 2,
        sentence: "Stoc corectat de la 25 la 24: spart",
        before: { stock: 25 },
        after: { stock: 24 },
        inverse: { reason: "correction", quantity: 1 },
      },
    ]);
  });

  it("a stock movement updates the product page and lists immediately", async () => {
    const id = await aStockOf(0);
    expect((await shop.get(`/products/${id}`)).body.data).toMatchObject({ stockID: 2, buyable: false });
    await move(id, { reason: "delivery", quantity: 8 });
    expect((await shop.get(`/products/${id}`)).body.data).toMatchObject({
      stockID: 1,
      stockno: 8,
      order_qty: 8,
    });
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it("a count equal to the current stock writes no movement", async () => {
    const id = await aStockOf(5);
    expect((await move(id, { reason: "correction", counted: 5, expected: 5 })).body.data).toMatchObject({
      stock: 5,
      movement: null,
    });
    expect((await ledger(id)).body.meta.total).toBe(1);
  });

  it("the stock ledger shows a movement's order number and has pages of 20 rows", async () => {
    const id = await aStockOf(5);
    const { number } = await anOrder(shop, { lines: [{ product: id, quantity: 2 }] });
    expect((await ledger(id)).body.data[0]).toMatchObject({
      quantity: -2,
      reason_code: "order",
      actor_kind: "customer",
      order_number: number,
    });
    for (let time = 0; time < 20; time += 1) await move(id, { reason: "delivery", quantity: 1 });
    const [first, second] = [await ledger(id), await ledger(id, 2)];
    expect([first.body.data.length, second.body.data.length]).toEqual([20, 2]);
  });
});

describe("refusal of a stock movement", () => {
  it.each([
    [{ quantity: 1 }, "reason"],
    [{ reason: "furt", quantity: 1 }, "reason"],
    [{ reason: "order", quantity: 1 }, "reason"],
    [{ reason: "delivery", quantity: 1.5 }, "quantity"],
    [{ reason: "correction", quantity: -6 }, "quantity"],
    [{ reason: "correction", quantity: 99_999_999_999 }, "quantity"],
    [{ reason: "correction", counted: -1, expected: 5 }, "counted"],
    [{ reason: "delivery", quantity: 1, note: "x".repeat(501) }, "note"],
  ])("refuses the stock movement %j with an error for %s", async (body, field) => {
    const id = await aStockOf(5);
    const answer = await move(id, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect((await ledger(id)).body).toMatchObject({ stock: 5, meta: { total: 1 } });
  });

  it("returns 404 for the stock of an unknown product", async () => {
    for (const id of [999_999, "abc", "0", "99999999999"]) {
      expect((await move(id, { reason: "delivery", quantity: 1 })).status).toBe(404);
      expect((await shop.staff.get(`/staff/products/${id}/stock`)).status).toBe(404);
    }
  });

  it("refuses a stock movement if the stock changed in the meantime", async () => {
    const id = await aStockOf(5);
    await move(id, { reason: "delivery", quantity: 1 });
    const answer = await move(id, { reason: "correction", counted: 4, expected: 5 });
    expect(answer.status).toBe(409);
    expect(answer.body.data).toMatchObject({ productID: id, stock: 6 });
  });
});

describe("concurrent stock movements", () => {
  it("accepts one of two simultaneous stock counts and reports a conflict for the other", async () => {
    const id = await aStockOf(10);
    const answers = await Promise.all(
      [7, 8].map((counted) => move(id, { reason: "correction", counted, expected: 10 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stood = answers.find(({ status }) => status === 200)?.body.data.stock;
    expect((await ledger(id)).body).toMatchObject({ stock: stood, meta: { total: 2 } });
  });

  it("ten simultaneous deliveries are all added to the stock", async () => {
    const id = await aStockOf(0);
    await Promise.all(Array.from({ length: 10 }, () => move(id, { reason: "delivery", quantity: 3 })));
    const reported = (await ledger(id)).body;
    expect(reported.stock).toBe(30);
    expect(reported.data.map((row: { stock_after: number }) => row.stock_after)).toEqual([
      30, 27, 24, 21, 18, 15, 12, 9, 6, 3,
    ]);
  });

  it("a stock count waits for a concurrent order, then reports a conflict", async () => {
    const id = await aStockOf(10);
    let counted: ReturnType<typeof move> | undefined;
    await transaction(shop.db, async (tx) => {
      await sql`select from product where id = ${id} for no key update`.execute(tx);
      counted = move(id, { reason: "correction", counted: 9, expected: 10 });
      await sql`insert into stock_movement (product_id, quantity, reason, actor_kind, at)
        values (${id}, -2, 'order', 'customer', now())`.execute(tx);
    });
    expect(await counted).toMatchObject({ status: 409, body: { data: { stock: 8 } } });
  });

  it("concurrent orders and corrections never sell a piece twice", async () => {
    const id = await aStockOf(6);
    const carts = await Promise.all(
      Array.from({ length: 6 }, () => aCart(shop, [{ product: id, quantity: 1 }])),
    );
    const [orders] = await Promise.all([
      Promise.all(carts.map((cart) => placeOrder(shop, cart))),
      move(id, { reason: "correction", quantity: -3, note: "sparte" }),
      move(id, { reason: "delivery", quantity: 1 }),
    ]);
    const sold = orders.filter(({ status }) => status === 200).length;
    const reported = (await ledger(id)).body;
    const moved = reported.data.reduce((sum: number, row: { quantity: number }) => sum + row.quantity, 0);
    expect(moved).toBe(reported.stock);
    const corrected = reported.data.some((row: { reason_code: string }) => row.reason_code === "correction");
    expect(reported.stock).toBe(6 + 1 - sold - (corrected ? 3 : 0));
    expect(await brokenBooks(shop)).toEqual({});
  });
});
