import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aBundle, aGift } from "../../../testing/test-offers.ts";
import {
  aCartWithItem,
  countCarts,
  itemsOf,
  PAYMENT_SETTINGS,
  restoreProducts,
} from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() =>
  shop.api.importShop({
    settings: PAYMENT_SETTINGS,
    bundles: [
      aBundle(),
      aBundle({ id: 2, slug: "trei-role", products: [{ productId: PRODUCT.lastThree, quantity: 1 }] }),
      aBundle({ id: 3, slug: "ascuns", isPublished: false }),
      aBundle({ id: 4, slug: "epuizat", products: [{ productId: PRODUCT.soldOut, quantity: 1 }] }),
    ],
    promotions: [aGift()],
  }),
);
beforeEach(() => restoreProducts(shop));

const addBundle = (id: number | string, qty: unknown, cart?: string) =>
  shop.post(`/cart/add/bundle/${id}`, { qty }, { cart });

describe("a bundle in the cart", () => {
  it("a bundle in the cart is one item with its contents and saving", async () => {
    const { status, body } = await addBundle(1, 2);
    expect(status).toBe(200);
    expect(body.data.cartitems[0]).toMatchObject({
      product: "Baie curată",
      product_type: "bundle",
      url: "/pachete/baie-curata",
      quantity: 2,
      min_qty: 1,
      // Enough stock for 200 bundles: 400 lavender (two per bundle) and 400 towels.
      order_qty: 200,
      price: 76.48,
      subtotal: 152.96,
      oldprice: 84.98,
      save_amount: 17,
      stockid: "1",
      bundleproducts: [
        { productsno: 2, master_product: "Detergent pentru pardoseli cu lavandă 1 l" },
        { productsno: 1, master_product: "Prosoape din hârtie pliate în V" },
      ],
    });
    expect(body.data.cartitems[0]).not.toHaveProperty("productid");
  });

  it("adding a bundle again increases its quantity, up to the stock of its products", async () => {
    const { body } = await addBundle(1, 1);
    const cart = body.data.qcartid;
    const [item] = itemsOf(await addBundle(1, "2", cart));
    expect(item?.quantity).toBe(3);
    const changed = await shop.send("PUT", `/cart/modify?items[${item?.id}]=999`, { cart });
    expect(changed.body.data.cart_messages).toEqual(["Cantitatea maxima este de 200 buc per produs"]);
    expect(itemsOf(changed)[0]?.quantity).toBe(200);
    expect(itemsOf(await shop.delete(`/cart/remove/${item?.id}`, { cart }))).toEqual([]);
  });

  it.each([3, 99, "x", "0"])(
    "adding the unpublished, unknown or malformed bundle %s returns 404",
    async (id) => {
      expect((await addBundle(id, 1)).status).toBe(404);
    },
  );

  it("a sold-out bundle is refused and creates no cart", async () => {
    const before = await countCarts(shop);
    const { status, body } = await addBundle(4, 1);
    expect([status, body.errors]).toEqual([422, { qty: ["Pachetul nu este în stoc."] }]);
    expect(await countCarts(shop)).toBe(before);
  });

  it("a bundle shares stock with the same products bought separately", async () => {
    const { cart, item } = await aCartWithItem(shop, PRODUCT.lastThree, 2);
    const added = await addBundle(2, 5, cart);
    expect(added.body.data.cart_messages).toEqual(["Cantitatea maxima este de 1 buc per produs"]);
    expect(itemsOf(added)).toMatchObject([
      { quantity: 2, order_qty: 2 },
      { quantity: 1, order_qty: 1 },
    ]);
    const more = await shop.send("PUT", `/cart/modify?items[${item}]=3`, { cart });
    expect(itemsOf(more)).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
    expect(
      (await shop.send("PUT", `/cart/modify?items[${item}]=1`, { cart })).body.data.cartitems[1].order_qty,
    ).toBe(2);
  });
});

describe("a gift in the cart", () => {
  it("a gift is added once and free of charge with its product, and removed with it", async () => {
    const { cart, item } = await aCartWithItem(shop, PRODUCT.lemon, 4);
    const { body } = await shop.get("/cart", { cart });
    expect(body.data.cartitems[1]).toMatchObject({
      id: -1001,
      product: "Ultimele trei role",
      product_type: "gift",
      is_gift: true,
      quantity: 1,
      min_qty: 1,
      order_qty: 1,
      price: 0,
      subtotal: 0,
    });
    expect(body.data.totals.grandtotal).toBe(69.99);
    await shop.post(`/cart/add/${PRODUCT.towels}`, { qty: 1 }, { cart });
    const left = await shop.delete(`/cart/remove/${item}`, { cart });
    expect(itemsOf(left).map((one) => one.product_type)).toEqual(["product"]);
    expect(left.body.data.cart_alerts).toEqual([]);
  });

  it("a gift's quantity cannot be changed, and a removed gift is not added again", async () => {
    const { cart } = await aCartWithItem(shop, PRODUCT.lemon);
    expect((await shop.send("PUT", "/cart/modify?items[-1001]=5", { cart })).status).toBe(422);
    const without = await shop.delete("/cart/remove/-1001", { cart });
    expect(itemsOf(without)).toMatchObject([{ quantity: 1 }]);
    const more = await shop.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1 }, { cart });
    expect(itemsOf(more)).toMatchObject([{ quantity: 2 }]);
    expect(more.body.data.cart_alerts).toEqual([]);
  });
});
