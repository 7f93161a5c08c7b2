import { expect, it } from "vitest";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { amended, goods } from "../../../testing/test-amendments.ts";
import { aPerson } from "../../../testing/test-staff.ts";
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

it("pieces without a lot can be assigned to lots, but not more than there are", async () => {
  const path = await aProductByLots(990);
  expect(await state(path)).toEqual(["B2", "C3", "A3", 2]);
  const lot = { code: "D", expires_on: null, pieces: 3 };
  expect((await staff.post(path, { ...lot, expected: 2 })).body.errors).toHaveProperty("pieces");
  const late = await staff.post(path, { ...lot, expected: 5 });
  expect([late.status, late.body.data]).toEqual([409, { productID: 990, without_lot: 2 }]);
});

it("shipping takes pieces of the lot that expires first, and of expired lots last", async () => {
  const path = await aProductByLots(991);
  const order = await anOrder(shop, { lines: [{ product: 991, quantity: 4 }] });
  expect(await state(path)).toEqual(["B2", "C3", "A3", 2]);
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  expect(await state(path)).toEqual(["B2", "A2", 2]);
  const nextOrder = await anOrder(shop, { lines: [{ product: 991, quantity: 5 }] });
  await moveTo(shop, nextOrder, "confirmed", "preparing", "shipped");
  expect(await state(path)).toEqual(["B1", 0]);
});

it("corrections take pieces without a lot first, then of the lot that expires first", async () => {
  const path = await aProductByLots(992);
  await staff.post("/staff/products/992/stock", { reason: "correction", quantity: -3 });
  expect(await state(path)).toEqual(["B1", "C3", "A3", 0]);
  await staff.post("/staff/products/992/stock", { reason: "correction", quantity: 4 });
  expect(await state(path)).toEqual(["B1", "C3", "A3", 4]);
});

it("turning lot tracking off empties the lots, and turning it on again starts with no pieces in lots", async () => {
  const path = await aProductByLots(993);
  expect((await staff.put(path, { by_lots: false })).body.data).toMatchObject({ by_lots: false, lots: [] });
  await staff.put(path, { by_lots: true });
  expect(await state(path)).toEqual([10]);
});

it("returned pieces go back to the lot with which they shipped", async () => {
  const path = await aProductByLots(994);
  const order = await anOrder(shop, { lines: [{ product: 994, quantity: 4 }] });
  await moveTo(shop, order, "confirmed", "preparing", "shipped", "refused");
  expect(await state(path)).toEqual(["B2", "C3", "A3", 2]);
});

it("two parcels shipped concurrently take each piece of a lot once", async () => {
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

it("two people who assign the same pieces concurrently assign them once", async () => {
  const path = await aProductByLots(996);
  const lot = { code: "D", expires_on: null, pieces: 2, expected: 2 };
  const answers = await Promise.all([staff.post(path, lot), staff.post(path, lot)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await state(path)).toEqual(["B2", "C3", "A3", "D2", 0]);
});

it("correcting a mistyped lot also changes pieces already sold, unless a colleague changed the lot", async () => {
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

let keys = 0;
async function pack(order: { id: number }, product: number, pieces: number) {
  const body = { code: `${pieces}*COD-${product}`, key: `lot${(keys += 1)}`, orderid: order.id };
  return (await staff.post("/staff/packing/scan", body)).body.data;
}
async function toPack(product: number, quantity: number) {
  const order = await anOrder(shop, { lines: [{ product, quantity }] });
  await moveTo(shop, order, "confirmed");
  return order;
}
const packingOf = async ({ id }: { id: number }) => {
  const [line] = (await staff.get(`/staff/packing/${id}`)).body.data.lines;
  const shown = (lots: { code: string; pieces: number }[]) =>
    lots.map(({ code, pieces }) => `${code}${pieces}`);
  return [shown(line.lots), shown(line.other_lots), shown(line.expired_lots)];
};
const lotId = async (path: string, code: string): Promise<number> =>
  (await staff.get(path)).body.data.lots.find((lot: { code: string }) => lot.code === code).lotID;

it("packing shows the lots to take, and the packed lot is the one that ships and is returned", async () => {
  const path = await aProductByLots(1000);
  const [one, two] = [await toPack(1000, 2), await toPack(1000, 3)];
  expect(await packingOf(one)).toEqual([["C2"], ["A3"], ["B2"]]);
  const choose = (order: { id: number }, lotID: number) =>
    staff.put(`/staff/packing/${order.id}/lot`, { productid: 1000, lotID });
  const a = await lotId(path, "A");
  expect((await choose(one, a)).status).toBe(200);
  expect(await packingOf(one)).toEqual([["A2"], ["C3"], ["B2"]]);
  expect((await choose(one, await lotId(path, "B"))).status, "an expired lot").toBe(409);
  await pack(two, 1000, 3);
  expect(await packingOf(two), "the other order has two pieces of A").toEqual([["C3"], ["A1"], ["B2"]]);
  const picked = (await staff.get(`/staff/pick-list?ids=${one.id},${two.id}`)).body.data.products;
  expect(picked[0].lots).toMatchObject([
    { code: "C", pieces: 3 },
    { code: "A", pieces: 2 },
  ]);
  await pack(one, 1000, 2);
  await Promise.all([moveTo(shop, one, "shipped"), moveTo(shop, two, "shipped")]);
  expect(await state(path)).toEqual(["B2", "A1", 2]);
  await moveTo(shop, one, "refused");
  expect(await state(path)).toEqual(["B2", "A3", 2]);
});

it("an order reduced after packing releases its packed lots to other orders", async () => {
  const path = await aProductByLots(1001);
  const order = await toPack(1001, 3);
  await pack(order, 1001, 2);
  await amended(shop, order, { items: goods([1001, 2]) });
  expect(await packingOf(order)).toEqual([["C2"], ["A3"], ["B2"]]);
  await moveTo(shop, order, "preparing", "shipped");
  expect(await state(path)).toEqual(["B2", "C1", "A3", 2]);
  const other = await toPack(1001, 1);
  expect((await packingOf(other))[0]).toEqual(["C1"]);
});

it("an order takes the next lot if another order's packed pieces leave too few in the first", async () => {
  const path = await aProductByLots(1002);
  const packed = await toPack(1002, 3);
  await pack(packed, 1002, 1);
  const unpacked = await toPack(1002, 2);
  await moveTo(shop, unpacked, "preparing", "shipped");
  expect(await state(path), "C is packed").toEqual(["B2", "C3", "A1", 2]);
  await moveTo(shop, packed, "preparing", "shipped");
  expect(await state(path)).toEqual(["B2", "A1", 2]);
});

it("a count below the sum of the lots empties the first to expire", async () => {
  const path = await aProductByLots(1003);
  const counted = { reason: "correction", counted: 4, expected: 10 };
  expect((await staff.post("/staff/products/1003/stock", counted)).status).toBe(200);
  expect(await state(path)).toEqual(["C1", "A3", 0]);
});

it("an expired lot can be removed from stock at its cost, and restored once", async () => {
  const path = await aProductByLots(1004);
  await staff.put("/staff/products/1004/cost", { cost: 2 });
  const id = await lotId(path, "B");
  const listed = async (query: string, person = staff) =>
    (await person.get(`/staff/lots?q=COD-1004&${query}`)).body.data.map(
      ({ code, is_expired: isExpired, pieces, value }: Record<string, unknown>) => [
        code,
        isExpired,
        pieces,
        value,
      ],
    );
  const keeper = await aPerson(shop, { permissions: ["stock:view"] });
  expect(await listed("days=30", keeper)).toEqual([["B", true, 2, null]]);
  expect((await listed("days=all")).map(([code]: unknown[]) => code)).toEqual(["B", "C", "A"]);
  const discard = (pieces: number, expected = 2) =>
    staff.post(`/staff/lots/${id}/discard`, { pieces, expected, reason: "Expirat" });
  expect((await discard(3)).body.errors).toEqual({
    pieces: ["Lotul are doar 2 buc.: scrie cel mult acest număr."],
  });
  const order = await anOrder(shop, { lines: [{ product: 1004, quantity: 9 }] });
  expect((await discard(2)).body.errors).toEqual({
    pieces: ["Celelalte bucăți sunt rezervate pentru comenzi: scrie cel mult 1."],
  });
  await moveTo(shop, order, "cancelled");
  const answers = await Promise.all([discard(2), discard(2)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await state(path)).toEqual(["C3", "A3", 2]);
  const { discards } = (await staff.get(`/staff/lots/${id}`)).body.data;
  expect(discards).toMatchObject([{ pieces: 2, is_restored: false }]);
  const restore = () => staff.post(`/staff/lots/${id}/restore`, { discardID: discards[0].discardID });
  await Promise.all([restore(), restore()]);
  expect(await state(path)).toEqual(["B2", "C3", "A3", 2]);
  expect((await staff.get(`/staff/lots/${id}`)).body.data.discards).toMatchObject([{ is_restored: true }]);
});

it("a lot lists the customers who kept its pieces, but only to staff who may see customers", async () => {
  const path = await aProductByLots(1005);
  const [accepted, refused] = [await toPack(1005, 2), await toPack(1005, 1)];
  const id = await lotId(path, "C");
  for (const order of [accepted, refused]) await moveTo(shop, order, "preparing", "shipped");
  await moveTo(shop, refused, "refused");
  const sales = (await staff.get(`/staff/lots/${id}/sales`)).body;
  expect(sales.data).toMatchObject([
    {
      orderid: accepted.id,
      number: accepted.number,
      pieces: 2,
      name: "Ana Pop",
      phone: expect.stringMatching(/\d/),
    },
  ]);
  expect(sales.meta.total).toBe(1);
  const keeper = await aPerson(shop, { permissions: ["stock:view", "stock:edit", "orders:view"] });
  expect((await keeper.get(`/staff/lots/${id}/sales`)).status).toBe(403);
});

it("an order's lines show their packed lots, and later the shipped ones", async () => {
  await aProductByLots(1006);
  const order = await anOrder(shop, {
    lines: [
      { product: 1006, quantity: 4 },
      { product: 990, quantity: 1 },
    ],
  });
  await moveTo(shop, order, "confirmed");
  const shown = async () =>
    (await staff.get(`/staff/orders/${order.id}/lots`)).body.data.map(
      ({ itemID, code, pieces }: Record<string, unknown>) => [itemID, code, pieces],
    );
  expect(await shown()).toEqual([]);
  await pack(order, 1006, 4);
  const [{ id: itemID }] = (await staff.get(`/staff/orders/${order.id}`)).body.data.items;
  const taken = [
    [itemID, "C", 3],
    [itemID, "A", 1],
  ];
  expect(await shown()).toEqual(taken);
  await pack(order, 990, 1);
  await moveTo(shop, order, "preparing", "shipped");
  expect((await shown()).filter(([id]: unknown[]) => id === itemID)).toEqual(taken);
  await moveTo(shop, order, "refused");
  expect(await shown()).toEqual([]);
});

it("the dashboard counts lots that have expired or expire within 30 days, and lists the earliest first", async () => {
  const path = await aProductByLots(1007);
  const row = async () =>
    (await staff.get("/staff/dashboard")).body.data.find(
      ({ kind }: { kind: string }) => kind === "expiring_lots",
    );
  const before = await row();
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await staff.post(path, { code: "SOON", expires_on: soon, pieces: 2, expected: 2 });
  const { count, deadline, details } = await row();
  expect(count).toBe(before.count + 1);
  expect(deadline).toMatchObject({ until: "2020-01-01", state: "late" });
  expect(details).toHaveLength(5);
  expect(details[0]).toMatch(/, lot B \(expirat\)$/);
});
