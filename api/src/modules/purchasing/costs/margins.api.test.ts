import { expect, it } from "vitest";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { brokenCosts, costEntries, costOf } from "../../../testing/test-costs.ts";
import { aDeliveredOrder, anOrder, moveTo, openSellingShop } from "../../../testing/test-orders.ts";
import { aReturnOf } from "../../../testing/test-returns.ts";
import { aPerson } from "../../../testing/test-staff.ts";

const shop = await openSellingShop();
const DAY = romanianDay(new Date());

async function aNewProduct(id: number, unitCost?: number): Promise<number> {
  // 121 lei with 21 % VAT: 100 lei net.
  await shop.api.importShop({
    products: [aProduct({ id, stock: 10, prices: [{ bani: 121_00, from: new Date("2020-01-01") }] })],
  });
  if (unitCost !== undefined) await shop.staff.post(`/staff/products/${id}/cost`, { unit_cost: unitCost });
  return id;
}
const marginOf = async ({ id }: { id: number }) =>
  (await shop.staff.get(`/staff/orders/${id}/margin`)).body.data;
const figures = async () => (await shop.staff.get(`/staff/figures/margin?from=${DAY}&to=${DAY}`)).body.data;

it("an order's margin uses the average cost until shipping and the recorded cost afterwards", async () => {
  const id = await aNewProduct(980, 60);
  const order = await anOrder(shop, { lines: [{ product: id, quantity: 2 }] });
  expect(await marginOf(order)).toMatchObject({ net: 200, cost: 120, margin: 80, percent: 40 });
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  await shop.staff.post(`/staff/products/${id}/stock`, { reason: "correction", quantity: -8 });
  expect(await marginOf(order)).toMatchObject({
    cost: 120,
    lines: [{ net: 200, cost: 120, margin: 80, percent: 40 }],
  });
});

it("the margin of goods that shipped before tracking began is unknown", async () => {
  const id = await aNewProduct(981);
  const order = await aDeliveredOrder(shop, { lines: [{ product: id }] });
  const before = await figures();
  await shop.staff.post(`/staff/products/${id}/cost`, { unit_cost: 60 });
  expect(await marginOf(order)).toMatchObject({ net: 100, cost: null, margin: null, percent: null });
  expect(before.now.unknown).toBe(100);
});

it("restocked goods of a return regain their recorded cost, and the period's margin subtracts the return", async () => {
  const id = await aNewProduct(982, 50);
  const before = await figures();
  const order = await aDeliveredOrder(shop, { lines: [{ product: id, quantity: 2 }] });
  expect((await figures()).now.margin - before.now.margin).toBe(100);
  expect(await costOf(shop, id)).toEqual({ pieces: 8, value_bani: 400_00 });
  const created = await shop.staff.post("/staff/returns", aReturnOf(order, [[id, 1]]));
  const { id: returnId, number } = created.body.data;
  for (const status of ["approved", "on_the_way", "received", "refunded"])
    await shop.staff.put(`/staff/returns/${returnId}`, { status });
  expect(await marginOf(order)).toMatchObject({ net: 100, cost: 100, margin: 0 });
  await shop.staff.post(`/staff/products/${id}/stock`, {
    reason: "return",
    quantity: 1,
    reference: `Retur ${number}`,
  });
  expect((await costEntries(shop, id)).at(-1)).toMatchObject({
    kind: "returned",
    pieces: 1,
    value_bani: 50_00,
    line_id: expect.anything(),
  });
  expect(await marginOf(order)).toMatchObject({ net: 100, cost: 50, margin: 50 });
  const after = await figures();
  expect(after.now.margin - before.now.margin).toBe(50);
  for (const groups of [after.products, after.brands, after.customers])
    expect(groups.length).toBeGreaterThan(0);
  const sum = (groups: { margin: number }[]) => groups.reduce((all, { margin }) => all + (margin ?? 0), 0);
  expect(sum(after.products)).toBeCloseTo(after.now.margin, 4);
  expect(sum(after.customers)).toBeCloseTo(after.now.margin, 4);
  expect(await brokenCosts(shop)).toEqual([]);
});

it("a price below cost or below the minimum margin gets a warning", async () => {
  const id = await aNewProduct(983, 60);
  const warn = async (price: number) =>
    (await shop.staff.post("/staff/margin-checks", { prices: [{ productID: id, price }] })).body.data[0];
  expect(await warn(121)).toEqual({ productID: id, net: 100, average: 60, percent: 40, warning: null });
  expect((await warn(60.5)).warning).toBe("Sub cost: 50,00 lei fără TVA, iar costul mediu este 60,00 lei.");
  await shop.api.importShop({ settings: { margins: { minimumPercent: 45 } } });
  expect((await warn(121)).warning).toContain("Marja este 40 %, sub minimul de 45 %");
  const blind = await aPerson(shop, { permissions: ["prices:edit", "figures:view", "books:view"] });
  expect((await blind.post("/staff/margin-checks", { prices: [] })).status).toBe(403);
  expect((await blind.post(`/staff/products/${id}/cost`, { unit_cost: 1 })).status).toBe(403);
});

it("the expected margin of placed orders uses today's average cost before and after shipping", async () => {
  const [known, unknown] = [await aNewProduct(984, 60), await aNewProduct(985)];
  const before = (await figures()).expected;
  const order = await anOrder(shop, {
    lines: [
      { product: known, quantity: 2 },
      { product: unknown, quantity: 1 },
    ],
  });
  const grown = async () => {
    const { net, cost, margin, unknown: open } = (await figures()).expected;
    return [net - before.net, cost - before.cost, margin - before.margin, open - before.unknown];
  };
  expect(await grown()).toEqual([200, 120, 80, 100]);
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  expect(await grown()).toEqual([200, 120, 80, 100]);
  await moveTo(shop, await anOrder(shop, { lines: [{ product: known }] }), "cancelled");
  expect(await grown()).toEqual([200, 120, 80, 100]);
});
