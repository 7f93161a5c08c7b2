import { describe, expect, it } from "vitest";
import { amended, goods } from "../../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  moveTo,
  PAYMENT,
  type PlacedOrder,
  openSellingShop,
} from "../../../../testing/test-orders.ts";
import { aCardOrder, latestPayment, NETOPIA, notify } from "../../../../testing/test-payments.ts";

const shop = await openSellingShop({ netopia: NETOPIA });

const IBAN = "RO49AAAA1B31007593840000";
const { staff } = shop;
type Card = Awaited<ReturnType<typeof latestPayment>>;
const read = async ({ id }: Pick<PlacedOrder, "id">) => (await staff.get(`/staff/orders/${id}`)).body.data;
const refundable = async ({ id }: Pick<PlacedOrder, "id">) =>
  (await staff.get(`/staff/orders/${id}/refundable`)).body.data;
const dueOf = async ({ id }: Pick<PlacedOrder, "id">) =>
  (await staff.get("/staff/refunds")).body.data.filter(({ orderid }: { orderid: number }) => orderid === id);
const refundsOf = async (order: Pick<PlacedOrder, "id">) =>
  (await read(order)).refunds.map(({ amount, state }: { amount: number; state: string }) => [state, amount]);
const credit = (card: Card, processed = card.amount) =>
  notify(shop, { ...card, action: "credit", processed });
const markDone = ({ id }: { id: number }, query = "") => staff.put(`/staff/refunds/${id}/done${query}`);

/** Places an order of one towel, paid by card: 62.99 lei. */
async function paidByCard(): Promise<PlacedOrder & { card: Card }> {
  const order = await aCardOrder(shop, [{ product: PRODUCT.towels }]);
  await notify(shop, order);
  return { ...order, card: await latestPayment(shop, order.randomId) };
}
/** Places an order of one towel, paid by transfer. */
async function paidByTransfer(): Promise<PlacedOrder> {
  const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels }], body });
  await moveTo(shop, order, "confirmed");
  return order;
}
/** Adds a second product, which leaves a balance due of 19.99 lei. */
async function grow(order: PlacedOrder): Promise<void> {
  const { body } = await amended(shop, order, { items: goods([PRODUCT.towels, 1], [PRODUCT.lavender, 1]) });
  expect(body.data).toMatchObject({ rest: 19.99, total: 82.98 });
}
async function payRemainderByHand(order: PlacedOrder): Promise<void> {
  const { version } = await read(order);
  const body = { version, note: "OP 12" };
  expect((await staff.put(`/staff/orders/${order.id}/balance-due`, body)).status).toBe(200);
}
async function payRemainderByCard(order: PlacedOrder): Promise<Card> {
  await shop.post(`/payments/${order.randomId}/retry`);
  const card = await latestPayment(shop, order.randomId);
  await notify(shop, card);
  expect(await read(order)).toMatchObject({ rest: 0 });
  return card;
}
const deliver = (order: PlacedOrder) => moveTo(shop, order, "preparing", "shipped", "delivered");
async function give(order: PlacedOrder, amount: number, iban = ""): Promise<void> {
  const { version } = await read(order);
  const body = { reason: "Ambalaj lovit", amount, iban, version };
  const response = await staff.post(`/staff/orders/${order.id}/refunds`, body);
  expect(response.body.errors).toBeUndefined();
}

describe("an order whose balance due was paid by another method", () => {
  it("an order paid by card and then by transfer refunds at most the card payment to the card", async () => {
    const order = await paidByCard();
    await grow(order);
    await payRemainderByHand(order);
    await deliver(order);
    await staff.post(`/staff/orders/${order.id}/invoice`);
    expect(await refundable(order)).toMatchObject({ paid: 82.98, left: 82.98, way: "card" });
    await give(order, 62.99);
    await credit(order.card);
    expect(await read(order)).toMatchObject({ payment_state: "paid" });
    expect(await refundable(order)).toMatchObject({ left: 19.99, way: "account" });
    await give(order, 19.99, IBAN);
    const [due] = await dueOf(order);
    expect(due).toMatchObject({ way: "account", amount: 19.99 });
    await markDone(due);
    expect(await read(order)).toMatchObject({ payment_state: "refunded" });
  });

  it("an order paid by transfer and then by card counts as refunded once all its money has been returned", async () => {
    const order = await paidByTransfer();
    await grow(order);
    await payRemainderByCard(order);
    await deliver(order);
    await staff.post(`/staff/orders/${order.id}/invoice`);
    expect(await refundable(order)).toMatchObject({ paid: 82.98, left: 82.98 });
    await give(order, 82.98, IBAN);
    await markDone((await dueOf(order))[0]);
    expect(await read(order)).toMatchObject({ payment_state: "refunded" });
  });
});

describe("a fully credited card payment", () => {
  it("a full credit leaves the order refunded until its balance due is paid", async () => {
    const order = await paidByCard();
    await grow(order);
    await credit(order.card);
    expect(await read(order)).toMatchObject({ payment_state: "refunded", rest: 19.99 });
    await payRemainderByHand(order);
    expect(await read(order)).toMatchObject({ payment_state: "paid", rest: 0 });
  });

  it("a credit of a double payment leaves other refunds pending", async () => {
    const first = await aCardOrder(shop, [{ product: PRODUCT.towels }]);
    await notify(shop, { ...first, errorCode: "20" });
    await shop.post(`/payments/${first.randomId}/retry`);
    const second = await latestPayment(shop, first.randomId);
    await notify(shop, second);
    await notify(shop, first);
    const order = first;
    await deliver(order);
    await staff.post(`/staff/orders/${order.id}/invoice`);
    await give(order, 10);
    await credit(second);
    expect(await refundsOf(order)).toEqual([
      ["done", 62.99],
      ["due", 10],
    ]);
    expect(await read(order)).toMatchObject({ payment_state: "refund_due" });
    await credit({ ...first, state: "" }, "10.00");
    expect(await read(order)).toMatchObject({ payment_state: "paid" });
  });
});

describe("pending card refunds", () => {
  it("a card refund can be completed by several credits, each reducing the amount due", async () => {
    const order = await paidByCard();
    await moveTo(shop, order, "cancelled");
    const [whole] = await dueOf(order);
    await credit(order.card, "30.00");
    expect(await dueOf(order)).toMatchObject([{ id: whole.id, amount: 32.99, way: "card" }]);
    expect(await read(order)).toMatchObject({ payment_state: "refund_due" });
    await credit(order.card, "32.99");
    expect(await refundsOf(order)).toEqual([["done", 62.99]]);
    expect(await read(order)).toMatchObject({ payment_state: "refunded" });
    expect((await markDone(whole)).body.data.refunds).toHaveLength(1);
    const changes = (await staff.get(`/staff/changes?subject_kind=refund&subject_id=${whole.id}`)).body.data;
    expect(changes.map(({ sentence }: { sentence: string }) => sentence)).toEqual(
      expect.arrayContaining([
        "Restituit clientului: 30,00 lei din 62,99 lei (Anulată).",
        "Restituit clientului: 32,99 lei (Anulată).",
      ]),
    );
  });

  it("a refund recorded by staff as credited is not repeated by later partial credits", async () => {
    const order = await paidByCard();
    await moveTo(shop, order, "cancelled");
    const [due] = await dueOf(order);
    await markDone(due, "?credited=true");
    await credit(order.card, "30.00");
    await credit(order.card, "32.99");
    expect(await refundsOf(order)).toEqual([["done", 62.99]]);
    expect(await read(order)).toMatchObject({ payment_state: "refunded" });
  });
});

it("an unrequested credit is not refunded again when the order is cancelled", async () => {
  const order = await paidByCard();
  await credit(order.card, "12.99");
  await moveTo(shop, order, "cancelled");
  expect(await refundsOf(order)).toEqual([
    ["done", 12.99],
    ["due", 50],
  ]);
});

it("the balance due of a cancelled order is void and cannot be recorded as paid", async () => {
  const order = await paidByCard();
  await grow(order);
  await moveTo(shop, order, "cancelled");
  const { rest, version } = await read(order);
  expect(rest).toBe(0);
  const body = { version, note: "OP 12" };
  expect((await staff.put(`/staff/orders/${order.id}/balance-due`, body)).status).toBe(409);
  expect(await refundsOf(order)).toEqual([["due", 62.99]]);
});

it("a credit that arrives before its payment does not reduce another payment", async () => {
  const order = await aCardOrder(shop, [{ product: PRODUCT.towels }]);
  await credit({ ...order, state: "" });
  await shop.post(`/payments/${order.randomId}/retry`);
  await notify(shop, await latestPayment(shop, order.randomId));
  await notify(shop, order);
  expect(await read(order)).toMatchObject({ payment_state: "paid" });
  await moveTo(shop, order, "cancelled");
  expect((await dueOf(order)).map(({ amount }: { amount: number }) => amount)).toEqual([62.99]);
});

it("a partial credit that arrives before its payment also marks the order as paid", async () => {
  const { randomId, ...card } = await aCardOrder(shop, [{ product: PRODUCT.towels }]);
  await credit({ ...card, state: "" }, "10.00");
  await notify(shop, card);
  const [order] = await shop.query(
    `select o.status, o.payment_state, b.received_bani as came, b.paid_out_bani as went
     from orders o join order_balance b on b.order_id = o.id where o.random_id = $1`,
    [randomId],
  );
  expect(order).toEqual({ status: "confirmed", payment_state: "paid", came: 62_99, went: 10_00 });
});

it("the balance due of a refunded order is void once it is cancelled", async () => {
  const order = await paidByCard();
  await grow(order);
  await credit(order.card);
  expect(await read(order)).toMatchObject({ payment_state: "refunded", rest: 19.99 });
  await moveTo(shop, order, "cancelled");
  expect(await read(order)).toMatchObject({ rest: 0 });
});
