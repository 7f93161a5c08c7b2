import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { aCart, itemsOf, openSellingShop } from "../../../testing/test-orders.ts";

const shop = await openSellingShop();

const add = (product: number, sending: { cart?: string; headers?: Record<string, string> }) =>
  shop.post(`/cart/add/${product}`, { qty: 1 }, sending);

describe("a logged-in customer's cart", () => {
  it("a customer's cart, even an empty one, shows the account's name, phone and email", async () => {
    const { headers, email } = await loginAs(shop, { firstName: "Ioana", lastName: "Marin" });
    const customer = {
      firstname: "Ioana",
      lastname: "Marin",
      phone: "+40740123456",
      email,
      customer_type: "pf",
    };
    expect((await shop.get("/cart", { headers })).body.data).toMatchObject({ cartitems: [], customer });
    expect((await add(PRODUCT.lemon, { headers })).body.data.customer).toEqual(customer);
  });

  it("a customer's own cart is used even when the request sends another cart's token", async () => {
    const { headers } = await loginAs(shop);
    const cart = (await add(PRODUCT.lemon, { headers })).body.data.qcartid;
    expect((await shop.get("/cart", { headers })).body.data.qcartid).toBe(cart);
    const guests = await aCart(shop, [{ product: PRODUCT.towels }]);
    const second = await add(PRODUCT.lavender, { headers, cart: guests });
    expect([second.body.data.qcartid, itemsOf(second).length]).toEqual([cart, 2]);
    expect(itemsOf(await shop.get("/cart", { cart: guests }))).toHaveLength(1);
  });

  it("a logged-in customer without a cart takes over the guest cart at the first change", async () => {
    const { id, headers } = await loginAs(shop);
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const ownerOf = async () =>
      (await shop.query("select customer_id as id from cart where token = $1", [cart]))[0]?.id;
    expect((await shop.get("/cart", { headers, cart })).body.data.qcartid).toBe(cart);
    expect(await ownerOf()).toBeNull();
    await shop.get("/cart/change?countyID=12", { headers, cart });
    expect(Number(await ownerOf())).toBe(id);
  });

  it("a customer's cart cannot be opened by anyone else with its token", async () => {
    const { headers } = await loginAs(shop);
    const cart = (await add(PRODUCT.lemon, { headers })).body.data.qcartid;
    const item = itemsOf(await shop.get("/cart", { headers }))[0]?.id;
    const others = [{ cart }, { cart, headers: (await loginAs(shop)).headers }];
    for (const other of others) {
      expect((await shop.get("/cart", other)).body.data).toMatchObject({ cartitems: [] });
      expect((await shop.send("PUT", `/cart/modify?items[${item}]=9`, other)).status).toBe(404);
      expect((await shop.delete(`/cart/remove/${item}`, other)).body.data.cartitems).toEqual([]);
      expect((await shop.get("/cart/change?countyID=12", other)).body.data.cartitems).toEqual([]);
      expect((await add(PRODUCT.towels, other)).body.data.qcartid).not.toBe(cart);
    }
    const own = await shop.get("/cart", { headers });
    expect(itemsOf(own)).toMatchObject([{ quantity: 1, productid: PRODUCT.lemon }]);
    expect(own.body.data.deliveryaddress).toBeNull();
  });

  it("four concurrent additions create only one cart for a customer", async () => {
    const { headers } = await loginAs(shop);
    const products = [PRODUCT.lemon, PRODUCT.towels, PRODUCT.lavender, PRODUCT.lemon];
    const added = await Promise.all(products.map((product) => add(product, { headers })));
    expect(new Set(added.map(({ body }) => body.data.qcartid)).size).toBe(1);
    expect(itemsOf(await shop.get("/cart", { headers }))).toHaveLength(3);
  });

  it("a customer gets a new cart after the previous one expired", async () => {
    const { headers } = await loginAs(shop);
    const cart = (await add(PRODUCT.lemon, { headers })).body.data.qcartid;
    await shop.query("update cart set expires_at = now() - interval '1 second' where token = $1", [cart]);
    const { body } = await add(PRODUCT.towels, { headers, cart });
    expect(body.data.qcartid).not.toBe(cart);
    expect(itemsOf({ status: 200, body })).toHaveLength(1);
  });
});
