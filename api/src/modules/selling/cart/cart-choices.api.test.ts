import { beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCartWithItem,
  countCarts,
  itemsOf,
  restoreProducts,
  openSellingShop,
} from "../../../testing/test-orders.ts";
import { setStock } from "../../../testing/test-stock.ts";

const shop = await openSellingShop();
const cartWithItem = (product: number, quantity?: number) => aCartWithItem(shop, product, quantity);
beforeEach(() => restoreProducts(shop));

describe("cart choices", () => {
  it("a cart stores and applies the chosen delivery, payment, place and customer type", async () => {
    const { cart } = await cartWithItem(PRODUCT.lemon);
    const { body } = await shop.get(
      "/cart/change?deliveryCode=FAN_HOME&paymentID=3&countyID=40&cityID=4&customer_type=pj",
      { cart },
    );
    expect(body.data).toMatchObject({
      delivery_option: { deliveryId: 3 },
      payment_option: { paymentId: 3 },
      customer: { customer_type: "pj" },
      deliveryaddress: { countyid: 40, cityID: 4, county: "București", city: "Sectorul 3" },
      // 12.50 and 17.50 lei with 21 % VAT.
      totals: { total_delivery: 17.5, grandtotal: 30, delivery_net: 14.46, grandtotal_net: 24.79 },
      cartitems: [{ subtotal: 12.5, subtotal_net: 10.33 }],
    });
    expect(itemsOf({ status: 200, body })).toHaveLength(1);
    expect((await shop.get("/cart", { cart })).body).toEqual(body);
  });

  it("a read previews another delivery and place without storing them", async () => {
    const { cart } = await cartWithItem(PRODUCT.lemon);
    const before = await shop.get("/cart", { cart });
    expect(before.body.data.totals.grandtotal_net).toBeUndefined();
    const asCompany = await shop.get("/cart?customer_type=pj", { cart });
    expect(asCompany.body.data).toMatchObject({
      customer: { customer_type: "pj" },
      totals: { grandtotal_net: expect.any(Number) },
    });
    const { body } = await shop.get("/cart?deliveryID=3&countyID=40&cityID=4", { cart });
    expect(body.data).toMatchObject({
      qcartid: cart,
      delivery_option: { deliveryId: 3 },
      deliveryaddress: { countyid: 40, cityID: 4, county: "București", city: "Sectorul 3" },
      totals: { total_delivery: 17.5 },
      chosen: { delivery: true },
    });
    expect((await shop.get("/cart", { cart })).body).toEqual(before.body);
    const stored = await shop.get("/cart/change?deliveryID=3&countyID=40&cityID=4", { cart });
    expect(stored.body).toEqual(body);
    expect((await shop.get("/cart?countyID=", { cart })).body.data.deliveryaddress).toBeNull();
  });

  it.each([
    ["deliveryID=99", "deliveryID"],
    ["countyID=77", "countyID"],
    ["countyID=12&cityID=1", "cityID"],
  ])("a preview with %s is refused with 422", async (query, field) => {
    const { cart } = await cartWithItem(PRODUCT.lemon);
    const { status, body } = await shop.get(`/cart?${query}`, { cart });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("a change keeps other choices, but a new county clears the city", async () => {
    const { cart } = await cartWithItem(PRODUCT.lemon);
    await shop.get("/cart/change?countyid=12&cityid=2&deliveryCode=FAN_HOME", { cart });
    const county = await shop.get("/cart/change?countyID=1", { cart });
    expect(county.body.data).toMatchObject({
      delivery_option: { deliveryId: 3 },
      deliveryaddress: { countyid: 1, cityID: null, city: "" },
    });
    const nowhere = await shop.get("/cart/change?countyID=&cityID=", { cart });
    expect(nowhere.body.data.deliveryaddress).toBeNull();
  });

  it.each([
    ["deliveryCode=SAMEDAY_HOME", "deliveryCode", "Câmpul Metodă de livrare nu este valid."],
    ["paymentID=&countyID=&deliveryCode=PIGEON", "deliveryCode", "Câmpul Metodă de livrare nu este valid."],
    ["deliveryID=99", "deliveryID", "Câmpul Metodă de livrare nu este valid."],
    ["deliveryID=abc", "deliveryID", "Câmpul Metodă de livrare nu este valid."],
    ["deliveryID=102", "deliveryID", "Câmpul Metodă de livrare nu este valid."],
    ["paymentID=77", "paymentID", "Câmpul Metodă de plată nu este valid."],
    ["paymentID=abc", "paymentID", "Câmpul Metodă de plată nu este valid."],
    ["countyID=77", "countyID", "Câmpul Județ nu este valid."],
    ["countyID=abc", "countyID", "Câmpul Județ nu este valid."],
    ["countyID=99999999999", "countyID", "Câmpul Județ nu este valid."],
    ["countyID=12&cityID=1", "cityID", "Câmpul Localitate nu este valid."],
    ["cityID=1", "countyID", "Câmpul Județ este obligatoriu."],
    ["customer_type=king", "customer_type", "Câmpul Tip client nu este valid."],
  ])("a change with %s is refused with 422 and stores nothing", async (query, field, message) => {
    const { cart } = await cartWithItem(PRODUCT.lemon);
    const { status, body } = await shop.get(`/cart/change?deliveryCode=FAN_HOME&${query}`, { cart });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect((await shop.get("/cart", { cart })).body.data.delivery_option).toEqual({ deliveryId: 1 });
  });

  it("pickup stores share a delivery code and are distinguished by an id, and choosing another code clears the id", async () => {
    const place = { countyId: 12, city: "Cluj-Napoca", address: "Str. Lungă 1", lat: 46.78, lng: 23.6 };
    const store = { ...place, schedule: "luni – vineri", phone: "+40 264 000 100", handsOutOrders: true };
    await shop.api.importShop({
      stores: [
        { ...store, id: 1, name: "Showroom" },
        { ...store, id: 2, name: "Depozit" },
      ],
    });
    const { cart } = await cartWithItem(PRODUCT.lemon);
    const chosen = async (query: string) =>
      (await shop.get(`/cart/change?${query}`, { cart })).body.data.delivery_option.deliveryId;
    expect(await chosen("deliveryCode=STORE_PICKUP")).toBe(101);
    expect(await chosen("deliveryCode=STORE_PICKUP&deliveryID=102")).toBe(102);
    expect(await chosen("paymentID=2")).toBe(102);
    expect(await chosen("deliveryID=101")).toBe(101);
    expect(await chosen("deliveryID=102&deliveryCode=")).toBe(102);
    expect(await chosen("deliveryCode=FAN_HOME")).toBe(3);
    expect(await chosen("deliveryCode=STORE_PICKUP")).toBe(101);
  });

  it("a cart reports when the chosen store no longer hands out orders", async () => {
    const { cart } = await cartWithItem(PRODUCT.lemon);
    await shop.get("/cart/change?deliveryID=102", { cart });
    await shop.query("update store set hands_out_orders = false where id = 2");
    const { delivery_option, cart_alerts } = (await shop.get("/cart", { cart })).body.data;
    expect(delivery_option).toEqual({ deliveryId: 1 });
    expect(cart_alerts).toEqual(["Metoda de livrare aleasă nu mai este disponibilă."]);
  });

  it("choosing a county without a cart creates no cart", async () => {
    const before = await countCarts(shop);
    const { status, body } = await shop.get("/cart/change?countyID=12");
    expect([status, body.data.cartitems, await countCarts(shop)]).toEqual([200, [], before]);
  });

  it("a cart above 200 lei has free delivery, and a company's cart above the legal limit refuses cash", async () => {
    const { cart } = await cartWithItem(PRODUCT.towels, 5);
    expect((await shop.get("/cart", { cart })).body.data.totals.total_delivery).toBe(0);
    await shop.query("update product set price_bani = 110000 where id = $1", [PRODUCT.towels]);
    const { body } = await shop.get("/cart/change?customer_type=pj&paymentID=2", { cart });
    expect(body.data.payment_options_groups).toMatchObject([
      {
        name: "Transfer",
        options: [
          { paymentId: 3, selected: true },
          { paymentId: 4, selected: false },
        ],
      },
    ]);
    expect(body.data.cart_alerts).toContain(
      "Metoda de plată aleasă nu este disponibilă pentru această comandă.",
    );
    const person = await shop.get("/cart/change?customer_type=pf", { cart });
    expect(person.body.data.payment_option).toEqual({ paymentId: 2 });
  });
});

describe("changes since the last visit", () => {
  it("a cart reports price and stock changes until the buyer changes the cart", async () => {
    const { cart, item } = await cartWithItem(PRODUCT.lemon, 5);
    await shop.query("update product set price_bani = 1300 where id = $1", [PRODUCT.lemon]);
    await setStock(shop, 2, PRODUCT.lemon);
    const alerts = [
      "Din produsul „Soluție pentru geamuri cu lămâie” mai sunt doar 2 buc. Am redus cantitatea.",
      "Prețul produsului „Soluție pentru geamuri cu lămâie” s-a schimbat: 12.50 lei → 13.00 lei.",
    ];
    const read = await shop.get("/cart", { cart });
    expect(read.body.data.cart_alerts).toEqual(alerts);
    const ofLine = ["Mai sunt doar 2 buc.", "Prețul este acum 13.00 lei."];
    expect(read.body.data.cartitems[0]).toMatchObject({ quantity: 2, price: 13, stockid: "3", order_qty: 2 });
    expect(read.body.data.cartitems[0].alerts).toEqual(ofLine);
    const changed = (await shop.get("/cart/change?countyID=12", { cart })).body.data;
    expect([changed.cart_alerts, changed.cartitems[0].alerts]).toEqual([alerts, ofLine]);
    const after = (await shop.get("/cart", { cart })).body.data;
    expect([after.cart_alerts, after.cartitems[0].alerts]).toEqual([[], []]);
    expect((await shop.send("PUT", `/cart/modify?items[${item}]=2`, { cart })).body.data.cart_alerts).toEqual(
      [],
    );
  });

  it("a sold-out line shows no saving", async () => {
    const { cart } = await cartWithItem(PRODUCT.lavender, 2);
    expect((await shop.get("/cart", { cart })).body.data.cartitems[0].save_amount).toBe(10);
    await setStock(shop, 0, PRODUCT.lavender);
    expect((await shop.get("/cart", { cart })).body.data.cartitems[0]).toMatchObject({
      oldprice: 24.99,
      save_amount: 0,
    });
  });

  it("a sold-out line has stock id '2', costs nothing and can be removed", async () => {
    const { cart, item } = await cartWithItem(PRODUCT.lastThree, 2);
    await setStock(shop, 0, PRODUCT.lastThree);
    const { body } = await shop.get("/cart", { cart });
    expect(body.data.cartitems[0]).toMatchObject({ stockid: "2", quantity: 2, subtotal: 0, order_qty: 0 });
    expect(body.data.cart_alerts).toEqual([
      "Produsul „Ultimele trei role” nu mai este în stoc. Elimină-l din coș pentru a finaliza comanda.",
    ]);
    expect(
      (await shop.send("PUT", `/cart/modify?items[${item}]=1`, { cart })).body.data.cartitems[0].quantity,
    ).toBe(2);
    expect((await shop.delete(`/cart/remove/${item}`, { cart })).body.data.cartitems).toEqual([]);
  });
});
