import { beforeAll, beforeEach, expect, it } from "vitest";
import { amended, goods, previewed } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCart,
  brokenBooks,
  PAYMENT_SETTINGS,
  restoreProducts,
  anOrder,
} from "../../../testing/test-orders.ts";
import { chosen } from "../../../testing/test-returns.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson, type TestPerson } from "../../../testing/test-staff.ts";

const shop = await openTestShop();
let seller: TestPerson;
beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  seller = await aPerson(shop, { permissions: ["offers:view", "offers:edit"], name: "Radu" });
});
beforeEach(() => restoreProducts(shop));

const LAVENDER = "Detergent pentru pardoseli cu lavandă 1 l";

/** Places an order of two lavenders at 19.99, ten at the offer's 17, and two packs of towels at 45. */
async function ordered() {
  const asked = {
    firstname: "Ana",
    lastname: "Pop",
    email: "ana@example.com",
    phone: "0722 123 456",
    terms: true,
    lines: [{ text: "lavanda", quantity: 10, product_id: PRODUCT.lavender }],
  };
  const { token } = (await shop.post("/offers", asked)).body.data;
  const [{ id } = { id: 0 }] = await shop.query<{ id: number }>("select id from offer where token = $1", [
    token,
  ]);
  const line = { product_id: PRODUCT.lavender, quantity: 10, price: 17 };
  const body = { lines: [line], version: 0 };
  const { version } = (await seller.put(`/staff/offers/${id}`, body)).body.data;
  await seller.post(`/staff/offers/${id}/send`, { version });
  const cart = await aCart(shop, [
    { product: PRODUCT.lavender, quantity: 2 },
    { product: PRODUCT.towels, quantity: 2 },
  ]);
  expect((await shop.post(`/cart/offer/${token}`, {}, { cart })).status).toBe(200);
  return anOrder(shop, { cart });
}
const linesOf = ({ body }: { body: { data: { items: Record<string, unknown>[] } } }) =>
  body.data.items.map(({ productid, quantity, price }) => [productid, quantity, price]);

it.each(["shop", "buyer"])(
  "removing pieces of another product leaves both lines unchanged, with the cause %s",
  async (cause) => {
    const order = await ordered();
    const items = goods([PRODUCT.lavender, 12], [PRODUCT.towels, 1]);
    const answer = await amended(shop, order, { cause, items });
    expect(linesOf(answer).toSorted()).toEqual(
      [
        [PRODUCT.lavender, 2, 19.99],
        [PRODUCT.lavender, 10, 17],
        [PRODUCT.towels, 1, 45],
      ].toSorted(),
    );
    expect(await brokenBooks(shop)).toEqual({});
  },
);

it.each(["shop", "buyer"])(
  "removed pieces are taken from the last line, and the preview shows each line, with the cause %s",
  async (cause) => {
    const order = await ordered();
    const asked = { cause, items: goods([PRODUCT.lavender, 5], [PRODUCT.towels, 2]) };
    const { preview } = await previewed(shop, order, asked);
    expect(preview.changes).toEqual([`„${LAVENDER}”: 10 → 3 buc.`]);
    expect(preview.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ product: LAVENDER, quantity_before: 2, quantity: 2, subtotal: 39.98 }),
        expect.objectContaining({ product: LAVENDER, quantity_before: 10, quantity: 3, subtotal: 51 }),
      ]),
    );
    const answer = await amended(shop, order, asked);
    expect(linesOf(answer)).toEqual(
      expect.arrayContaining([
        [PRODUCT.lavender, 2, 19.99],
        [PRODUCT.lavender, 3, 17],
      ]),
    );
    expect(await brokenBooks(shop)).toEqual({});
  },
);

it("withdrawn pieces are removed first, from the lines that were withdrawn", async () => {
  const order = await ordered();
  const { access } = (await shop.post("/orders/lookup", { number: order.number, email: "ana@example.com" }))
    .body.data;
  const person = { full_name: "Ana Pop", email: "ana@example.com", bankname: "", bankaccount: "" };
  const withdrawal = { access, ...person, products: chosen([PRODUCT.lavender, 3]) };
  expect((await shop.post(`/orders/${order.randomId}/withdrawal`, withdrawal)).status).toBe(200);
  const answer = await amended(shop, order, { items: goods([PRODUCT.lavender, 9], [PRODUCT.towels, 2]) });
  expect(linesOf(answer)).toEqual([
    [PRODUCT.lavender, 9, 17],
    [PRODUCT.towels, 2, 45],
  ]);
  expect(answer.body.data.events.at(-1).note).toMatch(/Retragerea \d+ se închide/);
  expect(await brokenBooks(shop)).toEqual({});
});

it("added pieces cost the first line's price, and both lines share the stock", async () => {
  const order = await ordered();
  const answer = await amended(shop, order, { items: goods([PRODUCT.lavender, 14], [PRODUCT.towels, 2]) });
  expect(linesOf(answer)).toEqual(
    expect.arrayContaining([
      [PRODUCT.lavender, 4, 19.99],
      [PRODUCT.lavender, 10, 17],
    ]),
  );
  const [{ stock } = { stock: 0 }] = await shop.query<{ stock: number }>(
    "select stock from product where id = $1",
    [PRODUCT.lavender],
  );
  const most = 14 + stock;
  const tooMany = goods([PRODUCT.lavender, most + 1], [PRODUCT.towels, 2]);
  const { body } = await previewed(shop, order, { items: tooMany });
  expect(body.errors).toEqual({ "items.0.quantity": [`Mai sunt doar ${most} buc.`] });
});
