import { expect, it } from "vitest";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { anOrder, openSellingShop } from "../../../testing/test-orders.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { planReplenishment } from "./replenishment.tasks.ts";

const shop = await openSellingShop();
const { staff } = shop;
const now = () => new Date();
const plan = () => planReplenishment({ db: shop.db, now });

let made = 9_000;
async function product(stock: number): Promise<{ id: number; code: string }> {
  made += 1;
  await shop.api.importShop({ products: [aProduct({ id: made, stock })] });
  return { id: made, code: `COD-${made}` };
}
async function aSupplierOf(code: string, fields: object = {}): Promise<number> {
  made += 1;
  const { body } = await staff.post("/staff/suppliers", { name: `Furnizorul ${made}`, lead_days: 5 });
  const offer = { product_code: code, code: "F", pack: 12, price: 30, is_preferred: true, ...fields };
  await staff.post(`/staff/suppliers/${body.data.supplierID}/offers`, offer);
  return body.data.supplierID;
}
const setLevels = async (id: number, levels: object) => {
  const { version } = (await staff.get(`/staff/products/${id}/supply`)).body.data;
  return staff.put(`/staff/products/${id}/supply`, { ...levels, version });
};
const listed = async (query: string) => (await staff.get(`/staff/replenishment?${query}`)).body.data;

it("levels are proposed from the sales of 90 days, and the proposed order is in whole packs", async () => {
  const { id, code } = await product(40);
  const supplier = await aSupplierOf(code);
  await anOrder(shop, { lines: [{ product: id, quantity: 36 }] });
  await plan();
  expect(await listed(`supplier=${supplier}`)).toMatchObject([
    // At 0.4 pieces a day, the minimum covers 12 days (5 until delivery, 7 in reserve), and the target 30 more.
    {
      product_code: code,
      stock: 4,
      minimum: 5,
      target: 17,
      sold_90: 36,
      cover_days: 10,
      is_proposed: true,
      pieces: 24,
      cost: 60,
    },
  ]);
  const summary = (await staff.get("/staff/replenishment/suppliers")).body.data;
  expect(summary).toContainEqual(
    expect.objectContaining({ supplierID: supplier, products: 1, currency: "RON", cost: 60 }),
  );
});

it("levels set by staff replace the proposals, even for products without a supplier", async () => {
  const { id, code } = await product(3);
  expect((await setLevels(id, { minimum: 5, target: 4 })).body.errors).toEqual({
    target: ["Stocul dorit trebuie să fie cel puțin egal cu cel minim."],
  });
  expect((await setLevels(id, { minimum: 5, target: 8 })).body.data).toMatchObject({ minimum: 5, target: 8 });
  const stale = { minimum: 1, target: 1, version: 0 };
  expect((await staff.put(`/staff/products/${id}/supply`, stale)).status).toBe(409);
  const none = await listed("supplier=none");
  expect(none).toContainEqual(
    expect.objectContaining({ product_code: code, supplierID: null, pieces: 5, is_proposed: false }),
  );
  await setLevels(id, { minimum: null, target: null });
  expect(JSON.stringify(await listed("supplier=none"))).not.toContain(code);
});

it("concurrent order requests create only one draft per supplier", async () => {
  const [one, other] = [await product(0), await product(0)];
  const suppliers = [await aSupplierOf(one.code), await aSupplierOf(other.code)];
  for (const { id } of [one, other]) await setLevels(id, { minimum: 6, target: 12 });
  const lines = [one, other].map(({ id }, at) => ({ productID: id, supplierID: suppliers[at], pieces: 12 }));
  const press = () => staff.post("/staff/replenishment/orders", { lines });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.flatMap(({ body }) => body.data.orders)).toHaveLength(2);
  expect(answers.flatMap(({ body }) => body.data.skipped).toSorted()).toEqual([one.code, other.code]);
  const orders = (await staff.get(`/staff/purchase-orders?supplier=${suppliers[0]}`)).body.data;
  expect(orders).toMatchObject([{ state: "draft", pieces: 12, total: 30 }]);
  expect(await listed(`supplier=${suppliers[0]}`)).toEqual([]);
  const { purchase_orderID: order, version } = orders[0];
  await staff.post(`/staff/purchase-orders/${order}/send`, { version });
  const supply = (await staff.get(`/staff/products/${one.id}/supply`)).body.data;
  expect(supply.expected).toMatchObject([{ purchase_orderID: order, pieces: 12 }]);
  await staff.post(`/staff/purchase-orders/${order}/cancel`, { reason: "Nu mai au" });
  expect(await listed(`supplier=${suppliers[0]}`)).toMatchObject([{ product_code: one.code, coming: 0 }]);
});

it("no draft is created if one of the suppliers is archived", async () => {
  const [one, other] = [await product(0), await product(0)];
  const suppliers = [await aSupplierOf(one.code), await aSupplierOf(other.code)];
  await staff.put(`/staff/suppliers/${suppliers[1]}`, { is_active: false, version: 1 });
  const lines = [one, other].map(({ id }, at) => ({ productID: id, supplierID: suppliers[at], pieces: 12 }));
  const { status, body } = await staff.post("/staff/replenishment/orders", { lines });
  expect([status, Object.keys(body.errors)]).toEqual([422, ["supplierID"]]);
  expect((await staff.get(`/staff/purchase-orders?supplier=${suppliers[0]}`)).body.data).toEqual([]);
});

it("products in stock without a sale for 120 days are listed with the value of their stock", async () => {
  const [slow, sold] = [await product(7), await product(7)];
  await plan();
  await shop.query("update product_supply set stocked_on = current_date - 200 where product_id = any($1)", [
    [slow.id, sold.id],
  ]);
  await anOrder(shop, { lines: [{ product: sold.id, quantity: 1 }] });
  await plan();
  const found = async (code: string) => (await staff.get(`/staff/slow-movers?q=${code}`)).body.data;
  expect(await found(sold.code)).toEqual([]);
  expect(await found(slow.code)).toMatchObject([{ stock: 7, last_sold_on: null, value: null }]);
  await staff.post(`/staff/products/${slow.id}/cost`, { unit_cost: 2 });
  expect(await found(slow.code)).toMatchObject([{ value: 14 }]);
});

it("people without costs:view see quantities but no cost", async () => {
  const { id, code } = await product(0);
  // Timestamps cannot contain these digits as seconds.
  const supplier = await aSupplierOf(code, { price: 97.77 });
  await setLevels(id, { minimum: 1, target: 12 });
  await staff.post(`/staff/products/${id}/cost`, { unit_cost: 97.77 });
  const person = await aPerson(shop, { permissions: ["purchasing:view"] });
  const pages = [
    `/staff/replenishment?supplier=${supplier}`,
    "/staff/replenishment/suppliers",
    "/staff/slow-movers",
  ];
  const answers = await Promise.all(pages.map(async (page) => (await person.get(page)).body));
  expect(answers[0].data).toMatchObject([{ product_code: code, pieces: 12, cost: null }]);
  expect(JSON.stringify(answers)).not.toContain("97.77");
});

it("products with low stock and no minimum are listed without a proposal and can be ordered", async () => {
  const counts = async () => (await staff.get("/staff/replenishment/low-stock")).body.data;
  const before = await counts();
  const { id, code } = await product(0);
  await product(1_000);
  const supplierID = await aSupplierOf(code);
  const grown = async () => {
    const now = await counts();
    expect(now.products).toBe(now.below_minimum + now.without_minimum + now.others);
    return [
      now.products - before.products,
      now.below_minimum - before.below_minimum,
      now.others - before.others,
    ];
  };
  expect(await grown()).toEqual([1, 0, 0]);
  const low = `supplier=${supplierID}&show=low`;
  expect(await listed(low)).toMatchObject([{ product_code: code, minimum: 0, pieces: 0, stock: 0 }]);
  expect(await listed(`supplier=${supplierID}`)).toEqual([]);
  await setLevels(id, { minimum: 6, target: 12 });
  expect(await grown()).toEqual([1, 1, 0]);
  expect(await listed(low)).toEqual([]);
  const lines = [{ productID: id, supplierID, pieces: 12 }];
  expect((await staff.post("/staff/replenishment/orders", { lines })).body.data.orders).toHaveLength(1);
  expect(await grown()).toEqual([1, 0, 1]);
});
