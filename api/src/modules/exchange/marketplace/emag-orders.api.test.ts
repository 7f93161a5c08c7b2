import { startEmag } from "@curat/stand-ins/emag";
import { afterAll, beforeEach, expect, it } from "vitest";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { amended, goods } from "../../../testing/test-amendments.ts";
import { brokenBooks, moveTo, PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { aReturnOf } from "../../../testing/test-returns.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { transaction } from "../../../db/database.ts";
import { writeCounts } from "../../catalogue/stock/index.ts";
import { stepEmag } from "./step.service.ts";

let now = new Date();
const emag = await startEmag({
  now: () => now,
  offers: [
    { id: 1, part_number: "COD-7001", sale_price: 8.2645 },
    { id: 2, part_number: "altul", ean: ["5940000070028"] },
    { id: 3, part_number: "necunoscut" },
  ],
});
const shop = await openTestShop({ emag: emag.account, log: () => undefined });
afterAll(emag.close);
await shop.api.importShop({
  products: [
    aProduct({ id: 7_001, stock: 20 }),
    aProduct({ id: 7_002, stock: 5, barcode: "5940000070028", code: "X-7002" }),
  ],
  settings: {
    ...PAYMENT_SETTINGS,
    emag: { isOn: true, reserve: 2, addPercent: 10, rounding: "ninety_nine" },
  },
});

const step = (isAsked = false) =>
  stepEmag({ db: shop.db, config: shop.config, now: () => now, log: () => undefined }, { isAsked });
beforeEach(() => {
  emag.draw = () => "none";
  now = new Date(now.getTime() + 60_000);
});

const stockOf = async (id: number) =>
  (await shop.query("select stock from product where id = $1", [id]))[0]?.stock;
const stored = async (id: number | undefined) =>
  (await shop.query("select * from marketplace_order where id = $1", [id]))[0] ?? {};
const orderOf = async (id: number | undefined) =>
  (
    await shop.query(
      "select o.* from orders o join marketplace_order m on m.order_id = o.id where m.id = $1",
      [id],
    )
  )[0] ?? {};
const mails = async () =>
  shop.query("select task_identifier from graphile_worker.jobs where task_identifier like '%_mail'");

it("offers are matched by code or EAN, and get the shop's price and its stock minus the reserve", async () => {
  expect(await step()).toBe("");
  // 10.00 lei plus 10 % is 11.00, rounded up to 11.99.
  const price = Number((11.99 / 1.21).toFixed(4));
  expect(emag.offers.get(1)).toMatchObject({ sale_price: price, stock: [{ value: 18 }] });
  expect(emag.offers.get(2)).toMatchObject({ sale_price: price, stock: [{ value: 3 }] });
  expect(emag.offers.get(3)).toMatchObject({ sale_price: 10, stock: [{ value: 0 }] });
});

it("an eMAG order is imported once, at eMAG's prices, and acknowledged after the commit", async () => {
  const id = emag.sell({ pieces: { 1: 2 }, shippingLei: 19.99, voucherLei: { net: 1, vat: 0.21 } });
  await step();
  await step();
  expect(emag.acknowledged).toEqual([id]);
  expect(await orderOf(id)).toMatchObject({
    order_type: "emag",
    status: "confirmed",
    payment_code: "COD",
    payment_state: "none",
    first_name: "Ioana",
    last_name: "Ionescu",
    email: "",
    delivery_city: "Cluj-Napoca",
    products_bani: 2 * 11_99,
    discount_bani: 1_21,
    delivery_bani: 19_99,
    total_bani: 2 * 11_99 - 1_21 + 19_99,
    placed_by: "eMAG",
  });
  expect(await stockOf(7_001)).toBe(18);
  expect(emag.offers.get(1)?.stock[0]?.value).toBe(16);
  expect(await stored(id)).toMatchObject({ pending: null, problem: null });
  expect(await mails()).toEqual([]);
});

it("the order list and the figures show eMAG orders as a separate channel", async () => {
  const placed = (await shop.query<{ id: number }>("select id from orders")).map(({ id }) => id);
  const listed = async (channel: string) =>
    (await shop.staff.get(`/staff/orders?channel=${channel}`)).body.data.map((row: { id: number }) => row.id);
  expect(await listed("emag")).toEqual(placed);
  expect(await listed("online")).toEqual([]);
  expect((await shop.staff.get("/staff/orders?channel=altul")).status).toBe(422);
  const day = romanianDay(new Date());
  const { channels } = (await shop.staff.get(`/staff/figures/shares?from=${day}&to=${day}`)).body.data;
  expect(channels.map(({ name }: { name: string }) => name)).toEqual(["emag"]);
});

it("an order that the buyer paid to eMAG by card is marked as paid, without an entry in the shop's money registers", async () => {
  const id = emag.sell({ pieces: { 1: 1 }, paymentMode: 3 });
  await step();
  const order = await orderOf(id);
  expect(order).toMatchObject({ payment_state: "paid", payment_name: "Card prin eMAG" });
  expect(await shop.query("select provider, state from payment where order_id = $1", [order.id])).toEqual([
    { provider: "import", state: "paid" },
  ]);
});

it("a company's order keeps its fiscal data", async () => {
  const company = {
    legal_entity: 1,
    company: "Curățenie SRL",
    code: "RO14399840",
    registration_number: "J12/1/2002",
  };
  const id = emag.sell({ pieces: { 1: 1 }, customer: company });
  await step();
  expect(await orderOf(id)).toMatchObject({
    customer_type: "pj",
    company: { name: "Curățenie SRL", cui: "RO14399840", registryNumber: "J12/1/2002" },
  });
});

it("after a lost response to an acknowledgement, the next run marks the order as acknowledged without importing it again", async () => {
  const id = emag.sell({ pieces: { 1: 1 } });
  emag.draw = (call) => (call.startsWith("order/acknowledge") ? "lost" : "none");
  await step();
  expect(await stored(id)).toMatchObject({ acknowledged_at: null, order_id: expect.anything() });
  emag.draw = () => "none";
  await step();
  expect(await stored(id)).toMatchObject({ acknowledged_at: expect.any(Date), problem: null });
  expect(await shop.query("select id from orders where typed_key = $1", [`emag:${id}`])).toHaveLength(1);
});

it("an order with an unknown offer waits with the reason, and its pieces are not offered again", async () => {
  emag.offers.get(3)?.stock.splice(0, 1, { warehouse_id: 1, value: 4 });
  const id = emag.sell({ pieces: { 3: 1, 2: 3 } });
  await step();
  expect(emag.acknowledged).not.toContain(id);
  expect((await stored(id)).problem).toContain("Nu se știe ce produse sunt: Ofertă 3 (necunoscut)");
  expect(await stockOf(7_002)).toBe(5);
  expect(emag.offers.get(2)?.stock[0]?.value).toBe(0);
  emag.setStatus(id ?? 0, 0);
  await step();
  expect(await stored(id)).toMatchObject({ pending: null, order_id: null, status: 0 });
  expect(emag.offers.get(2)?.stock[0]?.value).toBe(3);
});

it("an order for more pieces than the shop has waits until there is stock", async () => {
  emag.offers.get(2)?.stock.splice(0, 1, { warehouse_id: 1, value: 9 });
  const id = emag.sell({ pieces: { 2: 6 } });
  await step();
  expect((await stored(id)).problem).toContain("cerute 6, în stoc 5");
  await shop.query(
    "insert into stock_movement (product_id, quantity, reason, actor_kind, at) values (7002, 4, 'correction', 'clock', now())",
  );
  await step();
  expect(await orderOf(id)).toMatchObject({ order_type: "emag" });
  expect(await stockOf(7_002)).toBe(3);
});

it("cancelling an imported order at eMAG is reported to staff for a decision", async () => {
  const id = emag.sell({ pieces: { 1: 1 } });
  await step();
  now = new Date(now.getTime() + 5_000);
  emag.setStatus(id ?? 0, 0);
  await step();
  expect(await stored(id)).toMatchObject({ told: "cancelled", settled_at: null });
  expect(await orderOf(id)).toMatchObject({ status: "confirmed" });
});

it("while orders cannot be read, the stock at eMAG can only be lowered", async () => {
  const at = () => emag.offers.get(1)?.stock[0]?.value ?? 0;
  await step();
  const before = at();
  emag.draw = (call) => (call === "order/read" ? "refused" : "none");
  const move = (pieces: number) =>
    shop.query(
      "insert into stock_movement (product_id, quantity, reason, actor_kind, at) values (7001, $1, 'correction', 'clock', now())",
      [pieces],
    );
  await move(3);
  expect(await step()).toBe("eMAG a refuzat: Try again later.");
  expect(at()).toBe(before);
  await move(-5);
  await step();
  expect(at()).toBe(before - 2);
  // eMAG has sold more than the shop since then, so its own stock is already lower.
  emag.sell({ pieces: { 1: 4 } });
  await move(-1);
  await step();
  expect(at()).toBe(before - 6);
});

it("a refused offer does not block the other offers of its batch", async () => {
  emag.draw = () => "none";
  await shop.query("update marketplace_offer set sent_stock = null");
  emag.offers.delete(2);
  expect(await step()).toContain("Offer 2 is not valid");
  expect(await shop.query("select id from marketplace_offer where problem is not null")).toEqual([{ id: 2 }]);
  const count = emag.calls.filter((call) => call === "product_offer/save").length;
  await step();
  expect(emag.calls.filter((call) => call === "product_offer/save")).toHaveLength(count);
});

const placedOrder = async (pieces: Record<number, number>, paymentMode: 1 | 3 = 1) => {
  const emagId = emag.sell({ pieces, paymentMode }) ?? 0;
  expect(emagId).toBeGreaterThan(0);
  await step();
  const { id, random_id: randomId, number } = await orderOf(emagId);
  return { emagId, id: Number(id), randomId: String(randomId), number: String(number) };
};

it("a shipped order is finalised at eMAG, and its invoice is attached once, with a working link", async () => {
  const order = await placedOrder({ 1: 1 });
  await moveTo(shop, order, "preparing", "shipped");
  expect((await shop.staff.post(`/staff/orders/${order.id}/invoice`)).status).toBe(200);
  await step();
  await step();
  expect(emag.orders.get(order.emagId)?.status).toBe(4);
  const attached = emag.attachments.filter(({ order_id: id }) => id === order.emagId);
  expect(attached).toHaveLength(1);
  const [, access = ""] = /\/comanda\/factura\/[\w-]+\/([^/]+)$/.exec(attached[0]?.url ?? "") ?? [];
  const path = `/orders/${order.randomId}/invoice/${access}`;
  const file = await shop.api.fetch(
    new Request(`http://api.test/api/v1${path}`, { headers: { "x-api-key": shop.config.apiKey } }),
  );
  expect(file.headers.get("content-type")).toBe("application/pdf");
  const whole = new Request(`http://api.test/api/v1/orders/${order.randomId}/view`, {
    method: "POST",
    headers: { "x-api-key": shop.config.apiKey, "content-type": "application/json" },
    body: JSON.stringify({ access }),
  });
  expect((await shop.api.fetch(whole)).status).toBe(403);
});

it("an order that shipped although eMAG had cancelled it is reported", async () => {
  const order = await placedOrder({ 1: 1 });
  await moveTo(shop, order, "preparing", "shipped");
  emag.setStatus(order.emagId, 0);
  await step();
  expect((await stored(order.emagId)).problem).toContain("la eMAG este anulată");
});

it("staff settle a cancellation at eMAG once, and the pieces are offered again", async () => {
  const order = await placedOrder({ 1: 2 });
  const before = await stockOf(7_001);
  now = new Date(now.getTime() + 5_000);
  emag.setStatus(order.emagId, 0);
  await step();
  const path = `/staff/emag/orders/${order.emagId}/settle`;
  for (let time = 0; time < 2; time += 1) {
    const settled = await shop.staff.post(path, { outcome: "cancel" });
    expect(settled.body.data).toMatchObject({ told: "cancelled", order: { status: "cancelled" } });
  }
  expect(await stockOf(7_001)).toBe(before + 2);
  await step();
  expect(emag.offers.get(1)?.stock[0]?.value).toBe(before);
  expect((await shop.staff.post("/staff/emag/orders/99/settle", { outcome: "seen" })).status).toBe(404);
});

it("pieces that changed at eMAG are shown to staff once, and an undone change is withdrawn", async () => {
  const order = await placedOrder({ 1: 3 });
  const change = async (pieces: number) => {
    now = new Date(now.getTime() + 5_000);
    emag.setPieces(order.emagId, 1, pieces);
    await step();
  };
  const shown = async () => {
    const { orders } = (await shop.staff.get(`/staff/emag?order=${order.id}`)).body.data;
    return orders;
  };
  expect(await shown()).toMatchObject([{ told: null, changes: [] }]);
  await change(1);
  const changes = [{ code: "COD-7001", name: "Ofertă 1", before: 3, after: 1 }];
  expect(await shown()).toMatchObject([{ told: "changed", changes, settled_at: null }]);
  await shop.staff.post(`/staff/emag/orders/${order.emagId}/settle`, { outcome: "seen" });
  await change(1);
  expect(await shown(), "the same change is not reported again").toMatchObject([
    { told: "changed", settled_by: expect.any(String) },
  ]);
  await change(2);
  expect(await shown()).toMatchObject([{ changes: [{ after: 2 }], settled_at: null }]);
  await change(3);
  expect(await shown()).toMatchObject([{ told: null, changes: [] }]);
  await change(2);
  emag.setStatus(order.emagId, 0);
  now = new Date(now.getTime() + 5_000);
  await step();
  await change(1);
  expect(await shown(), "a cancellation outweighs changes").toMatchObject([{ told: "cancelled" }]);
  await shop.staff.post(`/staff/emag/orders/${order.emagId}/settle`, { outcome: "cancel" });
});

it("staff can match an offer, set its minimum price, and undo the match", async () => {
  emag.offers.set(2, { ...(emag.offers.get(1) as NonNullable<ReturnType<typeof emag.offers.get>>), id: 2 });
  const path = "/staff/emag/offers/3";
  const body = { product_code: "cod-7001", floor: 25 };
  const first = await shop.staff.get(path);
  expect(first.body.data).toMatchObject({ product: null, how: null, version: 0 });
  expect((await shop.staff.put(path, { ...body, product_code: "nimic" })).body.errors).toEqual({
    product_code: ["Niciun produs nu are acest cod. Copiază codul din pagina produsului."],
  });
  const changed = await shop.staff.put(path, { ...body, version: 0 });
  expect(changed.body.data).toMatchObject({ product: { id: 7_001 }, how: "staff", floor: 25, version: 1 });
  expect((await shop.staff.put(path, { ...body, version: 0 })).status).toBe(409);
  await step();
  // 25.00 lei exceeds the calculated price, and is rounded up to 25.99.
  expect(emag.offers.get(3)?.sale_price).toBe(Number((25.99 / 1.21).toFixed(4)));
  const undone = await shop.staff.post(`${path}/undo`, { version: 1 });
  expect(undone.body.data).toMatchObject({ product: null, how: "undone" });
  expect(undone.body.data.matches).toHaveLength(2);
  expect(undone.body.data.pushes[0]).toMatchObject({ outcome: "accepted", price: 25.99 });
  const listed = await shop.staff.get("/staff/emag/offers?stage=unmatched");
  expect(listed.body.data.map(({ id }: { id: number }) => id)).toEqual([3]);
  expect((await shop.staff.get("/staff/emag")).body.data).toMatchObject({ has_account: true, is_on: true });
});

it("eMAG gets the correct stock after an amendment, a return and a stock count", async () => {
  const order = await placedOrder({ 1: 3 });
  const before = await stockOf(7_001);
  expect((await amended(shop, order, { items: goods([7_001, 2]) })).status).toBe(200);
  expect(await stockOf(7_001)).toBe(before + 1);
  await moveTo(shop, order, "preparing", "shipped", "delivered");
  const response = await shop.staff.post("/staff/returns", aReturnOf(order, [[7_001, 1]]));
  expect(response.status).toBe(200);
  for (const status of ["approved", "on_the_way", "received", "refunded"])
    await shop.staff.put(`/staff/returns/${response.body.data.id}`, { status });
  const actor = { kind: "staff" as const, id: "1", name: "Radu" };
  const counted = { productId: 7_001, pieces: 9, expected: await stockOf(7_001) };
  await transaction(shop.db, (tx) =>
    writeCounts(tx, [counted], { actor, at: now, reason: "correction", note: "" }),
  );
  await step();
  expect(await stockOf(7_001)).toBe(9);
  expect(emag.offers.get(1)?.stock[0]?.value).toBe(7);
  expect(await brokenBooks(shop)).toEqual({});
});
