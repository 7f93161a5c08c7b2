import { expect, it } from "vitest";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { brokenCosts, costEntries, costOf } from "../../../testing/test-costs.ts";
import { openSellingShop } from "../../../testing/test-orders.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { stockOf } from "../../../testing/test-stock.ts";

const shop = await openSellingShop();
const { staff } = shop;

let made = 7_000;
/** Creates a product with a cost of 2 lei a piece and this stock in the warehouse. */
async function goods(stock: number): Promise<number> {
  const id = (made += 1);
  await shop.api.importShop({ products: [aProduct({ id, stock })] });
  await staff.post(`/staff/products/${id}/cost`, { unit_cost: 2 });
  return id;
}
async function aPlace(name = `Locul ${(made += 1)}`): Promise<{ id: number; path: string; name: string }> {
  const { body } = await staff.post("/staff/stock-places", { name });
  const id = body.data.stock_placeID;
  return { id, path: `/staff/stock-places/${id}`, name };
}
const correct = (path: string, product: number, body: object) =>
  staff.post(`${path}/movements`, { code: `COD-${product}`, ...body });
const at = async (path: string) => (await staff.get(`${path}/goods`)).body.data;

it("a correction at a place changes its pieces and their cost, but not the stock for sale", async () => {
  const product = await goods(10);
  const { id, path, name } = await aPlace();
  expect(
    (await correct(path, product, { quantity: 5, note: "Aduse din depozitul vechi" })).body.data,
  ).toEqual({
    productID: product,
    pieces: 5,
  });
  await correct(path, product, { counted: 3, expected: 5 });
  expect(await at(path)).toMatchObject([{ productID: product, pieces: 3 }]);
  expect(await stockOf(shop, product)).toBe(10);
  expect(await costOf(shop, product)).toEqual({ pieces: 13, value_bani: 2600 });
  expect((await costEntries(shop, product)).map(({ kind, pieces }) => [kind, pieces])).toEqual([
    ["opening", 10],
    ["correction", 5],
    ["correction", -2],
  ]);
  expect(await brokenCosts(shop)).toEqual([]);
  const { body } = await staff.get(`${path}/movements`);
  expect(body.data).toMatchObject([
    { quantity: -2, pieces_after: 3, reason: "Corecție" },
    { quantity: 5, pieces_after: 5, note: "Aduse din depozitul vechi" },
  ]);
  expect((await staff.get(`/staff/products/${product}/places`)).body.data.places).toContainEqual({
    stock_placeID: id,
    place: name,
    pieces: 3,
  });
  const history = await shop.historyOf("stock", product);
  expect(history.map(({ sentence }) => sentence)).toContain(`${name}: Stoc corectat de la 5 la 3`);
});

it("starting cost tracking includes pieces at other places", async () => {
  const id = (made += 1);
  await shop.api.importShop({ products: [aProduct({ id, stock: 4 })] });
  const { path } = await aPlace();
  await correct(path, id, { quantity: 6 });
  await staff.post(`/staff/products/${id}/cost`, { unit_cost: 3 });
  expect(await costOf(shop, id)).toEqual({ pieces: 10, value_bani: 3000 });
  expect(await brokenCosts(shop)).toEqual([]);
});

it("a correction is refused for missing pieces, a stale count or an unknown code", async () => {
  const product = await goods(1);
  const { path } = await aPlace();
  expect((await correct(path, product, { quantity: -1 })).body.errors).toEqual({
    quantity: ["Scrie cel mult 0: atât este în stoc."],
  });
  const stale = await correct(path, product, { counted: 2, expected: 1 });
  expect([stale.status, stale.body.data]).toEqual([409, { pieces: 0 }]);
  expect((await staff.post(`${path}/movements`, { code: "NIMIC", quantity: 1 })).body.errors).toEqual({
    code: ["Niciun produs nu are codul „NIMIC”."],
  });
});

it("a place can be archived only when it is empty, even if pieces arrive concurrently", async () => {
  const product = await goods(1);
  const { path } = await aPlace();
  const [archived, moved] = await Promise.all([
    staff.put(path, { is_active: false, version: 1 }),
    correct(path, product, { quantity: 2 }),
  ]);
  expect([archived.status, moved.status].toSorted((one, two) => one - two)).toEqual([200, 422]);
  const { path: full } = await aPlace();
  await correct(full, product, { quantity: 2 });
  expect((await staff.put(full, { is_active: false, version: 1 })).body.errors).toEqual({
    is_active: ["Mută sau corectează mai întâi bucățile de aici (2), apoi arhivează locul."],
  });
  await correct(full, product, { quantity: -2 });
  expect((await staff.put(full, { is_active: false, version: 1 })).body.data).toMatchObject({
    is_active: false,
  });
  expect((await correct(full, product, { quantity: 1 })).body.errors).toEqual({
    code: ["Locul este arhivat. Activează-l mai întâi."],
  });
});

it("of two people who correct the last pieces concurrently, one is refused", async () => {
  const product = await goods(1);
  const { path } = await aPlace();
  await correct(path, product, { quantity: 3 });
  const both = await Promise.all([1, 2].map(() => correct(path, product, { quantity: -2 })));
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 422]);
  expect(await at(path)).toMatchObject([{ pieces: 1 }]);
  expect(await brokenCosts(shop)).toEqual([]);
});

it("movement rows of a place cannot be deleted, and its stock changes only through movements", async () => {
  const product = await goods(1);
  const { id, path } = await aPlace();
  await correct(path, product, { quantity: 3 });
  await expect(shop.query("delete from place_movement where place_id = $1", [id])).rejects.toThrow(
    "stays as it is",
  );
  await expect(shop.query("update place_stock set pieces = 9 where place_id = $1", [id])).rejects.toThrow(
    "by a movement in its ledger",
  );
  expect(
    await shop.query(
      `select s.place_id from place_stock s join (select place_id, product_id, sum(quantity) as pieces
       from place_movement group by 1, 2) m using (place_id, product_id) where s.pieces <> m.pieces`,
    ),
  ).toEqual([]);
});

it("staff without the permission see a product's places, but cannot correct them", async () => {
  const product = await goods(1);
  const { path } = await aPlace();
  const viewer = await aPerson(shop, { permissions: ["stock:view"] });
  expect((await viewer.get(`/staff/products/${product}/places`)).status).toBe(200);
  expect((await viewer.get(path)).status).toBe(403);
  const { status } = await viewer.post(`${path}/movements`, { code: `COD-${product}`, quantity: 1 });
  expect(status).toBe(403);
});

it("products at a place are found by words of their name or code, also without a barcode", async () => {
  const [product, other] = [await goods(10), await goods(10)];
  const { path } = await aPlace();
  for (const id of [product, other]) await correct(path, id, { quantity: 1, note: "Aduse din depozit" });
  const found = async (q: string) => (await staff.get(`${path}/goods?q=${encodeURIComponent(q)}`)).body.data;
  expect(await found(`PRODUS ${product}`)).toMatchObject([{ productID: product }]);
  expect(await found(`cod-${other}`)).toMatchObject([{ productID: other }]);
  expect(await found("altceva")).toEqual([]);
});
