import { expect, it } from "vitest";
import { transaction } from "../../../db/database.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { takeBackStock } from "../../catalogue/stock/index.ts";
import { changesOfBatch } from "../../platform/changes/index.ts";
import { brokenCosts, costEntries, costOf } from "../../../testing/test-costs.ts";
import { anOrder, moveTo, openSellingShop } from "../../../testing/test-orders.ts";
import { stockOf } from "../../../testing/test-stock.ts";
import { previewReceived, type ReceivedLine, receiveGoods, undoReceivedGoods } from "./index.ts";

const shop = await openSellingShop();
const actor = { kind: "staff", id: null, name: "Ana" } as const;
const at = new Date();

let made = 900;
async function aNewProduct(stock: number): Promise<number> {
  const id = (made += 1);
  await shop.api.importShop({ products: [aProduct({ id, stock })] });
  return id;
}
const line = (productId: number, pieces: number, valueBani: number, lineId = productId): ReceivedLine => ({
  lineId,
  productId,
  pieces,
  valueBani,
});
const receive = (receiptId: number, ...lines: ReceivedLine[]) =>
  transaction(shop.db, (tx) =>
    receiveGoods(tx, { receiptId, lines, reference: `NIR ${receiptId}`, actor, at }),
  );
const undo = (receiptId: number) =>
  transaction(shop.db, (tx) =>
    undoReceivedGoods(tx, { receiptId, reference: `NIR ${receiptId}`, actor, at }),
  );
const count = (id: number, quantity: number) =>
  shop.staff.post(`/staff/products/${id}/stock`, { reason: "correction", quantity });

it("a receipt starts cost tracking with all pieces in the warehouse, as its preview shows", async () => {
  const [one, two] = [await aNewProduct(10), await aNewProduct(0)];
  const order = await anOrder(shop, { lines: [{ product: one, quantity: 3 }] });
  const lines = [line(two, 4, 1001), line(one, 5, 500), line(one, 5, 700, 2)];
  const preview = await previewReceived(shop.db, lines);
  expect(await receive(1, ...lines)).toEqual(preview);
  expect(preview).toEqual([
    {
      productId: one,
      stockBefore: 7,
      stockAfter: 17,
      averageBefore: null,
      averageAfter: 120,
      isFirst: true,
    },
    {
      productId: two,
      stockBefore: 0,
      stockAfter: 4,
      averageBefore: null,
      averageAfter: 250.25,
      isFirst: true,
    },
  ]);
  // The ordered pieces have not been shipped yet.
  expect(await costOf(shop, one)).toEqual({ pieces: 20, value_bani: 2400 });
  expect((await costEntries(shop, one)).map(({ kind, pieces }) => [kind, pieces])).toEqual([
    ["opening", 10],
    ["receipt", 5],
    ["receipt", 5],
  ]);
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  expect(await costOf(shop, one)).toEqual({ pieces: 17, value_bani: 2040 });
  expect(await brokenCosts(shop)).toEqual([]);
});

it("placing or cancelling an order posts no cost, and a refused parcel returns at the cost at which it shipped", async () => {
  const id = await aNewProduct(0);
  await receive(2, line(id, 3, 1000));
  const cancelled = await anOrder(shop, { lines: [{ product: id, quantity: 1 }] });
  await moveTo(shop, cancelled, "cancelled");
  expect(await costEntries(shop, id)).toHaveLength(2);
  const order = await anOrder(shop, { lines: [{ product: id, quantity: 2 }] });
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  expect(await costOf(shop, id)).toEqual({ pieces: 1, value_bani: 333 });
  await receive(3, line(id, 1, 900));
  await moveTo(shop, order, "refused");
  expect(await costOf(shop, id)).toEqual({ pieces: 4, value_bani: 1900 });
  expect((await costEntries(shop, id)).at(-1)).toMatchObject({
    kind: "returned",
    pieces: 2,
    value_bani: 667,
  });
  expect(await brokenCosts(shop)).toEqual([]);
});

it("removing the last pieces removes all remaining value, and added pieces get the latest average cost", async () => {
  const id = await aNewProduct(0);
  await receive(4, line(id, 3, 100));
  await count(id, -1);
  expect(await costOf(shop, id)).toEqual({ pieces: 2, value_bani: 67 });
  await count(id, -2);
  expect(await costOf(shop, id)).toEqual({ pieces: 0, value_bani: 0 });
  await count(id, 2);
  expect(await costOf(shop, id)).toEqual({ pieces: 2, value_bani: 67 });
  await shop.staff.post(`/staff/products/${id}/stock`, { reason: "delivery", quantity: 2 });
  expect((await costEntries(shop, id)).at(-1)).toMatchObject({ kind: "receipt", value_bani: 67 });
  expect(await brokenCosts(shop)).toEqual([]);
});

it("undoing a receipt removes its goods and value once, if the goods are still for sale", async () => {
  const id = await aNewProduct(10);
  await receive(5, line(id, 5, 500));
  await receive(6, line(id, 5, 1500));
  const order = await anOrder(shop, { lines: [{ product: id, quantity: 17 }] });
  expect(await undo(6)).toEqual({ ok: false, short: [{ productId: id, missing: 2 }] });
  await moveTo(shop, order, "cancelled");
  expect(await undo(6)).toEqual({ ok: true, corrected: [] });
  expect(await undo(6)).toEqual({ ok: true, corrected: [] });
  expect(await costOf(shop, id)).toEqual({ pieces: 15, value_bani: 1500 });
  expect(await stockOf(shop, id)).toBe(15);
  expect(await brokenCosts(shop)).toEqual([]);
});

it("undoing a receipt leaves no value without pieces, and no negative value", async () => {
  const [emptied, cheap] = [await aNewProduct(0), await aNewProduct(1)];
  await receive(7, line(emptied, 2, 100), line(cheap, 1, 1));
  await receive(8, line(emptied, 2, 300), line(cheap, 8, 8000));
  await count(emptied, -2);
  await count(cheap, -2);
  // The corrections removed pieces at the average cost, so the remaining value is that of neither receipt.
  expect(await undo(8)).toMatchObject({
    ok: true,
    corrected: [
      { productId: emptied, valueBani: 100 },
      { productId: cheap, valueBani: 1598 },
    ],
  });
  expect(await costOf(shop, emptied)).toEqual({ pieces: 0, value_bani: 0 });
  expect(await costOf(shop, cheap)).toEqual({ pieces: 0, value_bani: 0 });
  expect(await brokenCosts(shop)).toEqual([]);
});

it("the stock changes of a receipt cannot be undone from the audit log", async () => {
  const id = await aNewProduct(1);
  await receive(11, line(id, 5, 500), line(await aNewProduct(1), 5, 500));
  const changes = (await changesOfBatch(shop.db, await batchOf(id), { below: 1_000_000, limit: 10 })).filter(
    ({ subject }) => subject.kind === "stock",
  );
  expect(changes).toHaveLength(2);
  const left = await transaction(shop.db, (tx) => takeBackStock.takeBack(tx, changes, { actor, at }));
  expect([...left.values()]).toEqual(changes.map(() => "Se anulează din pagina documentului."));
  expect(await stockOf(shop, id)).toBe(6);
});
const batchOf = async (id: number): Promise<string> => {
  const [row] = await shop.query<{ batch: string }>(
    "select batch from change where subject_kind = 'stock' and subject_id = $1 order by id desc limit 1",
    [String(id)],
  );
  return row?.batch ?? "";
};

it("concurrent first receipts and a shipment of the same goods count each piece once", async () => {
  const id = await aNewProduct(5);
  const order = await anOrder(shop, { lines: [{ product: id, quantity: 2 }] });
  await moveTo(shop, order, "confirmed", "preparing");
  await shop.staff.put(`/staff/orders/${order.id}/awb`, { awb: `AWB-${order.id}` });
  await Promise.all([
    shop.staff.put(`/staff/orders/${order.id}/status`, { status: "shipped" }),
    receive(9, line(id, 5, 500)),
    receive(10, line(id, 5, 500)),
  ]);
  expect(await costOf(shop, id)).toEqual({ pieces: 13, value_bani: 1300 });
  expect(await brokenCosts(shop)).toEqual([]);
});

it.each([
  ["a total without an entry", "update product_cost set value_bani = value_bani + 1 where product_id = $1"],
  ["a deleted total", "delete from product_cost where product_id = $1"],
  ["a changed entry", "update cost_entry set value_bani = 1 where product_id = $1"],
  ["a deleted entry", "delete from cost_entry where product_id = $1"],
  [
    "more pieces than there are",
    "insert into cost_entry (product_id, kind, pieces, value_bani, at) values ($1, 'correction', -9, -1, now())",
  ],
  [
    "more value than there is",
    "insert into cost_entry (product_id, kind, pieces, value_bani, at) values ($1, 'correction', -1, -999999, now())",
  ],
  [
    "value without pieces",
    "insert into cost_entry (product_id, kind, pieces, value_bani, at) select product_id, 'correction', -pieces, 1 - value_bani, now() from product_cost where product_id = $1",
  ],
  [
    "a second opening",
    "insert into cost_entry (product_id, kind, pieces, value_bani, unit_bani, at) values ($1, 'opening', 1, 1, 1, now())",
  ],
  [
    "a dispatch without a line",
    "insert into cost_entry (product_id, kind, pieces, value_bani, at) values ($1, 'dispatch', -1, -1, now())",
  ],
])("the cost ledger refuses %s", async (_, statement) => {
  const id = await aNewProduct(0);
  await receive(20 + id, line(id, 4, 400));
  await expect(shop.query(statement, [id])).rejects.toThrow(/ledger|append-only|constraint|duplicate/);
  expect(await costOf(shop, id)).toEqual({ pieces: 4, value_bani: 400 });
});

it("an imported cost with a start date is also the cost of pieces shipped since then", async () => {
  const id = await aNewProduct(10);
  const order = await anOrder(shop, { lines: [{ product: id, quantity: 3 }] });
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  await shop.api.importShop({
    costs: [{ productId: id, unitBani: 250, since: new Date(at.getTime() - 1000) }],
  });
  expect(await costOf(shop, id)).toEqual({ pieces: 7, value_bani: 1750 });
  const { body } = await shop.staff.get(`/staff/orders/${order.id}/margin`);
  expect(body.data).toMatchObject({ cost: 7.5 });
  expect(await brokenCosts(shop)).toEqual([]);
});
