import { describe, expect, it } from "vitest";
import { goods, previewed } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { anOrderBody, openSellingShop, orderOf } from "../../../testing/test-orders.ts";

const shop = await openSellingShop();
const { staff } = shop;
const CUI = "14399840";
const NET = { delivery: 10, free_delivery_over: 150, is_delivery_net: true };

const send = (body: object) =>
  staff.post("/staff/price-lists", { starts_at: "2026-01-01T00:00:00Z", ...body });
async function aList(body: object): Promise<{ listID: number; version: number }> {
  const { status, body: answer } = await send(body);
  expect([status, answer.errors]).toEqual([200, undefined]);
  return answer.data;
}
const remove = ({ listID, version }: { listID: number; version: number }) =>
  staff.delete(`/staff/price-lists/${listID}?version=${version}`);

describe("delivery prices of price lists", () => {
  const deliveryOf = ({ body }: { body: { data: Cart } }) =>
    body.data.delivery_options[0]?.courierDeliveryTax;
  interface Cart {
    delivery_options: { courierDeliveryTax: number }[];
    free_delivery_left: number;
  }

  /** Returns the delivery price and handling charge if the order is changed to this many pieces. */
  const priceOf = async (order: Parameters<typeof previewed>[1], pieces: number) => {
    const { preview } = await previewed(shop, order, { items: goods([PRODUCT.lemon, pieces]) });
    return preview.after.total - preview.lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
  };

  it("members pay the delivery price of their list in the cart, in the order and after an order change", async () => {
    const client = await loginAs(shop);
    const list = await aList({ name: "Livrare", members: [{ customer: client.email }], ...NET });
    expect(list).toMatchObject(NET);
    await client.post(`/cart/add/${PRODUCT.lemon}`, { qty: 2, options: null });
    const cart = await client.get("/cart");
    // 25.00 lei gross is 20.66 lei net. Free delivery needs another 129.35 lei net (156.51 with VAT).
    expect([deliveryOf(cart), cart.body.data.free_delivery_left]).toEqual([12.1, 156.51]);
    const placed = await client.post("/orders", anOrderBody());
    const order = await orderOf(shop, placed.body.data.orderData.randomid);
    const written = await shop.query("select delivery_bani from orders where id = $1", [order.id]);
    expect(written).toEqual([{ delivery_bani: 1210 }]);
    // Both prices include the handling charge of 5.00 lei.
    const prices = async () => [await priceOf(order, 3), await priceOf(order, 15)];
    expect(await prices()).toEqual([17.1, 5]);
    await remove(list);
    expect(await prices(), "after the list was deleted").toEqual([17.1, 5]);
  });

  it("a price list created later does not change an order's delivery price, even if it is valid from before the order", async () => {
    const client = await loginAs(shop);
    await client.post(`/cart/add/${PRODUCT.lemon}`, { qty: 2, options: null });
    const placed = await client.post("/orders", anOrderBody());
    const order = await orderOf(shop, placed.body.data.orderData.randomid);
    const before = await priceOf(order, 3);
    const list = await aList({ name: "Apoi", members: [{ customer: client.email }], ...NET, delivery: 0 });
    expect(await priceOf(order, 3)).toBe(before);
    await remove(list);
  });

  it("a list without rows applies its delivery price to a manual order for its company", async () => {
    const list = await aList({ name: "Firma", members: [{ cui: `RO${CUI}` }], ...NET, delivery: 0 });
    const typed = { customerid: null, lines: [{ productid: PRODUCT.lemon, quantity: 1 }], voucher: "" };
    const preview = async (cui: string) =>
      deliveryOf({
        body: { data: (await staff.post("/staff/orders/preview", { ...typed, cui })).body.data.cart },
      });
    expect([await preview(""), await preview(CUI)]).toEqual([17.99, 0]);
    await remove(list);
  });

  it.each([{ delivery: -1 }, { free_delivery_over: 1.234 }, { delivery: 2_000_000 }])(
    "a price list with the delivery terms %j is refused with an error for their field",
    async (terms) => {
      const { status, body } = await send({ name: "Greșită", ...terms });
      expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(terms)]);
    },
  );
});

it("a new cart belongs to the company that the customer chose to buy for, and shows amounts without VAT", async () => {
  const client = await loginAs(shop);
  const place = { countyID: 12, cityID: 2, streetaddress: "Str. Lungă 1" };
  await client.post("/user/companies", { type: "sc", name: "Curat SRL", fiscalcode: CUI, ...place });
  const [company] = (await client.get("/user/companies")).body.data;
  const list = await aList({ name: "Firmă", members: [{ cui: `RO${CUI}`, customer: client.email }], ...NET });
  expect((await client.put("/user/buying-for", { companyID: company.companyID })).status).toBe(200);
  const added = await client.post(`/cart/add/${PRODUCT.lemon}`, { qty: 1, options: null });
  expect(added.body.data).toMatchObject({
    customer: { customer_type: "pj" },
    totals: { total_delivery: 12.1, delivery_net: 10, grandtotal_net: 20.33 },
  });
  await remove(list);
});
