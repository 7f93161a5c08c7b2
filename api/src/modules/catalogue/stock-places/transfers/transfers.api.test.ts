import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { expect, it } from "vitest";
import { pdfText } from "../../../../testing/pdf-text.ts";
import { aProduct } from "../../../../testing/test-catalogue.ts";
import { brokenCosts, costEntries, costOf } from "../../../../testing/test-costs.ts";
import { anOrder, openSellingShop } from "../../../../testing/test-orders.ts";
import { seeded } from "../../../../testing/seeded.ts";
import { setStock, stockOf } from "../../../../testing/test-stock.ts";

const shop = await openSellingShop();
const { staff } = shop;
const WAREHOUSE = null;

let made = 6_000;
/** Creates a product with a cost of 2 lei a piece and this stock in the warehouse. */
async function goods(stock: number): Promise<number> {
  const id = (made += 1);
  await shop.api.importShop({ products: [aProduct({ id, stock, barcode: `594${id}` })] });
  await staff.post(`/staff/products/${id}/cost`, { unit_cost: 2 });
  return id;
}
async function aPlace(): Promise<number> {
  const { body } = await staff.post("/staff/stock-places", { name: `Locul ${(made += 1)}` });
  return body.data.stock_placeID;
}
const put = (path: string, product: number, body: object = {}) =>
  staff.post(`${path}/lines`, { code: `COD-${product}`, ...body });
const check = (path: string, product: number, body: object = {}) =>
  staff.post(`${path}/checks`, { code: `COD-${product}`, ...body });
const read = async (path: string) => (await staff.get(path)).body.data;
/** Runs a step of a transfer with its current version. */
const step = async (path: string, act: string, body: object = {}) =>
  staff.post(`${path}/${act}`, { version: (await read(path)).version, ...body });
async function aTransfer(
  ends: { from: number | null; to: number | null },
  ...lines: [product: number, pieces: number][]
): Promise<string> {
  const { body } = await staff.post("/staff/stock-transfers", ends);
  const path = `/staff/stock-transfers/${body.data.stock_transferID}`;
  for (const [product, pieces] of lines) await put(path, product, { pieces });
  return path;
}
/** Returns how many pieces of a product are in the warehouse, at a place and in transit. */
async function whereIs(product: number, place: number): Promise<number[]> {
  const { body } = await staff.get(`/staff/products/${product}/places`);
  const placeStock = body.data.places.find((one: { stock_placeID: number }) => one.stock_placeID === place);
  return [await stockOf(shop, product), placeStock?.pieces ?? 0, body.data.in_transit];
}
const correct = (place: number, product: number, quantity: number) =>
  staff.post(`/staff/stock-places/${place}/movements`, { code: `COD-${product}`, quantity });

it("a transfer reduces stock at its origin when sent and adds it at its destination when received, without changing the cost", async () => {
  const [product, place] = [await goods(10), await aPlace()];
  const path = await aTransfer({ from: WAREHOUSE, to: place }, [product, 4]);
  expect((await staff.get(`${path}/lines`)).body.data).toMatchObject([
    { productID: product, pieces: 4, available: 10, received: null },
  ]);
  expect((await step(path, "send")).body.data).toMatchObject({ state: "sent", number: expect.any(Number) });
  expect(await whereIs(product, place)).toEqual([6, 0, 4]);
  expect(await brokenCosts(shop)).toEqual([]);
  expect((await step(path, "receive", { rest: "whole" })).body.data).toMatchObject({
    state: "received",
    received: 4,
  });
  expect(await whereIs(product, place)).toEqual([6, 4, 0]);
  expect(await costEntries(shop, product)).toHaveLength(1);
  expect(await brokenCosts(shop)).toEqual([]);
  const { number, year } = await read(path);
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const slip = await shop.api.fetch(new Request(`http://api.test${API_BASE}${path}/slip`, { headers }));
  expect(pdfText(new Uint8Array(await slip.arrayBuffer()))).toContain(`Transfer ${number}/${year}`);
  const [movement] = (await staff.get(`/staff/stock-places/${place}/movements`)).body.data;
  expect(movement).toMatchObject({
    quantity: 4,
    reason: "Transfer",
    reference: `Transfer ${number}/${year}`,
  });
});

it("pieces missing on arrival need a reason and are corrected with their cost", async () => {
  const [product, place] = [await goods(10), await aPlace()];
  const path = await aTransfer({ from: WAREHOUSE, to: place }, [product, 4]);
  await step(path, "send");
  for (const code of [`594${product}`, `2*594${product}`]) await staff.post(`${path}/checks`, { code });
  expect((await step(path, "receive")).body.errors).toEqual({ reason: ["Scrie de ce lipsesc bucăți (1)."] });
  const { body } = await step(path, "receive", { reason: "Spartă pe drum" });
  expect(body.data).toMatchObject({ received: 3, difference_reason: "Spartă pe drum" });
  expect(await whereIs(product, place)).toEqual([6, 3, 0]);
  expect(await costOf(shop, product)).toEqual({ pieces: 9, value_bani: 1800 });
  await step(path, "undo-receipt", { reason: "Era în dubă" });
  expect(await whereIs(product, place)).toEqual([6, 0, 4]);
  expect(await costOf(shop, product)).toEqual({ pieces: 10, value_bani: 2000 });
  await check(path, product, { pieces: 4 });
  await step(path, "receive");
  expect(await whereIs(product, place)).toEqual([6, 4, 0]);
  expect(await brokenCosts(shop)).toEqual([]);
});

it("unchecked products require a decision, and receiving more pieces than were sent is refused", async () => {
  const [product, other, place] = [await goods(10), await goods(10), await aPlace()];
  const path = await aTransfer({ from: WAREHOUSE, to: place }, [product, 4], [other, 2]);
  await step(path, "send");
  await check(path, product, { pieces: 4 });
  expect((await step(path, "receive")).body.errors).toEqual({
    rest: ["Alege dacă produsele neverificate (1) au sosit integral sau lipsesc."],
  });
  expect((await check(path, other, { pieces: 3 })).body.errors).toMatchObject({
    pieces: [expect.any(String)],
  });
  await step(path, "receive", { rest: "missing", reason: "Uitate" });
  expect(await whereIs(other, place)).toEqual([8, 0, 0]);
  expect(await brokenCosts(shop)).toEqual([]);
});

it("concurrent requests to send or receive a transfer move its pieces once", async () => {
  const [product, place] = [await goods(10), await aPlace()];
  const path = await aTransfer({ from: WAREHOUSE, to: place }, [product, 4]);
  const { version } = await read(path);
  const sent = await Promise.all([1, 2].map(() => staff.post(`${path}/send`, { version })));
  expect(sent.map(({ status, body }) => [status, body.data.state])).toEqual([
    [200, "sent"],
    [200, "sent"],
  ]);
  expect(await whereIs(product, place)).toEqual([6, 0, 4]);
  const { version: now } = await read(path);
  const body = { version: now, rest: "whole" };
  await Promise.all([1, 2].map(() => staff.post(`${path}/receive`, body)));
  expect(await whereIs(product, place)).toEqual([6, 4, 0]);
});

it("if a transfer is received and undone concurrently, only one of the two succeeds", async () => {
  const [product, place] = [await goods(10), await aPlace()];
  const path = await aTransfer({ from: WAREHOUSE, to: place }, [product, 4]);
  await step(path, "send");
  const { version } = await read(path);
  const both = await Promise.all([
    staff.post(`${path}/receive`, { version, rest: "whole" }),
    staff.post(`${path}/undo`, { version, reason: "Greșit" }),
  ]);
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const { state } = await read(path);
  expect(await whereIs(product, place)).toEqual(state === "received" ? [6, 4, 0] : [10, 0, 0]);
});

it("a transfer and an order for the last pieces do not oversell them", async () => {
  const [product, place] = [await goods(5), await aPlace()];
  const path = await aTransfer({ from: WAREHOUSE, to: place }, [product, 4]);
  const { version } = await read(path);
  const [sent] = await Promise.allSettled([
    staff.post(`${path}/send`, { version }),
    anOrder(shop, { lines: [{ product, quantity: 3 }] }),
  ]);
  const isSent = sent.status === "fulfilled" && sent.value.status === 200;
  const [order] = await shop.query<{ pieces: number }>(
    "select coalesce(sum(l.quantity), 0)::int as pieces from order_line l where product_id = $1",
    [product],
  );
  const ordered = order?.pieces ?? 0;
  // Once the transfer has left, the cart offers the one remaining piece.
  expect(isSent ? [0, 1] : [3]).toContain(ordered);
  expect(await stockOf(shop, product)).toBe((isSent ? 1 : 5) - ordered);
  if (!isSent)
    expect((await step(path, "send")).body.errors).toEqual({
      send: [`Nu sunt destule bucăți la Depozit: COD-${product} (ai 2, trimiți 4).`],
    });
  expect(await brokenCosts(shop)).toEqual([]);
});

it("the receipt of a transfer cannot be undone after its pieces were sold or moved", async () => {
  const [product, place] = [await goods(0), await aPlace()];
  await correct(place, product, 5);
  const path = await aTransfer({ from: place, to: WAREHOUSE }, [product, 5]);
  await step(path, "send");
  await step(path, "receive", { rest: "whole" });
  await anOrder(shop, { lines: [{ product, quantity: 2 }] });
  expect((await step(path, "undo-receipt", { reason: "Greșit" })).body.errors).toEqual({
    reason: [`O parte din bucăți nu mai sunt la Depozit: COD-${product} (2 buc.).`],
  });
  await setStock(shop, 5, product);
  expect((await step(path, "undo-receipt", { reason: "Greșit" })).body.data).toMatchObject({ state: "sent" });
  expect(await whereIs(product, place)).toEqual([0, 0, 5]);
  await step(path, "undo", { reason: "Rămân aici" });
  expect(await whereIs(product, place)).toEqual([0, 5, 0]);
});

it("a place with an open transfer cannot be archived, and an archived place accepts no transfer", async () => {
  const [product, place] = [await goods(5), await aPlace()];
  const path = await aTransfer({ from: WAREHOUSE, to: place }, [product, 1]);
  const archive = () => staff.put(`/staff/stock-places/${place}`, { is_active: false, version: 1 });
  const open = { is_active: ["Încheie sau șterge mai întâi transferurile deschise ale acestui loc."] };
  expect((await archive()).body.errors).toEqual(open);
  await step(path, "send");
  expect((await archive()).body.errors).toEqual(open);
  await step(path, "undo", { reason: "Greșit" });
  expect((await archive()).status).toBe(200);
  const { body } = await staff.post("/staff/stock-transfers", { from: WAREHOUSE, to: place });
  expect(body.errors).toEqual({ to: ["Alege din listă."] });
  expect((await staff.post("/staff/stock-transfers", { from: null, to: null })).body.errors).toEqual({
    to: ["Alege un alt loc decât cel de plecare."],
  });
});

it("a sent transfer's lines cannot change, but a draft can be changed and deleted", async () => {
  const [product, place] = [await goods(5), await aPlace()];
  const path = await aTransfer({ from: WAREHOUSE, to: place }, [product, 3]);
  await put(path, product);
  await staff.post(`${path}/lines`, { code: `2*594${product}` });
  expect(await read(path)).toMatchObject({ products: 1, pieces: 6 });
  await put(path, product, { pieces: 0 });
  expect((await step(path, "send")).body.errors).toEqual({ send: ["Adaugă cel puțin un produs."] });
  await put(path, product, { pieces: 2 });
  const { version } = await read(path);
  const swapped = { from: place, to: WAREHOUSE, note: "Retur", version };
  expect((await staff.put(path, swapped)).body.data).toMatchObject({
    note: "Retur",
    to: { name: "Depozit" },
  });
  expect((await staff.put(path, swapped)).status).toBe(409);
  await staff.put(path, { from: WAREHOUSE, to: place, version: version + 1 });
  await step(path, "send");
  expect((await put(path, product)).status).toBe(422);
  expect((await staff.delete(`${path}?version=${(await read(path)).version}`)).status).toBe(422);
  const draft = await aTransfer({ from: WAREHOUSE, to: place });
  expect((await staff.delete(`${draft}?version=1`)).status).toBe(200);
  expect((await staff.get(draft)).status).toBe(404);
});

it("after random transfers, corrections and orders the ledgers agree, and no transfer changed the value", async () => {
  const random = seeded(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const products = [await goods(30), await goods(20)];
  const places = [WAREHOUSE, await aPlace(), await aPlace()] as const;
  const open: string[] = [];
  const some = () => products[below(products.length)] ?? 0;
  const actions: (() => Promise<unknown>)[] = [
    async () => {
      const at = below(3);
      const ends = { from: places[at] ?? null, to: places[(at + 1 + below(2)) % 3] ?? null };
      open.push(await aTransfer(ends, [some(), 1 + below(5)]));
    },
    async () => open.length > 0 && step(open[below(open.length)] ?? "", "send"),
    async () => open.length > 0 && step(open[below(open.length)] ?? "", "receive", { rest: "whole" }),
    async () =>
      open.length > 0 &&
      step(open[below(open.length)] ?? "", "receive", { rest: "missing", reason: "Pierdute" }),
    async () => open.length > 0 && step(open[below(open.length)] ?? "", "undo-receipt", { reason: "Greșit" }),
    async () => open.length > 0 && step(open[below(open.length)] ?? "", "undo", { reason: "Greșit" }),
    async () => correct(places[1 + below(2)] ?? 0, some(), below(7) - 2),
    async () => anOrder(shop, { lines: [{ product: some(), quantity: 1 }] }).catch(() => undefined),
  ];
  for (let at = 0; at < 60; at += 1) {
    const values = () => shop.query("select product_id, pieces, value_bani from product_cost order by 1");
    const act = below(actions.length);
    const before = await values();
    await actions[act]?.();
    if (act < 3 || act === 5) expect(await values()).toEqual(before);
  }
  expect(await brokenCosts(shop)).toEqual([]);
  expect(
    await shop.query(
      `select product_id from place_stock s full join (select place_id, product_id, sum(quantity) as pieces
       from place_movement group by 1, 2) m using (place_id, product_id) where s.pieces is distinct from m.pieces`,
    ),
  ).toEqual([]);
});
