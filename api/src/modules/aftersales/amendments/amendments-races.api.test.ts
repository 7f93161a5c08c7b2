import { beforeEach, describe, expect, it } from "vitest";
import { amended, goods, previewed, sendAmendment } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import {
  anOrder,
  anOrderBody,
  brokenBooks,
  moveTo,
  PAYMENT,
  type PlacedOrder,
  restoreProducts,
  openSellingShop,
} from "../../../testing/test-orders.ts";
import { aCardOrder, CARD, latestPayment, NETOPIA, notify } from "../../../testing/test-payments.ts";

const shop = await openSellingShop({ netopia: NETOPIA });
beforeEach(() => restoreProducts(shop));

const { staff } = shop;
const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const shown = async ({ id }: Pick<PlacedOrder, "id">) => (await staff.get(`/staff/orders/${id}`)).body.data;
const oneLavender = { items: goods([PRODUCT.lavender, 1]) };

async function cardOrder(minutesAgo = 20) {
  const payment = await aCardOrder(shop, lines);
  await shop.query(
    `update payment set changed_at = changed_at - interval '${minutesAgo} minutes' where reference = $1`,
    [payment.reference],
  );
  return payment;
}

async function seen(order: Pick<PlacedOrder, "id">, asked: Record<string, unknown>) {
  const { preview } = await previewed(shop, order, asked);
  return { ...asked, version: preview.version, total: preview.after.total };
}

describe("concurrent amendments", () => {
  it("one of two concurrent amendments succeeds, and the other returns 409 with the current order", async () => {
    const order = await anOrder(shop, { lines });
    const [one, other] = [
      await seen(order, oneLavender),
      await seen(order, { items: goods([PRODUCT.lavender, 2], [PRODUCT.towels, 1]) }),
    ];
    const answers = await Promise.all([sendAmendment(shop, order, one), sendAmendment(shop, order, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body.data.total).toBe((await shown(order)).total);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("an amendment submitted three times concurrently is applied once", async () => {
    const order = await anOrder(shop, { lines });
    const body = await seen(order, oneLavender);
    const answers = await Promise.all([1, 2, 3].map(() => sendAmendment(shop, order, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("an order cancelled by its buyer during an amendment ends cancelled with its stock restored", async () => {
    const customer = await loginAs(shop);
    const [before] = await shop.query("select stock from product where id = $1", [PRODUCT.lavender]);
    const order = await anOrder(shop, { lines, customer });
    const body = await seen(order, oneLavender);
    const [change, cancel] = await Promise.all([
      sendAmendment(shop, order, body),
      customer.put(`/user/orders/${order.randomId}/cancel`),
    ]);
    expect([cancel.status, [200, 409].includes(change.status)]).toEqual([200, true]);
    expect((await shown(order)).status_code).toBe("cancelled");
    expect(await shop.query("select stock from product where id = $1", [PRODUCT.lavender])).toEqual([before]);
  });

  it("an amendment whose goods were sold in the meantime returns the available quantity and changes nothing", async () => {
    const order = await anOrder(shop, { lines });
    const body = await seen(order, { items: goods([PRODUCT.lavender, 2], [PRODUCT.lastThree, 3]) });
    await anOrder(shop, { lines: [{ product: PRODUCT.lastThree, quantity: 2 }] });
    const refused = await sendAmendment(shop, order, body);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { "items.1.quantity": ["Mai sunt doar 1 buc."] },
    ]);
    expect((await shown(order)).items).toHaveLength(1);
  });

  it("exactly one of two concurrent amendments that need the last pieces succeeds", async () => {
    const orders = [await anOrder(shop, { lines }), await anOrder(shop, { lines })];
    const bodies = await Promise.all(
      orders.map((order) => seen(order, { items: goods([PRODUCT.lavender, 2], [PRODUCT.lastThree, 2]) })),
    );
    const answers = await Promise.all(
      orders.map((order, index) => sendAmendment(shop, order, bodies[index] ?? {})),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("exactly one of a concurrent amendment and hand-over to the courier succeeds", async () => {
    const order = await anOrder(shop, { lines });
    await moveTo(shop, order, "confirmed", "preparing");
    await staff.put(`/staff/orders/${order.id}/awb`, { awb: `AWB-R-${order.id}` });
    const body = await seen(order, oneLavender);
    const { version } = await shown(order);
    const [change, ship] = await Promise.all([
      sendAmendment(shop, order, body),
      staff.put(`/staff/orders/${order.id}/status`, { status: "shipped", version }),
    ]);
    // The change and the hand-over exclude each other: both raise the order's version, and the amendment removes the
    // waybill.
    expect([change.status, ship.status].filter((status) => status === 200)).toHaveLength(1);
    expect((await shown(order)).status_code).toBe(change.status === 200 ? "preparing" : "shipped");
  });
});

describe("an order whose card is being charged", () => {
  it("an order with an open card payment refuses amendments and states when they are possible again", async () => {
    const order = await cardOrder(0);
    const { status, body } = await previewed(shop, order, oneLavender);
    expect(status).toBe(409);
    expect(body.message).toMatch(
      /^Cumpărătorul plătește chiar acum cu cardul\. Dacă nu finalizează plata, comanda se poate modifica de la /,
    );
  });

  it("an order with an authorised card payment refuses amendments until the bank settles it", async () => {
    const order = await cardOrder(300);
    await notify(shop, { ...order, action: "confirmed_pending" });
    expect((await previewed(shop, order, oneLavender)).status).toBe(409);
  });

  it("a card payment of the old total is refunded, and the order still awaits payment of the new total", async () => {
    const order = await cardOrder();
    const changed = await amended(shop, order, oneLavender);
    expect(changed.body.data).toMatchObject({ status_code: "awaiting_payment", total: 37.98 });
    await notify(shop, order);
    expect(await shown(order)).toMatchObject({
      status_code: "awaiting_payment",
      payment_state: "pending",
      refunds: [{ amount: Number(order.amount), state: "due" }],
    });
    const again = await shop.post(`/payments/${order.randomId}/retry`);
    expect(again.status).toBe(200);
    expect(await latestPayment(shop, order.randomId)).toMatchObject({ amount: "37.98", state: "started" });
  });

  it("after a concurrent payment and amendment, the order is either paid, or amended with the payment due for refund", async () => {
    const order = await cardOrder();
    const body = await seen(order, oneLavender);
    const [change] = await Promise.all([sendAmendment(shop, order, body), notify(shop, order)]);
    const stands = await shown(order);
    expect(stands).toMatchObject(
      change.status === 200
        ? { status_code: "awaiting_payment", total: 37.98, refunds: [{ amount: Number(order.amount) }] }
        : { status_code: "confirmed", payment_state: "paid", total: Number(order.amount), refunds: [] },
    );
  });
});

describe("the balance due of an order paid by card", () => {
  const more = { items: goods([PRODUCT.lavender, 2], [PRODUCT.towels, 1]) };

  async function grown() {
    const order = await cardOrder(0);
    await notify(shop, order);
    const { body } = await amended(shop, order, more);
    expect(body.data).toMatchObject({ payment_state: "paid", rest: 47 });
    return order;
  }

  it("the balance due is shown on the payment page and paid once", async () => {
    const order = await grown();
    expect((await shop.get(`/payments/${order.randomId}`)).body.data).toMatchObject({
      state: "pending",
      total: 47,
      canRetry: true,
    });
    await shop.post(`/payments/${order.randomId}/retry`);
    const rest = await latestPayment(shop, order.randomId);
    expect(rest.amount).toBe("47.00");
    await notify(shop, rest);
    await notify(shop, rest);
    expect(await shown(order)).toMatchObject({
      rest: 0,
      payment_state: "paid",
      status_code: "confirmed",
      refunds: [],
    });
    expect((await shop.get(`/payments/${order.randomId}`)).body.data).toMatchObject({
      state: "paid",
      canRetry: false,
    });
  });

  it("an unpaid balance is not refunded when the order is cancelled", async () => {
    const order = await grown();
    await moveTo(shop, order, "cancelled");
    expect((await shown(order)).refunds).toMatchObject([{ amount: Number(order.amount), state: "due" }]);
  });
});

it("a cash order that changes to card waits a day for the payment", async () => {
  const order = await anOrder(shop, { lines, body: anOrderBody({ payment: { paymentid: PAYMENT.cash } }) });
  const { body } = await amended(shop, order, { payment: { paymentid: CARD } });
  expect(body.data).toMatchObject({
    status_code: "awaiting_payment",
    payment_state: "pending",
    handling_charge: 0,
  });
  const [row] = await shop.query<{ hours: string }>(
    "select round(extract(epoch from release_at - now()) / 3600) as hours from orders where id = $1",
    [order.id],
  );
  expect(Number(row?.hours)).toBe(24);
});
