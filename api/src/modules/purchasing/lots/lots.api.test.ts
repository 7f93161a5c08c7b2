import { expect, it } from "vitest";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { anOrder, moveTo, openSellingShop } from "../../../testing/test-orders.ts";

const shop = await openSellingShop();
const { staff } = shop;

async function aProductByLots(id: number): Promise<string> {
  await shop.api.importShop({ products: [aProduct({ id, stock: 10 })] });
  const path = `/staff/products/${id}/lots`;
  await staff.put(path, { by_lots: true });
  await staff.post(path, { code: "A", expires_on: "2097-01-01", pieces: 3, expected: 10 });
  await staff.post(path, { code: "B", expires_on: "2020-01-01", pieces: 2, expected: 7 });
  await staff.post(path, { code: "C", expires_on: "2096-01-01", pieces: 3, expected: 5 });
  return path;
}
const state = async (path: string) => {
  const { lots, without_lot: free } = (await staff.get(path)).body.data;
  return [...lots.map(({ code, pieces }: { code: string; pieces: number }) => `${code}${pieces}`), free];
};

it("pieces without a lot move to lots, never more than there are", async () => {
  const path = await aProductByLots(990);
  expect(await state(path)).toEqual(["B2", "C3", "A3", 2]);
  const lot = { code: "D", expires_on: null, pieces: 3 };
  expect((await staff.post(path, { ...lot, expected: 2 })).body.errors).toHaveProperty("pieces");
  const late = await staff.post(path, { ...lot, expected: 5 });
  expect([late.status, late.body.data]).toEqual([409, { productID: 990, without_lot: 2 }]);
});

it("shipping takes the first lot to expire, and expired lots last", async () => {
  const path = await aProductByLots(991);
  const order = await anOrder(shop, { lines: [{ product: 991, quantity: 4 }] });
  expect(await state(path)).toEqual(["B2", "C3", "A3", 2]);
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  expect(await state(path)).toEqual(["B2", "A2", 2]);
  const rest = await anOrder(shop, { lines: [{ product: 991, quantity: 5 }] });
  await moveTo(shop, rest, "confirmed", "preparing", "shipped");
  expect(await state(path)).toEqual(["B1", 0]);
});

it("corrections take pieces without a lot first, then the first to expire", async () => {
  const path = await aProductByLots(992);
  await staff.post("/staff/products/992/stock", { reason: "correction", quantity: -3 });
  expect(await state(path)).toEqual(["B1", "C3", "A3", 0]);
  await staff.post("/staff/products/992/stock", { reason: "correction", quantity: 4 });
  expect(await state(path)).toEqual(["B1", "C3", "A3", 4]);
});

it("turning lots off empties them, and pieces have no lot when they are turned on again", async () => {
  const path = await aProductByLots(993);
  expect((await staff.put(path, { by_lots: false })).body.data).toMatchObject({ by_lots: false, lots: [] });
  await staff.put(path, { by_lots: true });
  expect(await state(path)).toEqual([10]);
});

it("pieces that come back return to the lot with which they left", async () => {
  const path = await aProductByLots(994);
  const order = await anOrder(shop, { lines: [{ product: 994, quantity: 4 }] });
  await moveTo(shop, order, "confirmed", "preparing", "shipped", "refused");
  expect(await state(path)).toEqual(["B2", "C3", "A3", 2]);
});

it("two parcels that ship at once take each piece of a lot once", async () => {
  const path = await aProductByLots(995);
  const orders = await Promise.all(
    [3, 4].map(async (quantity) => {
      const order = await anOrder(shop, { lines: [{ product: 995, quantity }] });
      await moveTo(shop, order, "confirmed", "preparing");
      return order;
    }),
  );
  await Promise.all(orders.map(async (order) => moveTo(shop, order, "shipped")));
  expect(await state(path)).toEqual(["B2", 1]);
});

it("two people who assign the same pieces at once do so once", async () => {
  const path = await aProductByLots(996);
  const lot = { code: "D", expires_on: null, pieces: 2, expected: 2 };
  const answers = await Promise.all([staff.post(path, lot), staff.post(path, lot)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await state(path)).toEqual(["B2", "C3", "A3", "D2", 0]);
});

it("a mistyped lot is corrected with the pieces that have left, unless a colleague changed it", async () => {
  const path = await aProductByLots(997);
  const { lots } = (await staff.get(path)).body.data;
  const { lotID, code, expires_on, pieces } = lots.find((lot: { code: string }) => lot.code === "C");
  const expected = { code, expires_on, pieces };
  const typed = { code: "C-1", expires_on: "2098-01-01", pieces: 2 };
  const many = await staff.put(`${path}/${lotID}`, { ...typed, pieces: 6, expected });
  expect(many.body.errors).toEqual({ pieces: ["Lotul poate avea cel mult 5 buc."] });
  await staff.put(`${path}/${lotID}`, { ...typed, expected });
  expect(await state(path)).toEqual(["B2", "A3", "C-12", 3]);
  const late = await staff.put(`${path}/${lotID}`, { ...typed, expected });
  expect([late.status, late.body.data]).toEqual([409, { lotID, ...typed }]);
  expect((await staff.put(`/staff/products/996/lots/${lotID}`, { ...typed, expected: typed })).status).toBe(
    404,
  );
});
