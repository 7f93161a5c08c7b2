import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase, transaction } from "../../../db/database.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import { aBundle, aBundleCart, aGift, applyVoucher, aVoucher } from "../../../testing/test-offers.ts";
import { aCart, PAYMENT_SETTINGS, placeOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { setStock } from "../../../testing/test-stock.ts";
import { mergeGuestCart } from "./index.ts";

const shop = await openTestShop();
const database = openDatabase(shop.config.databaseUrl, 6, () => undefined);
beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  return () => database.close();
});

const merge = (guestToken: string | undefined, { id: customerId }: LoggedIn, now = new Date()) =>
  transaction(database.db, (tx) => mergeGuestCart(tx, { guestToken, customerId, now }));

interface StoredItem {
  product_id: number;
  quantity: number;
}
const itemsOf = (token: string | undefined) =>
  shop.query<StoredItem>(
    `select i.product_id, i.quantity from cart_item i join cart c on c.id = i.cart_id where c.token = $1 order by 1`,
    [token],
  );
const cartsOf = async ({ id }: LoggedIn) =>
  (await shop.query<{ token: string }>("select token from cart where customer_id = $1", [id])).map(
    ({ token }) => token,
  );

async function aClientWithCart(...lines: { product: number; quantity?: number }[]) {
  const client = await loginAs(shop);
  const token = await merge(await aCart(shop, lines), client);
  return { client, token };
}

describe("a guest who logs in", () => {
  it("a guest's cart becomes the customer's at login and lasts 90 days", async () => {
    const client = await loginAs(shop);
    const cart = await aCart(shop, [{ product: PRODUCT.towels, quantity: 2 }]);
    expect(await merge(cart, client)).toBe(cart);
    expect(await itemsOf(cart)).toEqual([{ product_id: PRODUCT.towels, quantity: 2 }]);
    const [row] = await shop.query<{ days: number }>(
      "select round(extract(epoch from expires_at - now()) / 86400)::int as days from cart where token = $1",
      [cart],
    );
    expect(row?.days).toBe(90);
  });

  it("a guest's items are added to the customer's own cart, up to the limits", async () => {
    const { client, token } = await aClientWithCart(
      { product: PRODUCT.towels, quantity: 15 },
      { product: PRODUCT.lastThree, quantity: 2 },
    );
    const guest = await aCart(shop, [
      { product: PRODUCT.towels, quantity: 15 },
      { product: PRODUCT.lastThree, quantity: 2 },
      { product: PRODUCT.lemon },
    ]);
    expect(await merge(guest, client)).toBe(token);
    expect(await itemsOf(token)).toEqual([
      { product_id: PRODUCT.lemon, quantity: 1 },
      { product_id: PRODUCT.towels, quantity: 20 },
      { product_id: PRODUCT.lastThree, quantity: 3 },
    ]);
    expect(await cartsOf(client)).toEqual([token]);
    expect(await itemsOf(guest)).toEqual([]);
  });

  it("a guest's bundles are added to the customer's own cart, and their quantities add up", async () => {
    await shop.api.importShop({ bundles: [aBundle()] });
    const { client, token } = await aClientWithCart({ product: PRODUCT.lemon });
    for (const quantity of [2, 3]) await merge(await aBundleCart(shop, { bundle: 1 }, quantity), client);
    const items = await shop.query(
      "select bundle_id, quantity from cart_item i join cart c on c.id = i.cart_id where c.token = $1 order by i.id",
      [token],
    );
    expect(items).toEqual([
      { bundle_id: null, quantity: 1 },
      { bundle_id: 1, quantity: 5 },
    ]);
  });

  it("a login without a guest cart returns the customer's own cart, or no cart", async () => {
    const { client, token } = await aClientWithCart({ product: PRODUCT.lemon });
    expect([await merge(undefined, client), await merge("unknown", client)]).toEqual([token, token]);
    expect(await merge(undefined, await loginAs(shop))).toBeUndefined();
  });

  it("a login cannot take over an ordered cart, an expired cart or another customer's cart", async () => {
    const { token } = await aClientWithCart({ product: PRODUCT.lemon });
    const ordered = await aCart(shop, [{ product: PRODUCT.lemon }]);
    await placeOrder(shop, ordered);
    const expired = await aCart(shop, [{ product: PRODUCT.lemon }]);
    await shop.query("update cart set expires_at = now() where token = $1", [expired]);
    for (const foreign of [token, ordered, expired])
      expect(await merge(foreign, await loginAs(shop))).toBeUndefined();
    expect(await itemsOf(token)).toHaveLength(1);
  });

  it("a guest's cart replaces the customer's expired cart", async () => {
    const { client, token } = await aClientWithCart({ product: PRODUCT.lemon });
    await shop.query("update cart set expires_at = now() where token = $1", [token]);
    const guest = await aCart(shop, [{ product: PRODUCT.towels }]);
    expect(await merge(guest, client)).toBe(guest);
    expect(await cartsOf(client)).toEqual([guest]);
  });
});

describe("concurrent logins", () => {
  it("concurrent logins with the same guest cart all return that cart, without doubled items", async () => {
    const client = await loginAs(shop);
    const guest = await aCart(shop, [{ product: PRODUCT.towels, quantity: 3 }]);
    const tokens = await Promise.all([merge(guest, client), merge(guest, client), merge(guest, client)]);
    expect(tokens).toEqual([guest, guest, guest]);
    expect(await itemsOf(guest)).toEqual([{ product_id: PRODUCT.towels, quantity: 3 }]);
  });

  it("concurrent logins with separate guest carts produce one cart with all items", async () => {
    const client = await loginAs(shop);
    const guests = await Promise.all(
      [PRODUCT.towels, PRODUCT.lemon, PRODUCT.lavender].map((product) => aCart(shop, [{ product }])),
    );
    const tokens = await Promise.all(guests.map((guest) => merge(guest, client)));
    expect(new Set(tokens).size).toBe(1);
    expect(await itemsOf(tokens[0])).toHaveLength(3);
    expect(await cartsOf(client)).toEqual([tokens[0]]);
  });

  it("a guest's cart is either merged by the login or ordered by a concurrent order, never both", async () => {
    const client = await loginAs(shop);
    const guest = await aCart(shop, [{ product: PRODUCT.towels }]);
    const [token, { status }] = await Promise.all([merge(guest, client), placeOrder(shop, guest)]);
    const made = "select 1 from orders o join cart c on c.id = o.cart_id where c.token = $1";
    const orders = (await shop.query(made, [guest])).length;
    expect([
      { token: guest, status: 422, orders: 0 },
      { token: undefined, status: 200, orders: 1 },
    ]).toContainEqual({ token, status, orders });
  });

  it("merging keeps a guest's voucher only if the customer's own cart has none", async () => {
    const [first, second] = [await aVoucher(shop), await aVoucher(shop)];
    const { client, token = "" } = await aClientWithCart({ product: PRODUCT.lemon });
    const couponOf = async (headers: Record<string, string>) =>
      (await shop.get("/cart", { headers })).body.data.coupon?.code;
    for (const code of [first, second]) {
      const guest = await aCart(shop, [{ product: PRODUCT.towels }]);
      await applyVoucher(shop, guest, code);
      expect(await merge(guest, client)).toBe(token);
      expect(await couponOf(client.headers)).toBe(first);
    }
  });
});

describe("a gift after merging", () => {
  beforeAll(() => shop.api.importShop({ promotions: [aGift()] }));
  const cartOf = async ({ headers }: LoggedIn) => (await shop.get("/cart", { headers })).body.data;

  it("a gift that the guest removed stays removed", async () => {
    const { client } = await aClientWithCart({ product: PRODUCT.towels });
    const guest = await aCart(shop, [{ product: PRODUCT.lemon }]);
    await shop.delete("/cart/remove/-1001", { cart: guest });
    await merge(guest, client);
    expect((await cartOf(client)).cartitems.some((item: { is_gift: boolean }) => item.is_gift)).toBe(false);
  });

  it("a gift that the guest saw and that ran out is reported as lost", async () => {
    const { client } = await aClientWithCart({ product: PRODUCT.towels });
    const guest = await aCart(shop, [{ product: PRODUCT.lemon }]);
    await merge(guest, client);
    await setStock(shop, 0, PRODUCT.lastThree);
    expect((await cartOf(client)).cart_alerts).toEqual([
      "Cadoul „Ultimele trei role” nu mai este disponibil.",
    ]);
  });
});
