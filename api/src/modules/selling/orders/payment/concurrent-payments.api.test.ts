/** Concurrent or late events on one order's money: each is posted once, and the account stays correct. */
import { expect, it } from "vitest";
import { amended, goods } from "../../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  brokenBooks,
  moveTo,
  openSellingShop,
  PAYMENT,
  type PlacedOrder,
} from "../../../../testing/test-orders.ts";
import { aCardOrder, latestPayment, NETOPIA, notify } from "../../../../testing/test-payments.ts";

const shop = await openSellingShop({ netopia: NETOPIA });
const { staff } = shop;
const { towels, lavender, lemon } = PRODUCT;
type Card = Awaited<ReturnType<typeof latestPayment>>;
const read = async ({ id }: Pick<PlacedOrder, "id">) => (await staff.get(`/staff/orders/${id}`)).body.data;
const refundsOf = async (order: PlacedOrder) =>
  (await read(order)).refunds.map(({ amount, state }: { amount: number; state: string }) => [state, amount]);
const dueOf = async ({ id }: PlacedOrder) =>
  (await staff.get("/staff/refunds")).body.data.find(({ orderid }: { orderid: number }) => orderid === id);
const credit = (card: Card, processed: string) => notify(shop, { ...card, action: "credit", processed });

/** Places a card order of towels for 62.99 lei. `isPaid` sends the processor's notification. */
async function byCard({ isPaid = true } = {}): Promise<PlacedOrder & { card: Card }> {
  const order = await aCardOrder(shop, [{ product: towels }]);
  if (isPaid) await notify(shop, order);
  return { ...order, card: await latestPayment(shop, order.randomId) };
}

it("a refund can be confirmed after the order's total increased again", async () => {
  const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
  const order = await anOrder(shop, { lines: [{ product: towels }, { product: lavender }], body });
  await moveTo(shop, order, "confirmed");
  await amended(shop, order, { items: goods([towels, 1]) });
  const due = await dueOf(order);
  const grown = await amended(shop, order, { items: goods([towels, 1], [lemon, 1]) });
  const { rest } = grown.body.data;
  expect(rest).toBeGreaterThan(0);
  const done = await staff.put(`/staff/refunds/${due.id}/done`);
  expect(done.body.data).toMatchObject({ rest, account: { balance: rest }, payment_state: "paid" });
  expect(await refundsOf(order)).toEqual([["done", 19.99]]);
  expect(await brokenBooks(shop)).toEqual({});
});

it("a payment of a cancelled order with an erased buyer is refunded", async () => {
  const order = await byCard({ isPaid: false });
  await moveTo(shop, order, "cancelled");
  await shop.query("update orders set buyer_erased_at = now(), customer_id = null where id = $1", [order.id]);
  expect((await notify(shop, order.card)).status).toBe(200);
  expect(await refundsOf(order)).toEqual([["due", 62.99]]);
  expect(await brokenBooks(shop)).toEqual({});
});

it("an unrequested credit of one ban is not refunded again", async () => {
  const order = await byCard();
  await credit(order.card, "0.01");
  expect(await read(order)).toMatchObject({ rest: 0, payment_state: "paid", account: { balance: 0.01 } });
  await moveTo(shop, order, "cancelled");
  expect(await refundsOf(order)).toEqual([
    ["done", 0.01],
    ["due", 62.98],
  ]);
  expect(await brokenBooks(shop)).toEqual({});
});

it("a credit of 0 lei changes nothing", async () => {
  const order = await byCard();
  const before = await read(order);
  expect((await credit(order.card, "0.00")).status).toBe(200);
  expect(await read(order)).toEqual(before);
  expect(await brokenBooks(shop)).toEqual({});
});

it("concurrent credits and confirmations of a cancelled order's refund result in one refund", async () => {
  const order = await byCard();
  await moveTo(shop, order, "cancelled");
  const due = await dueOf(order);
  const answers = await Promise.all([
    staff.put(`/staff/refunds/${due.id}/done?credited=true`),
    credit(order.card, "62.99"),
    staff.put(`/staff/refunds/${due.id}/done?credited=true`),
    credit(order.card, "62.99"),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(await refundsOf(order)).toEqual([["done", 62.99]]);
  expect(await read(order)).toMatchObject({ payment_state: "refunded", account: { balance: 0 } });
  expect(await brokenBooks(shop)).toEqual({});
});
