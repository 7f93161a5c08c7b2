import { readdir } from "node:fs/promises";
import { sealFor } from "@curat/stand-ins/netopia";
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../../../config.ts";
import { createApi } from "../../../../index.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { openSellingShop } from "../../../../testing/test-orders.ts";
import {
  aCardOrder,
  NETOPIA,
  notificationXml,
  postNotification,
  sealedNotification,
  paymentStates,
  notify,
} from "../../../../testing/test-payments.ts";

const logged: LogEntry[] = [];
const shop = await openSellingShop({
  netopia: NETOPIA,
  log: (entry) => {
    if (entry.message.startsWith("A payment notification")) logged.push(entry);
    else if (entry.level === "error") console.error(entry);
  },
});
const anOrder = () => aCardOrder(shop, [{ product: PRODUCT.towels }]);
const PAID = { status: "confirmed", payment_state: "paid", payments: "paid", due: 0 };
const WAITING = { status: "awaiting_payment", payment_state: "pending", payments: "started", due: 0 };

async function passOf({ reference }: { reference: string }): Promise<string> {
  const [row] = await shop.query<{ pass: string }>("select pass from payment where reference = $1", [
    reference,
  ]);
  return row?.pass ?? "";
}

async function jobs(step: string): Promise<number> {
  const rows = await shop.query("select 1 from graphile_worker.jobs where key like $1", [`order-${step}:%`]);
  return rows.length;
}

describe("a confirmed card payment", () => {
  it("a paid notification confirms the order without an API key, and the response repeats its crc", async () => {
    const { randomId, ...payment } = await anOrder();
    const before = await jobs("paid");
    const { status, text } = await notify(shop, { ...payment, crc: "c0ffee" });
    expect([status, text]).toEqual([200, '<?xml version="1.0" encoding="utf-8"?>\n<crc>c0ffee</crc>']);
    expect(await paymentStates(shop, randomId)).toEqual(PAID);
    expect((await shop.get(`/payments/${randomId}`)).body.data).toMatchObject({
      state: "paid",
      canRetry: false,
    });
    expect(await jobs("paid")).toBe(before + 1);
  });

  it("20 concurrent copies of a notification record one payment", async () => {
    const { randomId, ...payment } = await anOrder();
    const notification = { ...payment, crc: "same" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(shop, notification)));
    expect(new Set(answers.map(({ text }) => text.split("\n")[1]))).toEqual(new Set(["<crc>same</crc>"]));
    expect(await paymentStates(shop, randomId)).toEqual(PAID);
    const [events] = await shop.query(
      `select count(*)::integer as count from order_event e join orders o on o.id = e.order_id
       where o.random_id = $1 and e.status = 'confirmed'`,
      [randomId],
    );
    expect(events).toEqual({ count: 1 });
  });

  it("20 different concurrent notifications of a payment record one payment", async () => {
    const { randomId, ...payment } = await anOrder();
    await Promise.all(Array.from({ length: 20 }, (_, crc) => notify(shop, { ...payment, crc: `c${crc}` })));
    expect(await paymentStates(shop, randomId)).toEqual(PAID);
  });

  it("20 concurrent notifications of all kinds, some forged, record one payment", async () => {
    const before = logged.length;
    const { randomId, ...payment } = await anOrder();
    const actions = ["new", "paid_pending", "confirmed_pending", "paid", "confirmed"];
    const news = Array.from({ length: 20 }, (_, index) => {
      const notification = { ...payment, action: actions[index % 5], crc: `c${index}` };
      if (index % 4 < 3) return notify(shop, notification);
      return postNotification(shop, sealFor(notificationXml(notification), NETOPIA.certificatePem));
    });
    const texts = (await Promise.all(news)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('error_type="2"'))).toHaveLength(5);
    expect(await paymentStates(shop, randomId)).toEqual(PAID);
    expect(logged.slice(before).map(({ level, message }) => [level, message].join(": "))).toEqual(
      Array(5).fill("warn: A payment notification was refused."),
    );
  });

  it.each(["new", "paid_pending", "confirmed_pending", "paid", "canceled"])(
    "a payment is not undone by a later '%s' notification",
    async (action) => {
      const { randomId, ...payment } = await anOrder();
      await notify(shop, payment);
      expect((await notify(shop, { ...payment, action, crc: "late" })).text).toContain("<crc>late</crc>");
      expect(await paymentStates(shop, randomId)).toEqual(PAID);
    },
  );

  it("a payment is not undone by a later failure notification", async () => {
    const { randomId, ...payment } = await anOrder();
    await notify(shop, payment);
    await notify(shop, { ...payment, errorCode: "20" });
    expect(await paymentStates(shop, randomId)).toEqual(PAID);
  });
});

describe("notifications sealed with the public key", () => {
  const REFUSED = /<crc error_type="2" error_code="2">refused<\/crc>/;

  it.each([
    ["without a pass", () => undefined],
    ["with another payment's pass", async () => await passOf(await anOrder())],
    ["with a pass cut short", async (own: string) => own.slice(0, -1)],
  ])("a notification %s changes nothing, and is applied when resent with its pass", async (_, sent) => {
    const { randomId, ...payment } = await anOrder();
    const own = await passOf(payment);
    const fields = sealedNotification({ ...payment, crc: "c0ffee" });
    expect((await postNotification(shop, fields, await sent(own))).text).toMatch(REFUSED);
    expect(await paymentStates(shop, randomId)).toEqual(WAITING);
    expect((await postNotification(shop, fields, own)).text).toContain("<crc>c0ffee</crc>");
    expect(await paymentStates(shop, randomId)).toEqual(PAID);
  });

  it("forged notifications are refused with the same response, whatever their fault", async () => {
    const { randomId: _randomId, ...payment } = await anOrder();
    const own = await passOf(payment);
    const wrong = [
      { ...payment, signature: "ALTU-ALTU-ALTU-ALTU-ALTU" },
      { ...payment, reference: "necunoscuta" },
      { ...payment, amount: "0.50" },
      { ...payment, action: "altceva" },
    ].map((notification) => postNotification(shop, sealedNotification(notification), own));
    const garbage = postNotification(shop, { env_key: "AAAA", data: "AAAA", cipher: "rc4", iv: "" }, own);
    for (const { status, text } of await Promise.all([...wrong, garbage])) {
      expect(status).toBe(200);
      expect(text).toMatch(REFUSED);
    }
  });

  it("each refused notification logs one short line", async () => {
    const { randomId: _randomId, ...payment } = await anOrder();
    const before = logged.length;
    const broken = new ReadableStream({ pull: (stream) => stream.error(new Error("aborted")) });
    const url = "http://api.test/api/v1/payments/netopia/notification";
    const cutOff = { method: "POST", headers: { "content-length": "9" }, body: broken, duplex: "half" };
    expect((await shop.api.fetch(new Request(url, cutOff))).status).toBe(400);
    await postNotification(
      shop,
      sealedNotification({ ...payment, reference: `1\0${"x".repeat(9_000)}` }),
      "pass",
    );
    await postNotification(shop, sealedNotification({ ...payment, reference: "x".repeat(9_000) }), "pass");
    const lines = logged.slice(before);
    expect(lines.map(({ level }) => level)).toEqual(["warn", "warn", "warn"]);
    for (const line of lines) expect(JSON.stringify(line).length).toBeLessThan(200);
  });

  it("refused notifications are rate-limited per network", async () => {
    const limited = createApi({ ...shop.config, rateLimits: true, log: () => undefined });
    const send = async (visitor: string, fields: Record<string, string>, pass = ""): Promise<number> => {
      const url = `http://api.test/api/v1/payments/netopia/notification?pass=${pass}`;
      const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
      return (await limited.fetch(request, { visitor })).status;
    };
    const statuses: number[] = [];
    for (let sent = 0; sent < 40; sent += 1) statuses.push(await send(`2001:db8::${sent}`, { env_key: "" }));
    expect(Map.groupBy(statuses, String).get("429")).toHaveLength(10);
    const { randomId, ...payment } = await anOrder();
    expect(await send("192.0.2.1", sealedNotification(payment), await passOf(payment))).toBe(200);
    expect(await paymentStates(shop, randomId)).toEqual(PAID);
    await limited.close();
  });
});

describe("a failed card payment", () => {
  it("a failed payment leaves the order awaiting payment and emails its buyer once", async () => {
    const { randomId, ...payment } = await anOrder();
    const before = await jobs("payment_failed");
    await notify(shop, { ...payment, errorCode: "20" });
    await notify(shop, { ...payment, errorCode: "20" });
    expect(await paymentStates(shop, randomId)).toEqual({
      ...WAITING,
      payment_state: "failed",
      payments: "failed",
    });
    expect(await jobs("payment_failed")).toBe(before + 1);
    const [row] = await shop.query("select detail from payment where reference = $1", [payment.reference]);
    expect(row).toEqual({ detail: "20 Mesajul băncii & altele" });
  });

  it("after a failed payment, the buyer can still pay on the processor's page", async () => {
    const { randomId, ...payment } = await anOrder();
    await notify(shop, { ...payment, errorCode: "20" });
    await notify(shop, payment);
    expect(await paymentStates(shop, randomId)).toEqual(PAID);
  });
});

describe("a payment that arrives too late", () => {
  it("a payment of a cancelled order is refunded, and the order's page shows the refund", async () => {
    const { randomId, ...payment } = await anOrder();
    await shop.query("update orders set status = 'cancelled', release_at = null where random_id = $1", [
      randomId,
    ]);
    expect((await notify(shop, { ...payment, crc: "late" })).text).toContain("<crc>late</crc>");
    expect(await paymentStates(shop, randomId)).toEqual({
      status: "cancelled",
      payment_state: "refund_due",
      payments: "refund_due",
      due: 62_99,
    });
    expect((await shop.get(`/payments/${randomId}`)).body.data).toMatchObject({
      state: "refund_due",
      canRetry: false,
    });
    await notify(shop, { ...payment, action: "credit" });
    expect(await paymentStates(shop, randomId)).toEqual({
      status: "cancelled",
      payment_state: "refunded",
      payments: "refunded",
      due: 0,
    });
  });

  it("a payment is refunded if the buyer switched to cash on delivery", async () => {
    const { randomId, ...payment } = await anOrder();
    await shop.post(`/payments/${randomId}/method`, { paymentid: 2 });
    await notify(shop, payment);
    expect(await paymentStates(shop, randomId)).toEqual({
      status: "new",
      payment_state: "none",
      payments: "refund_due",
      due: 62_99,
    });
  });

  it("a payment is refunded if another attempt already paid the order", async () => {
    const { randomId, ...first } = await anOrder();
    await notify(shop, { ...first, errorCode: "20" });
    await shop.post(`/payments/${randomId}/retry`);
    const [second] = await shop.query<{ reference: string }>(
      "select reference from payment order by id desc limit 1",
    );
    await Promise.all([notify(shop, { ...first, reference: second?.reference ?? "" }), notify(shop, first)]);
    const { payments, ...order } = (await paymentStates(shop, randomId)) ?? { payments: "" };
    expect(order).toEqual({ status: "confirmed", payment_state: "paid", due: 62_99 });
    expect(payments.split(" ").toSorted()).toEqual(["paid", "refund_due"]);
  });
});

describe("a credited payment", () => {
  it("a credit marks the payment as refunded", async () => {
    const { randomId, ...payment } = await anOrder();
    await notify(shop, payment);
    await notify(shop, { ...payment, action: "credit" });
    expect(await paymentStates(shop, randomId)).toEqual({
      ...PAID,
      payment_state: "refunded",
      payments: "refunded",
    });
    // A late confirmation is not a new payment.
    await notify(shop, { ...payment, crc: "again" });
    expect(await paymentStates(shop, randomId)).toMatchObject({ payments: "refunded" });
  });

  it("a refund recorded by staff before the processor's notification counts once", async () => {
    const { id, randomId, ...payment } = await anOrder();
    await notify(shop, payment);
    await shop.staff.put(`/staff/orders/${id}/status`, { status: "cancelled" });
    await shop.staff.put(`/staff/orders/${id}/refund`);
    await notify(shop, { ...payment, action: "credit" });
    expect(await paymentStates(shop, randomId)).toMatchObject({
      payment_state: "refunded",
      payments: "refunded",
    });
    const refunds = await shop.query("select state from refund where order_id = $1", [id]);
    expect(refunds).toEqual([{ state: "done" }]);
  });

  it("a partial credit leaves the order paid", async () => {
    const { randomId, ...payment } = await anOrder();
    await notify(shop, payment);
    await notify(shop, { ...payment, action: "credit", processed: "10.00" });
    expect(await paymentStates(shop, randomId)).toEqual(PAID);
    const refunds = await shop.query(
      "select amount_bani, state from refund r join orders o on o.id = r.order_id where o.random_id = $1",
      [randomId],
    );
    expect(refunds).toEqual([{ amount_bani: 10_00, state: "done" }]);
  });
});

describe("a payment credited in several parts", () => {
  const paidOrder = async () => {
    const order = await anOrder();
    await notify(shop, order);
    return order;
  };
  const credit = (payment: Awaited<ReturnType<typeof anOrder>>, processed: string) =>
    notify(shop, { ...payment, action: "credit", processed });

  it("a payment is refunded once its credits add up to it, and a repeated credit counts once", async () => {
    const order = await paidOrder();
    const notification = { ...order, action: "credit", processed: "10.00", crc: "zece" };
    await Promise.all([notify(shop, notification), notify(shop, notification), credit(order, "32.99")]);
    expect(await paymentStates(shop, order.randomId)).toEqual(PAID);
    const wentBack = () =>
      shop.query(
        `select (select sum(c.amount_bani)::integer from payment_credit c where c.payment_id = p.id) as credited, (select sum(amount_bani)::integer from refund r where r.order_id = o.id) as refunds
         from payment p join orders o on o.id = p.order_id where o.random_id = $1`,
        [order.randomId],
      );
    expect(await wentBack()).toEqual([{ credited: 42_99, refunds: 42_99 }]);
    await credit(order, "20.00");
    expect(await wentBack()).toEqual([{ credited: 62_99, refunds: 62_99 }]);
    expect(await paymentStates(shop, order.randomId)).toEqual({
      ...PAID,
      payment_state: "refunded",
      payments: "refunded",
    });
  });

  it("a credit of a pending refund leaves the order paid", async () => {
    const order = await paidOrder();
    await shop.query(
      `with due as (update orders set payment_state = 'refund_due' where random_id = $1 returning id)
       insert into refund (order_id, amount_bani, reason, cause, state, created_at) select id, 1000, 'Retur 1', 'returned', 'due', now() from due`,
      [order.randomId],
    );
    await credit(order, "10.00");
    expect(await paymentStates(shop, order.randomId)).toEqual(PAID);
  });
});

describe("invalid notifications", () => {
  it.each([
    ["another amount", { amount: "0.10" }],
    ["another sum that moved", { processed: "62.98" }],
    ["another currency", { currency: "EUR" }],
    ["another account", { signature: "ALTU-ALTU-ALTU-ALTU-ALTU" }],
    ["an unknown payment", { reference: "999999-abc" }],
    ["an unknown action", { action: "give" }],
  ])("a notification with %s changes nothing and is refused permanently", async (_, changes) => {
    const { randomId, ...payment } = await anOrder();
    const { status, text } = await notify(shop, { ...payment, ...changes });
    expect(status).toBe(200);
    expect(text).toContain('error_type="2"');
    expect(await paymentStates(shop, randomId)).toEqual(WAITING);
  });

  it("a notification sealed with the public key changes nothing", async () => {
    const { randomId, ...payment } = await anOrder();
    const { text } = await postNotification(shop, sealFor(notificationXml(payment), NETOPIA.certificatePem));
    expect(text).toContain('error_type="2"');
    expect(logged.at(-1)).toMatchObject({ level: "warn", message: "A payment notification was refused." });
    expect(await paymentStates(shop, randomId)).toEqual(WAITING);
  });

  it.each<[string, Record<string, string>]>([
    ["nothing", {}],
    ["plain XML", { data: notificationXml({ reference: "1", amount: "1.00" }) }],
    ["more than a notification can be", { data: "x".repeat(70_000) }],
  ])("a notification with %s is refused permanently", async (_, fields) => {
    const { status, text } = await postNotification(shop, fields);
    expect(status).toBe(200);
    expect(text).toContain('error_type="2"');
  });

  it("the processor is asked to resend notifications while the database is down", async () => {
    const payment = await anOrder();
    const pass = await passOf(payment);
    await shop.query("alter table payment rename to payment_away");
    const { status, text } = await postNotification(shop, sealedNotification(payment), pass).finally(() =>
      shop.query("alter table payment_away rename to payment"),
    );
    expect(status).toBe(200);
    expect(text).toContain('error_type="1"');
  });
});

it("notifications send no emails themselves", async () => {
  expect(await readdir(shop.config.mailFolder)).toEqual([]);
});
