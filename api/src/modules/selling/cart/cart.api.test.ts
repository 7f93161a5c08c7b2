import { beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../../index.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCart,
  aCartWithItem,
  countCarts,
  itemsOf,
  placeOrder,
  restoreProducts,
  openSellingShop,
} from "../../../testing/test-orders.ts";

const shop = await openSellingShop();
const cartWithItem = (product: number, quantity?: number) => aCartWithItem(shop, product, quantity);
beforeEach(() => restoreProducts(shop));

describe("reading a cart", () => {
  it.each([undefined, "unknown", "%00'; drop table cart"])(
    "reading with the cart token %s creates no cart",
    async (cart) => {
      const before = await countCarts(shop);
      const { status, body } = await shop.get("/cart", cart === undefined ? {} : { cart });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ cartitems: [], currency: "Lei", totals: { grandtotal: 0 } });
      expect(body.data).not.toHaveProperty("qcartid");
      expect(await countCarts(shop)).toBe(before);
    },
  );

  it("a read returns items, delivery and payment options, and totals", async () => {
    const { cart } = await cartWithItem(PRODUCT.lavender, 2);
    await shop.get("/cart/change?paymentID=2", { cart });
    const { body } = await shop.get("/cart", { cart });
    expect(body.data).toMatchObject({
      qcartid: cart,
      cart_alerts: [],
      cart_messages: [],
      delivery_options: [
        {
          deliveryId: 1,
          deliveryCode: "SAMEDAY_HOME",
          deliveryDescription: "Curier Sameday la domiciliu",
          courierDeliveryTax: 17.99,
        },
        { deliveryId: 3, deliveryCode: "FAN_HOME", courierDeliveryTax: 21.5 },
      ],
      delivery_option: { deliveryId: 1 },
      payment_options_groups: [
        { name: "Transfer", options: [{ paymentId: 3, paymentName: "Ordin de plată", selected: false }] },
        {
          name: "La livrare",
          options: [
            { paymentId: 2, paymentName: "Plată ramburs, la livrare", selected: true, paymentTax: 5 },
          ],
        },
      ],
      payment_option: { paymentId: 2 },
      grouped_cart: { no_group: { subtotal: 44.98, delivery_price: 17.99, total: 62.97 } },
      totals: { grandtotal: 62.97, total_delivery: 17.99, total_vat: 10.93 },
    });
    expect(body.data.cartitems).toMatchObject([
      {
        product: "Detergent pentru pardoseli cu lavandă 1 l",
        productid: PRODUCT.lavender,
        quantity: 2,
        price: 19.99,
        subtotal: 39.98,
        oldprice: 24.99,
        save_amount: 10,
        min_qty: 1,
        order_qty: 50,
        stockid: "1",
        product_type: "product",
        url: `/produs-${PRODUCT.lavender}`,
      },
      {
        id: -1,
        product: "Taxă ramburs",
        product_type: "handling_charge",
        quantity: 1,
        price: 5,
        subtotal: 5,
      },
    ]);
  });
});

describe("adding to a cart", () => {
  it("the first addition creates a cart with an id of 22 characters", async () => {
    const { body } = await shop.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1, options: null });
    expect(body.data.qcartid).toMatch(/^[\w-]{22}$/);
  });

  it("adding a product that is already in the cart increases its quantity", async () => {
    const cart = await aCart(shop, [
      { product: PRODUCT.towels, quantity: 2 },
      { product: PRODUCT.towels, quantity: 3 },
    ]);
    const { body } = await shop.get("/cart", { cart });
    expect(body.data.cartitems).toMatchObject([{ quantity: 5 }]);
    expect(body.data).not.toHaveProperty("just_added");
  });

  it.each([
    [PRODUCT.towels, 21, 20, "Cantitatea maxima este de 20 buc per produs"],
    [PRODUCT.lastThree, 4, 3, "Cantitatea maxima este de 3 buc per produs"],
  ])(
    "adding product %d adds only the available quantity and reports it",
    async (product, requested, quantity, message) => {
      const { body } = await shop.post(`/cart/add/${product}`, { qty: requested });
      expect(body.data.cart_messages).toEqual([message]);
      expect(body.data.cartitems[0]).toMatchObject({ quantity, order_qty: quantity });
      const again = await shop.post(`/cart/add/${product}`, { qty: 1 }, { cart: body.data.qcartid });
      expect(again.body.data.cartitems[0].quantity).toBe(quantity);
      const { id } = body.data.cartitems[0];
      expect([body.data.just_added, again.body.data.just_added]).toEqual([
        { id, quantity },
        { id, quantity: 0 },
      ]);
    },
  );

  it.each([
    ["abc", 2],
    [undefined, 2],
    ["3", 3],
  ])("adding %j pieces of a product with a minimum of two results in %d", async (qty, quantity) => {
    const { body } = await shop.post(`/cart/add/${PRODUCT.pairsOnly}`, { qty });
    expect(body.data.cartitems[0].quantity).toBe(quantity);
  });

  it("a sold-out product is refused and creates no cart", async () => {
    const before = await countCarts(shop);
    const { status, body } = await shop.post(`/cart/add/${PRODUCT.soldOut}`, { qty: 1 });
    expect([status, body.errors]).toEqual([422, { qty: ["Produsul nu este în stoc."] }]);
    expect(await countCarts(shop)).toBe(before);
  });

  it.each(["4242", "abc", "0", "-1", "99999999999"])(
    "adding the unknown product %s returns 404",
    async (id) => {
      expect((await shop.post(`/cart/add/${id}`, { qty: 1 })).status).toBe(404);
    },
  );

  it.each([
    [{ qty: {} }, "qty", "Câmpul Cantitate nu este valid."],
    [{ qty: 1, options: 7 }, "options", "Datele trimise nu sunt valide."],
    [[], "body", "Datele trimise nu sunt valide."],
    ["{", "body", "Datele trimise nu sunt valide."],
  ])("the body %j is refused with 422 and an error for %s: %s", async (sent, field, message) => {
    const { status, body } = await shop.post(`/cart/add/${PRODUCT.lemon}`, sent);
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  it("an addition creates a new cart when the old one is expired or ordered", async () => {
    const { cart } = await cartWithItem(PRODUCT.lemon);
    await shop.query("update cart set expires_at = now() - interval '1 second' where token = $1", [cart]);
    expect((await shop.get("/cart", { cart })).body.data.cartitems).toEqual([]);
    const { body } = await shop.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1 }, { cart });
    expect(body.data.qcartid).not.toBe(cart);
    const ordered = await aCart(shop, [{ product: PRODUCT.lemon }]);
    await placeOrder(shop, ordered);
    expect((await shop.get("/cart", { cart: ordered })).body.data).not.toHaveProperty("qcartid");
    const next = await shop.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1 }, { cart: ordered });
    expect(next.body.data.qcartid).not.toBe(ordered);
  });

  it("quantities of concurrent additions are added up", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const adding = Array.from({ length: 8 }, () =>
      shop.post(`/cart/add/${PRODUCT.towels}`, { qty: 1 }, { cart }),
    );
    expect((await Promise.all(adding)).map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect(itemsOf(await shop.get("/cart", { cart }))[0]?.quantity).toBe(9);
  });
});

describe("changing quantities", () => {
  it("one request sets several quantities at once", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lemon }, { product: PRODUCT.towels }]);
    const [lemon, towels] = itemsOf(await shop.get("/cart", { cart }));
    const { body } = await shop.send("PUT", `/cart/modify?items[${lemon?.id}]=4&items[${towels?.id}]=7`, {
      cart,
    });
    expect(body.data.cartitems.map((item: { quantity: number }) => item.quantity)).toEqual([4, 7]);
  });

  it.each([
    ["abc", 2, []],
    ["", 2, []],
    ["4", 4, []],
    ["11", 10, ["Cantitatea maxima este de 10 buc per produs"]],
  ])(
    "entering the quantity %j for a product limited to 2–10 pieces sets it to %d",
    async (typed, quantity, messages) => {
      const { cart, item } = await cartWithItem(PRODUCT.pairsOnly, 2);
      const { status, body } = await shop.send("PUT", `/cart/modify?items[${item}]=${typed}`, { cart });
      expect([status, body.data.cart_messages]).toEqual([200, messages]);
      expect(body.data.cartitems[0].quantity).toBe(quantity);
    },
  );

  it("a change has no effect when one of the items is not in this cart", async () => {
    const { cart, item } = await cartWithItem(PRODUCT.towels, 2);
    const other = await cartWithItem(PRODUCT.lemon);
    for (const foreign of [other.item, 999_999, 99_999_999_999, 0])
      expect(
        (await shop.send("PUT", `/cart/modify?items[${item}]=9&items[${foreign}]=5`, { cart })).status,
      ).toBe(404);
    expect(itemsOf(await shop.get("/cart", { cart }))[0]?.quantity).toBe(2);
    expect(itemsOf(await shop.get("/cart", { cart: other.cart }))[0]?.quantity).toBe(1);
  });

  it.each(["", "?items=3", "?items[]=3", "?items[x]=3", "?items[1][2]=3"])(
    "a change with the query %j is refused with 422",
    async (query) => {
      const { cart } = await cartWithItem(PRODUCT.towels);
      const { status, body } = await shop.send("PUT", `/cart/modify${query}`, { cart });
      expect([status, body.errors]).toEqual([422, { items: ["Câmpul Cantitate este obligatoriu."] }]);
    },
  );

  it("a change without a cart returns 404", async () => {
    expect((await shop.put("/cart/modify?items[1]=2")).status).toBe(404);
  });
});

describe("removing an item", () => {
  it("removing an item again returns the same cart", async () => {
    const { cart, item } = await cartWithItem(PRODUCT.towels);
    for (const _ of [1, 2]) {
      const { status, body } = await shop.delete(`/cart/remove/${item}`, { cart });
      expect([status, body.data.cartitems, body.data.qcartid]).toEqual([200, [], cart]);
    }
  });

  it("removing an item cannot affect other carts or remove the handling charge", async () => {
    const { cart, item } = await cartWithItem(PRODUCT.towels);
    const other = await cartWithItem(PRODUCT.lemon);
    await shop.get("/cart/change?paymentID=2", { cart });
    expect((await shop.delete(`/cart/remove/${item}`, { cart: other.cart })).status).toBe(200);
    expect(itemsOf(await shop.get("/cart", { cart }))).toHaveLength(2);
    for (const charge of [-1, 0, "-x", "--1"])
      expect((await shop.delete(`/cart/remove/${charge}`, { cart })).status).toBe(404);
    expect((await shop.delete(`/cart/remove/${item}`)).body.data.cartitems).toEqual([]);
  });
});

it("the scheduled task deletes expired carts, but not active or ordered ones", async () => {
  const living = await aCart(shop, [{ product: PRODUCT.lemon }]);
  const expired = await aCart(shop, [{ product: PRODUCT.lemon }]);
  const ordered = await aCart(shop, [{ product: PRODUCT.lemon }]);
  expect((await placeOrder(shop, ordered)).status).toBe(200);
  await shop.query("update cart set expires_at = now() - interval '1 day' where token = any($1)", [
    [expired, ordered],
  ]);
  const api = createApi(shop.config);
  const worker = await api.startWorker();
  await shop.query("select graphile_worker.add_job('delete_expired_carts')");
  const tokens = () =>
    shop.query<{ token: string }>("select token from cart where token = any($1)", [
      [living, expired, ordered],
    ]);
  await expect
    .poll(async () => (await tokens()).map((row) => row.token).toSorted())
    .toEqual([living, ordered].toSorted());
  await worker.stop();
  await api.close();
});

it("a cart with chlorine and acid products lists both by name without blocking them", async () => {
  const safety = { pictograms: [], signal_word: null, statements: [], biocide_authorisation: null };
  const { staff } = shop;
  for (const [id, reacts_as] of [
    [PRODUCT.lavender, "chlorine"],
    [PRODUCT.lavenderLarge, "acid"],
  ] as const) {
    const { version } = (await staff.get(`/staff/products/${id}`)).body.data;
    const body = { safety: { ...safety, reacts_as }, version };
    expect((await staff.put(`/staff/products/${id}`, body)).status).toBe(200);
  }
  const { cart, item } = await cartWithItem(PRODUCT.lavender);
  expect((await shop.get("/cart", { cart })).body.data.mixing).toBeUndefined();
  const { body } = await shop.post(`/cart/add/${PRODUCT.lavenderLarge}`, { qty: 1 }, { cart });
  expect(body.data.mixing).toEqual({
    chlorine: ["Detergent pentru pardoseli cu lavandă 1 l"],
    acid: ["Detergent pentru pardoseli cu lavandă 5 l"],
  });
  expect(body.data.cartitems.filter(({ stockid }: { stockid: string }) => stockid === "2")).toEqual([]);
  await shop.delete(`/cart/remove/${item}`, { cart });
  expect((await shop.get("/cart", { cart })).body.data.mixing).toBeUndefined();
});
