import { describe, expect, it } from "vitest";
import { goods, previewed } from "../../../testing/test-amendments.ts";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import { aVoucher, orderLines } from "../../../testing/test-offers.ts";
import {
  aCart,
  aCompanyBody,
  anOrderBody,
  aPlace,
  brokenBooks,
  openSellingShop,
  orderOf,
} from "../../../testing/test-orders.ts";

const shop = await openSellingShop();
const { staff } = shop;
const CUI = "14399840";
const SINCE = "2026-01-01T00:00:00Z";

const send = (body: object) => staff.post("/staff/price-lists", { starts_at: SINCE, ...body });
async function aList(body: object): Promise<{ listID: number; version: number }> {
  const { status, body: answer } = await send({ name: "Cantine", ...body });
  expect([status, answer.errors]).toEqual([200, undefined]);
  return answer.data;
}
const remove = ({ listID, version }: { listID: number; version: number }) =>
  staff.delete(`/staff/price-lists/${listID}?version=${version}`);
const LEMON = { target: "product", code: "" };

async function codeOf(id: number): Promise<string> {
  const [row] = await shop.query<{ code: string }>("select code from product where id = $1", [id]);
  return row?.code ?? "";
}
async function lemonAt(price: number, from = 1) {
  return { ...LEMON, code: await codeOf(PRODUCT.lemon), price, from };
}
async function addCompany(client: LoggedIn, fiscalcode = CUI): Promise<number> {
  const place = { countyID: 12, cityID: 2, streetaddress: "Str. Lungă 1" };
  await client.post("/user/companies", { type: "sc", name: "Curat SRL", fiscalcode, ...place });
  return (await client.get("/user/companies")).body.data.at(-1).companyID;
}
const netOf = async (asker: Asker) =>
  (await shop.get(`/products/${PRODUCT.lemon}`, asker)).body.data.price_net;
const choose = (client: LoggedIn, companyID: number | null) => client.put("/user/buying-for", { companyID });

const itemsOf = ({ products }: { products: { productID?: number; price: number }[] }) => products;
type Asker = { headers?: Record<string, string> };
/** Returns the lemon product's price from each response that shows it. */
async function pricesFor(asker: Asker): Promise<Record<string, number>> {
  const read = async (path: string) => (await shop.get(path, asker)).body.data;
  const priceIn = (items: { productID?: number; price: number }[]) =>
    items.find(({ productID }) => productID === PRODUCT.lemon)?.price ?? -1;
  const added = await shop.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1, options: null }, asker);
  const name = encodeURIComponent((await read(`/products/${PRODUCT.lemon}`)).info.product);
  return {
    page: (await read(`/products/${PRODUCT.lemon}`)).price,
    list: priceIn(await read("/products?perPage=50")),
    search: priceIn(await read(`/search/${name}?perPage=50`)),
    suggestion: priceIn(await read(`/search/suggestion/${name}`)),
    related: priceIn((await read(`/products/${PRODUCT.lavender}/related`)).flatMap(itemsOf)),
    cart: added.body.data.cartitems[0].price,
  };
}

describe("price lists", () => {
  it("a price list changes prices in every response for its member and for no other customer", async () => {
    const [one, other] = [await loginAs(shop), await loginAs(shop)];
    const lists = [
      await aList({ name: "Unu", members: [{ customer: one.email }], rows: [await lemonAt(11.11)] }),
      await aList({
        name: "Doi",
        members: [{ customer: String(other.id) }],
        rows: [{ target: "all", percent: 20 }],
      }),
    ];
    const all = (price: number) => ({
      page: price,
      list: price,
      search: price,
      suggestion: price,
      related: price,
      cart: price,
    });
    for (const round of [1, 2]) {
      expect(await pricesFor(one), `the first, ${round}`).toEqual(all(11.11));
      expect(await pricesFor(other), `the second, ${round}`).toEqual(all(10));
      expect(await pricesFor({}), `a stranger, ${round}`).toEqual(all(12.5));
    }
    const page = (await one.get(`/products/${PRODUCT.lemon}`)).body.data;
    expect(page).toMatchObject({ oldprice: null, save_percent: 0 });
    expect(page.own_price).toEqual({
      public_price: 12.5,
      reason: "Lista „Unu”: 11.11 lei bucata.",
      steps: [],
    });
    expect((await shop.get(`/products/${PRODUCT.lemon}`)).body.data.own_price).toBeUndefined();
    await Promise.all(lists.map(remove));
    expect((await one.get(`/products/${PRODUCT.lemon}`)).body.data.price).toBe(12.5);
  });

  it("a price list's quantity steps apply in the cart, and order lines store the reason", async () => {
    const client = await loginAs(shop);
    const rows = [await lemonAt(12), await lemonAt(9.99, 5)];
    const list = await aList({ members: [{ customer: client.email }], rows });
    expect((await client.get(`/products/${PRODUCT.lemon}`)).body.data.own_price.steps).toEqual([
      { from: 1, price: 12 },
      { from: 5, price: 9.99 },
    ]);
    const { body } = await client.post(`/cart/add/${PRODUCT.lemon}`, { qty: 4, options: null });
    expect(body.data.cartitems[0]).toMatchObject({ price: 12, subtotal: 48 });
    const more = await client.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1, options: null });
    expect(more.body.data.cartitems[0]).toMatchObject({
      price: 9.99,
      subtotal: 49.95,
      price_reason: "Lista „Cantine”: 9.99 lei bucata, de la 5 buc.",
    });
    expect(more.body.data.cart_alerts).toEqual([]);
    const placed = await client.post("/orders", anOrderBody());
    expect(placed.status).toBe(200);
    expect((await orderLines(shop, placed))[0]).toMatchObject({
      unit_price_bani: 999,
      quantity: 5,
      price_reason: "Lista „Cantine”: 9.99 lei bucata, de la 5 buc.",
    });
    expect(await brokenBooks(shop)).toEqual({});
    await remove(list);
  });

  it("an order change preview keeps the price list prices of existing lines and applies price lists to added lines", async () => {
    const client = await loginAs(shop);
    const list = await aList({
      members: [{ customer: client.email }],
      rows: [await lemonAt(10), { target: "all", percent: 20 }],
    });
    await client.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1, options: null });
    const placed = await client.post("/orders", anOrderBody());
    const row = await orderOf(shop, placed.body.data.orderData.randomid);
    const rows = [await lemonAt(9), { target: "all", percent: 20 }];
    const changed = await staff.put(`/staff/price-lists/${list.listID}`, { rows, version: list.version });
    const items = goods([PRODUCT.lemon, 2], [PRODUCT.towels, 1]);
    const { preview } = await previewed(shop, { id: row.id }, { items });
    expect(preview.lines).toMatchObject([
      { quantity: 2, price: 10 },
      { quantity: 1, price: 36 },
    ]);
    await remove(changed.body.data);
  });

  it("checkout rejects an order once after its price list ends, then accepts the public price", async () => {
    const client = await loginAs(shop);
    const list = await aList({ members: [{ customer: client.email }], rows: [await lemonAt(10)] });
    await client.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1, options: null });
    await remove(list);
    const refused = await client.post("/orders", anOrderBody());
    expect(refused.status).toBe(422);
    expect(Object.values(refused.body.errors)).toEqual([["Prețul este acum 12.50 lei."]]);
    expect((await client.post("/orders", anOrderBody())).status).toBe(200);
  });

  it("price list prices never fall below the product's minimum price", async () => {
    const client = await loginAs(shop);
    const path = `/staff/products/${PRODUCT.lemon}/price-floor`;
    const list = await aList({ members: [{ customer: client.email }], rows: [await lemonAt(3)] });
    expect((await staff.put(path, { floor: 10.5, version: 0 })).body.data).toMatchObject({
      floor: 10.5,
      version: 1,
    });
    expect((await staff.put(path, { floor: 1, version: 0 })).status).toBe(409);
    expect((await client.get(`/products/${PRODUCT.lemon}`)).body.data.price).toBe(10.5);
    await staff.put(path, { floor: null, version: 1 });
    await remove(list);
  });

  it("a list price without VAT is stored as typed and sold with the product's VAT", async () => {
    const client = await loginAs(shop);
    const members = [{ customer: client.email }];
    const list = await aList({ is_net: true, members, rows: [await lemonAt(8.33)] });
    expect((await staff.get(`/staff/price-lists/${list.listID}`)).body.data).toMatchObject({
      is_net: true,
      rows: [{ price: 8.33 }],
    });
    const price = async () => (await client.get(`/products/${PRODUCT.lemon}`)).body.data.price;
    expect(await price()).toBe(10.08);
    const body = { code: await codeOf(PRODUCT.lemon), quantity: 1, member: client.email };
    const preview = await staff.post("/staff/price-lists/preview", body);
    expect(preview.body.data).toMatchObject({ price: 10.08, price_net: 8.33 });
    const path = `/staff/price-lists/${list.listID}`;
    const gross = await staff.put(path, { is_net: false, version: list.version });
    expect(await price()).toBe(8.33);
    await remove(gross.body.data);
  });

  it("vouchers do not apply to price list prices unless the list allows them", async () => {
    const client = await loginAs(shop);
    const code = await aVoucher(shop);
    let list = await aList({ members: [{ customer: client.email }], rows: [await lemonAt(10)] });
    await client.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1, options: null });
    const { body } = await client.post(`/cart/add/${PRODUCT.towels}`, { qty: 1, options: null });
    const applied = await shop.post(
      `/cart/add/voucher/${code}`,
      { code },
      { ...client, cart: body.data.qcartid },
    );
    expect(applied.body.data.coupon.value).toBe(4.5);
    const changed = await staff.put(`/staff/price-lists/${list.listID}`, {
      takes_vouchers: true,
      version: list.version,
    });
    list = changed.body.data;
    expect((await client.get("/cart")).body.data.coupon.value).toBe(5.5);
    await remove(list);
  });
});

describe("company price lists", () => {
  it("a company's price list applies to its listed accounts that buy for the company", async () => {
    const [buyer, stranger] = [await loginAs(shop), await loginAs(shop)];
    const members = [{ cui: `RO${CUI}`, customer: buyer.email }];
    const list = await aList({ members, rows: [await lemonAt(8)] });
    const price = async (who: LoggedIn) => (await who.get(`/products/${PRODUCT.lemon}`)).body.data.price;
    expect(await price(buyer)).toBe(12.5);
    const company = await addCompany(buyer);
    await addCompany(stranger);
    expect([await price(buyer), await price(stranger)]).toEqual([8, 12.5]);
    expect((await buyer.get("/user/buying-for")).body.data).toEqual({
      chosen: false,
      companyID: null,
      companies: [company],
    });
    expect((await choose(buyer, null)).body.data).toMatchObject({ chosen: true, companyID: null });
    expect(await price(buyer)).toBe(12.5);
    expect(await netOf(buyer)).toBeUndefined();
    expect((await choose(stranger, company)).status).toBe(422);
    expect((await choose(buyer, company)).status).toBe(200);
    expect(await price(buyer)).toBe(8);
    // Only buyers for companies see prices without VAT.
    expect([await netOf(buyer), await netOf(stranger), await netOf({})]).toEqual([6.61, 10.33, undefined]);
    await remove(list);
  });

  it("a company's price list applies only to orders invoiced to the company", async () => {
    const buyer = await loginAs(shop);
    await addCompany(buyer);
    const list = await aList({ members: [{ cui: CUI, customer: buyer.email }], rows: [await lemonAt(8)] });
    await buyer.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1, options: null });
    const refused = await buyer.post("/orders", anOrderBody());
    expect(refused.status).toBe(422);
    expect(refused.body.errors.cart[0]).toMatch(/este cel al firmei cu CUI 14399840/);
    expect((await buyer.post("/orders", aCompanyBody())).status).toBe(200);
    await remove(list);
  });

  it("staff see which members lack the list's company, and offers for the company use the list's prices", async () => {
    const client = await loginAs(shop);
    const members = [{ cui: CUI, customer: client.email }];
    const list = await aList({ name: "Hotel Nou", members, rows: [await lemonAt(7.5)] });
    const unlinked = async () =>
      (await staff.get(`/staff/price-lists/${list.listID}/unlinked-members`)).body.data;
    const body = { code: await codeOf(PRODUCT.lemon), quantity: 1, member: client.email };
    const story = async () =>
      (await staff.post("/staff/price-lists/preview", body)).body.data.story.join(" ");
    expect(await unlinked()).toEqual([{ customerid: client.id, email: client.email, cui: CUI }]);
    expect(await story()).toContain(`Lista „Hotel Nou” nu se aplică: contul nu are firma cu CUI ${CUI}.`);
    const started = await staff.post("/staff/offers", {
      customerid: client.id,
      firstname: "Ana",
      lastname: "Pop",
      email: client.email,
      phone: "",
      company: "Hotel Nou SRL",
      cui: `RO${CUI}`,
      lines: [{ productid: PRODUCT.lemon, quantity: 1 }],
    });
    expect(started.body.data.lines).toMatchObject([{ price: 7.5, usual_price: 7.5 }]);
    await addCompany(client);
    expect(await unlinked()).toEqual([]);
    expect(await story()).not.toContain("nu se aplică");
    await remove(list);
  });

  it("a company's price list applies to a manual order for the company, without an account", async () => {
    const list = await aList({ members: [{ cui: CUI }], rows: [await lemonAt(7.5)] });
    const typed = { customerid: null, lines: [{ productid: PRODUCT.lemon, quantity: 1 }], voucher: "" };
    const preview = async (cui: string) =>
      (await staff.post("/staff/orders/preview", { ...typed, cui })).body.data.cart.cartitems[0].price;
    expect([await preview(""), await preview("RO 14399840"), await preview("17102863")]).toEqual([
      12.5, 7.5, 12.5,
    ]);
    const order = { ...aCompanyBody(), billingaddress: aPlace() };
    const shown = await staff.post("/staff/orders/preview", {
      ...typed,
      cui: CUI,
      customer_type: "pj",
      countyid: 12,
      cityid: 2,
      deliveryid: 1,
      paymentid: 2,
    });
    const total = shown.body.data.cart.totals.grandtotal;
    const placed = await staff.post("/staff/orders", { ...typed, key: "x".repeat(20), total, order });
    expect([placed.status, placed.body.errors]).toEqual([200, undefined]);
    await remove(list);
  });
});

it("price list rows of a merged category apply in the target category", async () => {
  const client = await loginAs(shop);
  const made = await staff.post("/staff/categories", { category: "De unit", slug: "de-unit" });
  const { categoryID: from, version } = made.body.data;
  const [target] = await shop.query<{ id: number }>("select category_id as id from product where id = $1", [
    PRODUCT.lemon,
  ]);
  const rows = [{ target: "category", code: "de-unit", percent: 40 }];
  const list = await aList({ members: [{ customer: client.email }], rows });
  const merged = await staff.post(`/staff/categories/${from}/merge`, { into: target?.id, version });
  expect([merged.status, merged.body.errors]).toEqual([200, undefined]);
  expect((await client.get(`/products/${PRODUCT.lemon}`)).body.data.price).toBe(7.5);
  await remove(list);
});

it("a price list can be found, changed, restored from the audit log and previewed", async () => {
  const client = await loginAs(shop);
  const made = await aList({
    name: "Școli",
    members: [{ customer: client.email }],
    rows: [await lemonAt(10)],
  });
  const path = `/staff/price-lists/${made.listID}`;
  expect((await staff.get("/staff/price-lists?q=școli&state=running")).body.data).toMatchObject([
    { listID: made.listID, members_count: 1, rows_count: 1, state: "running" },
  ]);
  const rows = [{ target: "all", percent: 5 }];
  const changed = await staff.put(path, { rows, version: made.version });
  expect(changed.body.data).toMatchObject({ rows: [{ target: "all", percent: 5, from: 1 }], version: 2 });
  expect((await staff.put(path, { rows, version: made.version })).status).toBe(409);
  const [change] = (await staff.get(`/staff/changes?subject_kind=price-list&subject_id=${made.listID}`)).body
    .data;
  expect(change.sentence).toBe("Lista de prețuri „Școli” a fost schimbată: prețurile.");
  expect((await staff.post(`/staff/changes/${change.id}/undo`, {})).status).toBe(200);
  expect((await staff.get(path)).body.data).toMatchObject({
    rows: [{ target: "product", price: 10 }],
    members: [{ cui: null, customer: String(client.id), email: client.email }],
    version: 3,
  });
  const preview = await staff.post("/staff/price-lists/preview", {
    code: await codeOf(PRODUCT.lemon),
    quantity: 2,
    member: client.email,
  });
  expect(preview.body.data).toMatchObject({ price: 10, price_net: 8.26, public_price: 12.5 });
  expect(preview.body.data.story[1]).toBe("Lista „Școli”: 10,00 lei bucata. Prețul este 10,00 lei.");
});

it("price lists distinguish product codes that differ only in case", async () => {
  await shop.api.importShop({
    products: [
      aProduct({ id: 896, code: "lista-1", name: "Produsul 896" }),
      aProduct({ id: 897, code: "LISTA-1", name: "Produsul 897" }),
    ],
  });
  for (const [id, code] of [
    [896, "lista-1"],
    [897, "LISTA-1"],
  ] as const) {
    const list = await aList({ rows: [{ target: "product", code, price: 1 }] });
    const named = await shop.query<{ product_id: number }>(
      "select product_id from price_list_row where price_list_id = $1",
      [list.listID],
    );
    expect(named).toEqual([{ product_id: id }]);
    const { body } = await staff.post("/staff/price-lists/preview", { code, quantity: 1, member: CUI });
    expect(body.data.product).toBe(`Produsul ${id}`);
    await remove(list);
  }
});

it("a price list does not change guest carts", async () => {
  const cart = await aCart(shop, [{ product: PRODUCT.lemon }]);
  const { body } = await shop.get("/cart", { cart });
  expect(body.data.cartitems[0]).toMatchObject({ price: 12.5 });
  expect(body.data.cartitems[0].price_reason).toBeUndefined();
});
