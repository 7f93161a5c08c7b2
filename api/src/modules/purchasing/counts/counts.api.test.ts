import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { expect, it } from "vitest";
import { pdfText } from "../../../testing/pdf-text.ts";
import { aBrand, aProduct } from "../../../testing/test-catalogue.ts";
import { brokenCosts, costOf } from "../../../testing/test-costs.ts";
import { anOrder, moveTo, openSellingShop } from "../../../testing/test-orders.ts";
import { aPerson, type TestPerson } from "../../../testing/test-staff.ts";
import { setStock, stockOf } from "../../../testing/test-stock.ts";

const shop = await openSellingShop();
const { staff } = shop;

let made = 8_000;
/** Creates products of a new brand that cost 2 lei a piece, and a stock count of this brand. */
async function aCount(...stocks: number[]): Promise<{ id: number; ids: number[]; path: string }> {
  const ids = stocks.map(() => (made += 1));
  const brandId = made;
  const products = ids.map((id, at) =>
    aProduct({ id, stock: stocks[at] ?? 0, barcode: `594${id}`, brandId }),
  );
  await shop.api.importShop({ brands: [aBrand(brandId, `Brandul ${made}`, `brandul-${made}`)], products });
  for (const id of ids) await staff.post(`/staff/products/${id}/cost`, { unit_cost: 2 });
  const { body } = await staff.post("/staff/stock-counts", { scope: "brand", scopeID: brandId });
  const id = body.data.stock_countID;
  return { id, ids, path: `/staff/stock-counts/${id}` };
}
const countOf = async (path: string) => (await staff.get(path)).body.data;
const linesOf = async (path: string, query = "") => (await staff.get(`${path}/lines${query}`)).body.data;
const count = (
  path: string,
  productId: number,
  pieces: number,
  more: object = {},
  by: TestPerson | typeof staff = staff,
) => by.post(`${path}/lines`, { code: `COD-${productId}`, pieces, ...more });
const post = async (path: string) => staff.post(`${path}/post`, { version: (await countOf(path)).version });

it("posting a count corrects stock and cost by the differences, and can be undone", async () => {
  const { path, ids } = await aCount(10, 5, 7);
  const [soap = 0, mop = 0, cloth = 0] = ids;
  await count(path, soap, 8);
  await count(path, mop, 6);
  expect(await linesOf(path, "?show=different")).toMatchObject([
    { productID: soap, counted: 8, expected: 10, difference: -2, value: -4 },
    { productID: mop, counted: 6, expected: 5, difference: 1, value: 2 },
  ]);
  const { body } = await post(path);
  expect(body.data).toMatchObject({
    state: "posted",
    lines: 3,
    counted: 2,
    different: 2,
    surplus: 1,
    missing: 2,
  });
  expect(await Promise.all([soap, mop, cloth].map((id) => stockOf(shop, id)))).toEqual([8, 6, 7]);
  expect(await costOf(shop, soap)).toEqual({ pieces: 8, value_bani: 1600 });
  expect(await brokenCosts(shop)).toEqual([]);
  expect((await count(path, soap, 9)).status).toBe(409);
  const undone = await staff.post(`${path}/undo`, { reason: "Numărat greșit" });
  expect(undone.body.data).toMatchObject({ state: "undone", undo_reason: "Numărat greșit" });
  expect(await Promise.all([soap, mop].map((id) => stockOf(shop, id)))).toEqual([10, 5]);
  expect(await brokenCosts(shop)).toEqual([]);
  expect((await linesOf(path, "?show=different"))[0]).toMatchObject({ value: -4 });
});

it("pieces of placed orders are expected until they ship, and later sales do not change a difference", async () => {
  const { path, ids } = await aCount(10);
  const [soap = 0] = ids;
  const order = await anOrder(shop, { lines: [{ product: soap, quantity: 3 }] });
  await count(path, soap, 9);
  expect(await linesOf(path)).toMatchObject([{ expected: 10, difference: -1 }]);
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  await anOrder(shop, { lines: [{ product: soap, quantity: 2 }] });
  await post(path);
  expect(await stockOf(shop, soap)).toBe(4);
  expect(await brokenCosts(shop)).toEqual([]);
});

it("a count that leaves too few pieces for reserved orders cannot be posted and changes nothing", async () => {
  const { path, ids } = await aCount(4);
  const [soap = 0] = ids;
  await anOrder(shop, { lines: [{ product: soap, quantity: 4 }] });
  await count(path, soap, 1);
  const { status, body } = await post(path);
  expect([status, body.errors]).toEqual([
    422,
    {
      post: [`Lipsesc bucăți rezervate pentru comenzi: COD-${soap} (3 buc.). Modifică mai întâi comenzile.`],
    },
  ]);
  expect(await countOf(path)).toMatchObject({ state: "draft", number: null });
});

it("a stock count cannot be undone after its surplus was sold", async () => {
  const { path, ids } = await aCount(1);
  const [soap = 0] = ids;
  await count(path, soap, 3);
  await post(path);
  await anOrder(shop, { lines: [{ product: soap, quantity: 3 }] });
  const { status, body } = await staff.post(`${path}/undo`, { reason: "Greșit" });
  expect([status, body.errors]).toEqual([
    422,
    { reason: [`Surplusul nu mai este în stoc: COD-${soap} (2 buc.).`] },
  ]);
});

it("two people can count the same sheet, and a second count of a product must either add to the first or replace it", async () => {
  const { path, ids } = await aCount(10, 10);
  const [soap = 0, mop = 0] = ids;
  const ana = await aPerson(shop, { permissions: ["purchasing:view", "purchasing:edit"] });
  const first = await Promise.all([count(path, soap, 4, {}, ana), count(path, mop, 10)]);
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  const second = await count(path, soap, 5);
  expect([second.status, Object.keys(second.body.errors)]).toEqual([422, ["mode"]]);
  expect((await count(path, soap, 5, { mode: "add" })).body.data).toMatchObject({ counted: 9 });
  await setStock(shop, 12, soap);
  expect(Object.keys((await count(path, soap, 1, { mode: "add" })).body.errors)).toEqual(["mode"]);
  expect((await count(path, soap, 12, { mode: "replace" })).body.data).toMatchObject({ counted: 12 });
  expect(await linesOf(path, "?show=different")).toEqual([]);
  // Values require the permission `costs:view`.
  await count(path, soap, 11, { mode: "replace" });
  const different = await ana.get(`${path}/lines?show=different`);
  expect(different.body.data).toMatchObject([{ difference: -1, value: null }]);
});

it("scans add pieces, a product outside the sheet gets a line, and a mistaken count can be cleared", async () => {
  const { path, ids } = await aCount(3);
  const other = (await aCount(2)).ids[0] ?? 0;
  for (const code of [`594${ids[0]}`, `2*594${ids[0]}`, `594${other}`])
    expect((await staff.post(`${path}/lines`, { code })).status).toBe(200);
  expect(await linesOf(path)).toMatchObject([{ counted: 3 }, { productID: other, counted: 1 }]);
  await count(path, other, 0, { mode: "clear" });
  expect(await linesOf(path, "?show=uncounted")).toMatchObject([{ productID: other, expected: null }]);
  const { body } = await staff.post(`${path}/lines`, { code: "nimic" });
  expect(body.errors).toEqual({ code: ["Niciun produs nu are codul „nimic”."] });
});

it("a product on two sheets must be counted again on the second sheet once the first is posted", async () => {
  const { path, ids } = await aCount(10);
  const [soap = 0] = ids;
  const second = await staff.post("/staff/stock-counts", { scope: "all" });
  const other = `/staff/stock-counts/${second.body.data.stock_countID}`;
  await Promise.all([path, other].map((one) => count(one, soap, 8)));
  const both = await Promise.all([post(path), post(other)]);
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 422]);
  const refusedPath = both[0]?.status === 422 ? path : other;
  await count(refusedPath, soap, 8, { mode: "replace" });
  expect((await post(refusedPath)).status).toBe(200);
  expect(await stockOf(shop, soap)).toBe(8);
});

it("a product corrected by hand after it was counted must be counted again before posting", async () => {
  const { path, ids } = await aCount(10, 10);
  const [soap = 0, mop = 0] = ids;
  await count(path, soap, 8);
  await count(path, mop, 9);
  await setStock(shop, 8, soap);
  const { status, body } = await post(path);
  expect([status, body.errors]).toEqual([
    422,
    { post: [`Numără din nou produsele al căror stoc a fost corectat între timp: COD-${soap}.`] },
  ]);
  await setStock(shop, 10, soap);
  expect((await post(path)).status).toBe(200);
  expect(await Promise.all([soap, mop].map((id) => stockOf(shop, id)))).toEqual([8, 9]);
});

it("one call counts all uncounted products as missing and keeps the counted ones", async () => {
  const { path, ids } = await aCount(3, 5);
  await count(path, ids[0] ?? 0, 3);
  const { version } = await countOf(path);
  const zeroed = await staff.post(`${path}/zero`, { version });
  expect(zeroed.body.data).toMatchObject({ counted: 2, different: 1, missing: 5 });
  expect((await staff.post(`${path}/zero`, { version })).status).toBe(409);
  await post(path);
  expect(await Promise.all(ids.map((id) => stockOf(shop, id)))).toEqual([3, 0]);
});

it("two concurrent postings correct stock once, and a stale version is refused", async () => {
  const { path, ids } = await aCount(10);
  const [soap = 0] = ids;
  const { version } = await countOf(path);
  await count(path, soap, 7);
  expect((await staff.post(`${path}/post`, { version })).status).toBe(409);
  const both = await Promise.all([post(path), post(path)]);
  expect(both.map(({ status, body }) => [status, body.data.state])).toEqual([
    [200, "posted"],
    [200, "posted"],
  ]);
  expect(await stockOf(shop, soap)).toBe(7);
});

it("a stock count covers a category and its subcategories, a supplier's products, or every product that is published or in stock", async () => {
  const { ids } = await aCount(5, 0, 0);
  const [sold = 0, hidden = 0, offered = 0] = ids;
  await shop.query("update product set is_published = false where id = $1", [hidden]);
  const supplier = await staff.post("/staff/suppliers", { name: `Furnizorul ${made}` });
  const { supplierID } = supplier.body.data;
  const offer = { product_code: `COD-${offered}`, code: "X-1", pack: 1, price: 2 };
  await staff.post(`/staff/suppliers/${supplierID}/offers`, offer);
  const [row] = await shop.query<{ parent_id: number }>(
    "select parent_id from category where id = (select category_id from product where id = $1)",
    [sold],
  );
  const sheetOf = async (body: object) => {
    const { stock_countID: id } = (await staff.post("/staff/stock-counts", body)).body.data;
    const rows = await shop.query<{ id: number }>(
      "select product_id as id from stock_count_line where count_id = $1",
      [id],
    );
    return ids.map((own) => rows.some((one) => one.id === own));
  };
  expect(await sheetOf({ scope: "supplier", scopeID: supplierID })).toEqual([false, false, true]);
  expect(await sheetOf({ scope: "category", scopeID: row?.parent_id })).toEqual([true, false, true]);
  expect(await sheetOf({ scope: "all" })).toEqual([true, false, true]);
});

it("an unpublished product is counted and posted, first with 10,000 pieces and then with 0", async () => {
  const { path, ids } = await aCount(3);
  const [soap = 0] = ids;
  await shop.query("update product set is_published = false where id = $1", [soap]);
  await count(path, soap, 10_000);
  await post(path);
  expect(await costOf(shop, soap)).toEqual({ pieces: 10_000, value_bani: 20_000_00 });
  const again = await staff.post("/staff/stock-counts", { scope: "all" });
  const second = `/staff/stock-counts/${again.body.data.stock_countID}`;
  await count(second, soap, 0);
  await post(second);
  expect([await stockOf(shop, soap), await costOf(shop, soap)]).toEqual([0, { pieces: 0, value_bani: 0 }]);
  expect(await brokenCosts(shop)).toEqual([]);
});

it("an unknown scope and a count without counted products are refused; a draft is deleted only with its current version", async () => {
  const refusedScope = await staff.post("/staff/stock-counts", { scope: "supplier", scopeID: 999_999 });
  expect(refusedScope.body.errors).toEqual({ scopeID: ["Alege din listă."] });
  const { path } = await aCount(1);
  expect((await post(path)).body.errors).toEqual({ post: ["Numără cel puțin un produs."] });
  const { version } = await countOf(path);
  const changed = await staff.put(path, { place: "Depozit", version });
  expect(changed.body.data).toMatchObject({ place: "Depozit", commission: "" });
  expect((await staff.delete(`${path}?version=${version}`)).status).toBe(409);
  expect((await staff.delete(`${path}?version=${version + 1}`)).status).toBe(200);
  expect((await staff.get(path)).status).toBe(404);
});

it("the stock count report shows place, commission and counted products, and values only with costs:view", async () => {
  const { path, ids, id } = await aCount(10);
  await staff.put(path, {
    place: "Depozit Cluj",
    commission: "Ana Pop",
    version: (await countOf(path)).version,
  });
  await count(path, ids[0] ?? 0, 8);
  const clerk = await aPerson(shop, { permissions: ["purchasing:view"] });
  const [whole, hidden] = await Promise.all([staff, clerk].map((person) => minutes(id, person)));
  for (const text of ["verbal de inventariere", "Depozit Cluj", "Ana Pop", `COD-${ids[0]}`])
    expect(whole).toContain(text);
  expect(whole).toContain("Valoare scriptică: 20,00 lei; valoare faptică: 16,00 lei");
  expect([whole, hidden].map((text) => text?.includes("4,00"))).toEqual([true, false]);
  expect((await clerk.post(`${path}/post`, { version: 1 })).status).toBe(403);
});

async function minutes(id: number, person: { headers: Record<string, string> }): Promise<string> {
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...person.headers };
  const answer = await shop.api.fetch(
    new Request(`http://api.test${API_BASE}/staff/stock-counts/${id}/minutes`, { headers }),
  );
  return pdfText(new Uint8Array(await answer.arrayBuffer()));
}

it("a count at a stock place expects only the pieces there, includes an arriving transfer, and corrects that place", async () => {
  const { ids } = await aCount(10, 5);
  const [soap = 0, mop = 0] = ids;
  const placed = await staff.post("/staff/stock-places", { name: `Loc de inventar ${soap}` });
  const placeId = placed.body.data.stock_placeID;
  await staff.post(`/staff/stock-places/${placeId}/movements`, { code: `COD-${soap}`, quantity: 4 });
  const { body: begun } = await staff.post("/staff/stock-counts", { scope: "all", stock_placeID: placeId });
  expect(begun.data).toMatchObject({ lines: 1, stock_placeID: placeId, place: `Loc de inventar ${soap}` });
  const path = `/staff/stock-counts/${begun.data.stock_countID}`;
  await count(path, soap, 3);
  await count(path, mop, 1);
  const { body: transfer } = await staff.post("/staff/stock-transfers", { from: null, to: placeId });
  const arriving = `/staff/stock-transfers/${transfer.data.stock_transferID}`;
  await staff.post(`${arriving}/lines`, { code: `COD-${soap}`, pieces: 2 });
  for (const act of ["send", "receive"]) {
    const { version } = await countOf(arriving);
    await staff.post(`${arriving}/${act}`, { version, rest: "whole" });
  }
  expect(await linesOf(path, "?show=different")).toMatchObject([
    { productID: soap, expected: 4, difference: -1 },
    { productID: mop, expected: 0, difference: 1 },
  ]);
  expect((await post(path)).body.data).toMatchObject({ state: "posted", surplus: 1, missing: 1 });
  const goods = async () => (await staff.get(`/staff/stock-places/${placeId}/goods`)).body.data;
  expect(await goods()).toMatchObject([
    { productID: soap, pieces: 5 },
    { productID: mop, pieces: 1 },
  ]);
  expect(await Promise.all([soap, mop].map((id) => stockOf(shop, id)))).toEqual([8, 5]);
  expect(await brokenCosts(shop)).toEqual([]);
  await staff.post(`${path}/undo`, { reason: "Greșit" });
  expect(await goods()).toMatchObject([{ productID: soap, pieces: 6 }]);
  expect(await brokenCosts(shop)).toEqual([]);
});
