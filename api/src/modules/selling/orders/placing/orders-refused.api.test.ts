import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { aCart, anOrderBody, aPlace, placeOrder, openSellingShop } from "../../../../testing/test-orders.ts";
import { setStock, stockOf } from "../../../../testing/test-stock.ts";

const shop = await openSellingShop();

const orderCount = async (): Promise<number> =>
  (await shop.query<{ count: number }>("select count(*)::int as count from orders"))[0]?.count ?? -1;
const itemOf = async (cart: string): Promise<number> =>
  (await shop.get("/cart", { cart })).body.data.cartitems[0].id;

describe("validation of an order request", () => {
  it.each([
    [{ customer: { email: "ana@" } }, "customer.email", "Adresa de e-mail nu este validă."],
    [
      { customer: { phone: "12345" } },
      "customer.phone",
      "Scrie un număr de telefon cu 10 cifre, de exemplu 0722 123 456.",
    ],
    [{ customer: { firstname: "" } }, "customer.firstname", "Câmpul Prenume este obligatoriu."],
    [
      { customer: { lastname: "www.evil.example" } },
      "customer.lastname",
      "Scrie numele fără adrese de e-mail sau de internet.",
    ],
    [{ customer: { customer_type: "king" } }, "customer.customer_type", "Câmpul Tip client nu este valid."],
    [
      { deliveryaddress: aPlace({ streetaddress: "" }) },
      "deliveryaddress.streetaddress",
      "Câmpul Adresă este obligatoriu.",
    ],
    [
      { deliveryaddress: aPlace({ cityid: 1 }) },
      "deliveryaddress.cityid",
      "Câmpul Localitate nu este valid.",
    ],
    [
      { deliveryaddress: aPlace({ cityid: 999_999_999_999 }) },
      "deliveryaddress.cityid",
      "Câmpul Localitate este obligatoriu.",
    ],
    [
      { deliveryaddress: aPlace({ countyid: "x" }) },
      "deliveryaddress.countyid",
      "Câmpul Județ este obligatoriu.",
    ],
    [
      { deliveryaddress: aPlace({ countyid: -1 }) },
      "deliveryaddress.countyid",
      "Câmpul Județ este obligatoriu.",
    ],
    [
      { deliveryaddress: aPlace({ zipcode: "12" }) },
      "deliveryaddress.zipcode",
      "Scrie codul poștal cu 6 cifre, de exemplu 400600.",
    ],
    [{ deliveryaddress: aPlace({ id: "x" }) }, "deliveryaddress.id", "Datele trimise nu sunt valide."],
    [{ deliveryaddress: undefined }, "deliveryaddress", "Câmpul Adresă este obligatoriu."],
    [{ delivery: { deliveryid: 77 } }, "delivery.deliveryid", "Câmpul Metodă de livrare nu este valid."],
    [{ delivery: {} }, "delivery.deliveryid", "Câmpul Metodă de livrare este obligatoriu."],
    [{ payment: { paymentid: 77 } }, "payment.paymentid", "Câmpul Metodă de plată nu este valid."],
    [{ payment: undefined }, "payment", "Câmpul Metodă de plată este obligatoriu."],
    [{ order_type: "seap" }, "order_type", "Comanda prin SEAP este numai pentru persoane juridice."],
    [{ order_type: 7 }, "order_type", "Câmpul Tip comandă nu este valid."],
    [{ selected_store: 7 }, "selected_store", "Câmpul Easybox nu este valid."],
    [
      { observation: "x".repeat(501) },
      "observation",
      "Câmpul Observații poate avea cel mult 500 de caractere.",
    ],
  ])("an order with %j is refused with a field error", async (changes, field, message) => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const orders = await orderCount();
    const { status, body } = await placeOrder(shop, cart, anOrderBody(changes as never));
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect([await orderCount(), (await shop.get("/cart", { cart })).body.data.qcartid]).toEqual([
      orders,
      cart,
    ]);
  });

  it.each([[], null, 7, "{"])("an order with the body %j is refused", async (sent) => {
    const { status, body } = await placeOrder(shop, await aCart(shop, [{ product: PRODUCT.lavender }]), sent);
    expect([status, body.errors]).toEqual([422, { body: ["Datele trimise nu sunt valide."] }]);
  });

  it.each([undefined, "unknown"])("an order with the cart %s is refused", async (cart) => {
    const { status, body } = await shop.post("/orders", anOrderBody(), { cart });
    expect([status, body.errors]).toEqual([422, { cart: ["Cosul tau este gol"] }]);
  });

  it("an order of an empty or expired cart is refused", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    await shop.query("update cart set expires_at = now() - interval '1 second' where token = $1", [cart]);
    expect((await placeOrder(shop, cart)).body.errors).toEqual({ cart: ["Cosul tau este gol"] });
    const emptied = await aCart(shop, [{ product: PRODUCT.lavender }]);
    await shop.delete(`/cart/remove/${await itemOf(emptied)}`, { cart: emptied });
    expect((await placeOrder(shop, emptied)).body.errors).toEqual({ cart: ["Cosul tau este gol"] });
  });
});

describe("changes since the cart was shown", () => {
  it("a changed stock or price is reported at its item, and the next attempt accepts it", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.pairsOnly, quantity: 5 }]);
    const item = await itemOf(cart);
    await setStock(shop, 2, PRODUCT.pairsOnly);
    const refused = await placeOrder(shop, cart);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { [`items.${item}`]: ["Mai sunt doar 2 buc."] },
    ]);
    await shop.query("update product set price_bani = 1100 where id = $1", [PRODUCT.pairsOnly]);
    expect((await placeOrder(shop, cart)).body.errors).toEqual({
      [`items.${item}`]: ["Prețul este acum 11.00 lei."],
    });
    expect((await placeOrder(shop, cart)).status).toBe(200);
    expect(await stockOf(shop, PRODUCT.pairsOnly)).toBe(0);
    const product = await shop.get(`/products/${PRODUCT.pairsOnly}`);
    expect(product.body.data).toMatchObject({ stockID: 2, buyable: false });
  });

  it("an order is refused if its total differs from the one shown, and accepted if the request states no total", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const { delivery, payment } = anOrderBody();
    const choices = `deliveryID=${delivery.deliveryid}&paymentID=${payment.paymentid}&countyID=12`;
    const { grandtotal } = (await shop.get(`/cart/change?${choices}`, { cart })).body.data.totals;
    const orders = await orderCount();
    const refused = await placeOrder(shop, cart, anOrderBody({ seen_total: grandtotal - 8 }));
    expect([refused.status, refused.body.errors, await orderCount()]).toEqual([
      422,
      { seen_total: ["Totalul comenzii s-a schimbat. Verifică-l și trimite din nou comanda."] },
      orders,
    ]);
    const { status, body } = await placeOrder(shop, cart, anOrderBody({ seen_total: grandtotal }));
    expect([status, body.data.orderData.total]).toEqual([200, grandtotal]);
    const another = await aCart(shop, [{ product: PRODUCT.lavender }]);
    expect((await placeOrder(shop, another)).status).toBe(200);
  });
});
