import { describe, expect, it } from "vitest";
import { transaction } from "../../../db/database.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aDeliveredOrder,
  anOrder,
  anOrderBody,
  moveTo,
  openSellingShop,
  PAYMENT,
  PAYMENT_SETTINGS,
} from "../../../testing/test-orders.ts";
import { stockOf } from "../../../testing/test-stock.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { moveOrder } from "./order-moves.ts";
import type { OrderStatus } from "./orders.rules.ts";
import { releaseUnpaidOrders, remindOfTransfers, setTransferDeadlines } from "./orders.tasks.ts";

const DAY_MS = 86_400_000;
const shop = await openSellingShop();

const context = { db: shop.db, now: () => new Date() };
const move = (orderId: number, to: OrderStatus) =>
  transaction(shop.db, (tx) => moveOrder(tx, { orderId, to, actor: "payment", at: new Date() }));
const stateOf = async (id: number) =>
  (await shop.query("select status, payment_state, release_at from orders where id = $1", [id]))[0];
const mailsOf = async (id: number): Promise<string[]> => {
  const jobs = await shop.query<{ key: string }>(
    "select key from graphile_worker.jobs where key like 'order-%:' || $1 order by key",
    [id],
  );
  return jobs.map(({ key }) => key);
};

const lines = [{ product: PRODUCT.towels, quantity: 2 }, { product: PRODUCT.lavender }];
const byTransfer = () =>
  anOrder(shop, { lines, body: anOrderBody({ payment: { paymentid: PAYMENT.transfer } }) });

describe("an order's status change", () => {
  it("an order records each status change with its actor, and sends one email for each step except preparing", async () => {
    const { id } = await aDeliveredOrder(shop, { lines });
    expect(
      await shop.query("select status, actor from order_event where order_id = $1 order by id", [id]),
    ).toEqual([
      { status: "new", actor: "customer" },
      { status: "confirmed", actor: "staff" },
      { status: "preparing", actor: "staff" },
      { status: "shipped", actor: "staff" },
      { status: "delivered", actor: "staff" },
    ]);
    expect(await mailsOf(id)).toEqual(
      ["confirmed", "delivered", "placed", "shipped"].map((step) => `order-${step}:${id}`),
    );
  });

  it("a change to the current status adds no history entry", async () => {
    const { id } = await anOrder(shop, { lines });
    expect(await move(id, "confirmed")).toMatchObject({ ok: true });
    expect(await move(id, "confirmed")).toMatchObject({ ok: true, order: { status: "confirmed" } });
    expect(await shop.query("select 1 from order_event where order_id = $1", [id])).toHaveLength(2);
  });

  it("confirming an order that awaits payment emails the buyer that the payment arrived", async () => {
    const { id } = await byTransfer();
    await move(id, "confirmed");
    expect(await stateOf(id)).toMatchObject({ status: "confirmed", payment_state: "paid", release_at: null });
    expect(await mailsOf(id)).toContain(`order-paid:${id}`);
    expect(await mailsOf(id)).not.toContain(`order-confirmed:${id}`);
  });
});

describe.each(["cancelled", "refused"] as const)("an order that is %s", (to) => {
  it("a cancelled or refused order returns its goods to stock and updates the product's read row", async () => {
    const before = await stockOf(shop, PRODUCT.lastThree);
    const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.lastThree, quantity: 3 }] });
    const shown = async () =>
      (await shop.query("select stock_id from product_read where product_id = $1", [PRODUCT.lastThree]))[0];
    expect([await stockOf(shop, PRODUCT.lastThree), await shown()]).toEqual([0, { stock_id: 2 }]);
    await move(id, to);
    expect([await stockOf(shop, PRODUCT.lastThree), await shown()]).toEqual([before, { stock_id: 3 }]);
    expect(
      await shop.query("select quantity, reason from stock_movement where order_id = $1 order by id", [id]),
    ).toEqual([
      { quantity: -3, reason: "order" },
      { quantity: 3, reason: "cancellation" },
    ]);
  });

  it("a cancelled or refused order releases its voucher", async () => {
    const { id } = await anOrder(shop, { lines });
    const [voucher] = await shop.query<{ id: string }>(
      `insert into voucher (code, name, kind, percent, starts_at, max_uses, uses, created_at)
       values ($1, 'Zece', 'percent', 10, now(), 1, 1, now()) returning id`,
      [`ZECE-${to.toUpperCase()}`],
    );
    await shop.query("insert into voucher_use (voucher_id, order_id, at) values ($1, $2, now())", [
      voucher?.id,
      id,
    ]);
    await move(id, to);
    expect(
      await shop.query(
        "select uses, returned_at is not null as returned from voucher join voucher_use on voucher_id = id where order_id = $1",
        [id],
      ),
    ).toEqual([{ uses: 0, returned: true }]);
  });

  it("a cancelled or refused order opens a refund of its payment", async () => {
    const { id } = await byTransfer();
    await move(id, "confirmed");
    await move(id, to);
    expect(await stateOf(id)).toMatchObject({ status: to, payment_state: "refund_due" });
    expect(
      await shop.query(
        "select r.state, r.amount_bani = o.total_bani as whole from refund r join orders o on o.id = r.order_id where o.id = $1",
        [id],
      ),
    ).toEqual([{ state: "due", whole: true }]);
  });

  it("an unpaid order that is cancelled or refused opens no refund", async () => {
    const { id } = await byTransfer();
    await move(id, to);
    expect(await shop.query("select 1 from refund where order_id = $1", [id])).toEqual([]);
  });
});

describe("concurrent status changes", () => {
  const customerOf = loginAs;

  it("ten concurrent cancellations return the goods to stock once", async () => {
    const before = await stockOf(shop, PRODUCT.towels);
    const customer = await customerOf(shop);
    const { id, randomId } = await anOrder(shop, { lines, customer });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => customer.put(`/user/orders/${randomId}/cancel`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await stockOf(shop, PRODUCT.towels)).toBe(before);
    expect(
      await shop.query("select 1 from order_event where order_id = $1 and status = 'cancelled'", [id]),
    ).toHaveLength(1);
  });

  it("exactly one of a cancellation and a concurrent hand-over to the courier succeeds", async () => {
    const customer = await customerOf(shop);
    for (let round = 0; round < 8; round += 1) {
      const order = await anOrder(shop, { lines, customer });
      await moveTo(shop, order, "confirmed", "preparing");
      await shop.staff.put(`/staff/orders/${order.id}/awb`, { awb: `RACE-${order.id}` });
      const stock = await stockOf(shop, PRODUCT.towels);
      const [cancelled, shipped] = await Promise.all([
        customer.put(`/user/orders/${order.randomId}/cancel`),
        shop.staff.put(`/staff/orders/${order.id}/status`, { status: "shipped" }),
      ]);
      const isCancelled = cancelled.status === 200;
      expect([cancelled.status, shipped.status].toSorted()).toEqual([200, 409]);
      const loser = isCancelled ? shipped : cancelled;
      expect(loser.body.data.status_code).toBe(isCancelled ? "cancelled" : "shipped");
      expect(await stockOf(shop, PRODUCT.towels)).toBe(isCancelled ? stock + 2 : stock);
    }
  });
});

describe("an order not paid before its deadline", () => {
  const overdue = async () => {
    const order = await byTransfer();
    await shop.query("update orders set release_at = now() - interval '1 second' where id = $1", [order.id]);
    return order;
  };

  it("an unpaid order is cancelled and returns its goods after its deadline, not before", async () => {
    const before = await stockOf(shop, PRODUCT.towels);
    const { id } = await overdue();
    const waiting = await byTransfer();
    await shop.query("update orders set release_at = now() + interval '1 minute' where id = $1", [
      waiting.id,
    ]);
    expect(await releaseUnpaidOrders(context)).toBe(1);
    expect(await stateOf(id)).toMatchObject({ status: "cancelled", release_at: null });
    expect(await stateOf(waiting.id)).toMatchObject({ status: "awaiting_payment" });
    expect(await stockOf(shop, PRODUCT.towels)).toBe(before - 2);
    expect(
      await shop.query("select actor, note from order_event where order_id = $1 and status = 'cancelled'", [
        id,
      ]),
    ).toEqual([{ actor: "system", note: "Neplătită la timp." }]);
    expect(await mailsOf(id)).toContain(`order-cancelled:${id}`);
  });

  it("a transfer order awaits payment for five working days or the configured number, and keeps its deadline when the setting changes", async () => {
    const friday = () => new Date("2030-11-22T09:00:00Z");
    const early = await byTransfer();
    await setTransferDeadlines({ ...context, now: friday });
    expect(await stateOf(early.id)).toMatchObject({ release_at: new Date("2030-11-29T09:00:00Z") });
    const { payments } = PAYMENT_SETTINGS;
    const bankTransfer = { ...payments.bankTransfer, workingDays: 1 };
    await shop.api.importShop({ settings: { payments: { ...payments, bankTransfer } } });
    const late = await byTransfer();
    await setTransferDeadlines({ ...context, now: friday });
    expect(await stateOf(late.id)).toMatchObject({ release_at: new Date("2030-11-25T09:00:00Z") });
    expect(await stateOf(early.id)).toMatchObject({ release_at: new Date("2030-11-29T09:00:00Z") });
    await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  });

  it("a transfer order is cancelled and its buyer emailed at the deadline", async () => {
    const { id } = await byTransfer();
    await setTransferDeadlines(context);
    const [order] = await shop.query<{ until: Date }>(
      "select release_at as until from orders where id = $1",
      [id],
    );
    const until = order?.until.getTime() ?? 0;
    const at = (time: number) => ({ ...context, now: () => new Date(time) });
    // Five working days span at least a calendar week, or more with holidays.
    expect(until).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    await releaseUnpaidOrders(at(until - 1));
    expect(await stateOf(id)).toMatchObject({ status: "awaiting_payment" });
    await releaseUnpaidOrders(at(until));
    expect(await stateOf(id)).toMatchObject({ status: "cancelled", payment_state: "pending" });
    expect(await mailsOf(id)).toContain(`order-cancelled:${id}`);
  });

  it("the buyer of an unpaid transfer order is reminded once, on the last day", async () => {
    const { id } = await byTransfer();
    await setTransferDeadlines(context);
    const [order] = await shop.query<{ until: Date }>(
      "select release_at as until from orders where id = $1",
      [id],
    );
    const until = order?.until.getTime() ?? 0;
    const at = (time: number) => ({ ...context, now: () => new Date(time) });
    const reminder = `order-transfer_reminder:${id}`;
    await remindOfTransfers(at(until - DAY_MS - 1));
    expect(await mailsOf(id)).not.toContain(reminder);
    await remindOfTransfers(at(until - DAY_MS));
    expect(await mailsOf(id)).toContain(reminder);
    const notifiedQuery = "select release_notified_at from orders where id = $1";
    const before = await shop.query(notifiedQuery, [id]);
    await remindOfTransfers(at(until - 1_000));
    expect(await shop.query(notifiedQuery, [id])).toEqual(before);
  });

  it("a transfer order with a one-day deadline gets no reminder", async () => {
    const { id } = await byTransfer();
    await shop.query("update orders set release_at = placed_at + interval '1 day' where id = $1", [id]);
    await remindOfTransfers(context);
    expect(await mailsOf(id)).not.toContain(`order-transfer_reminder:${id}`);
  });

  it("a cash order or a confirmed order never gets a deadline", async () => {
    const onDelivery = await anOrder(shop, { lines });
    const paid = await byTransfer();
    await move(paid.id, "confirmed");
    await setTransferDeadlines(context);
    for (const { id } of [onDelivery, paid]) expect(await stateOf(id)).toMatchObject({ release_at: null });
  });

  it("an overdue order is not cancelled while its payment is being recorded", async () => {
    const { id } = await overdue();
    await transaction(shop.db, async (tx) => {
      await moveOrder(tx, { orderId: id, to: "confirmed", actor: "payment", at: new Date() });
      expect(await releaseUnpaidOrders(context)).toBe(0);
    });
    expect(await releaseUnpaidOrders(context)).toBe(0);
    expect(await stateOf(id)).toMatchObject({ status: "confirmed", payment_state: "paid" });
  });

  it("exactly one of an expired deadline and a concurrent payment changes the order", async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = await stockOf(shop, PRODUCT.towels);
      const { id } = await overdue();
      const [released, paid] = await Promise.all([releaseUnpaidOrders(context), move(id, "confirmed")]);
      const expected = paid.ok
        ? { released: 0, status: "confirmed", stock: before - 2 }
        : { released: 1, status: "cancelled", stock: before };
      const { status } = (await stateOf(id)) as { status: string };
      expect({ released, status, stock: await stockOf(shop, PRODUCT.towels) }).toEqual(expected);
    }
  });

  it("two concurrent runs cancel each overdue order once", async () => {
    await overdue();
    await overdue();
    const counts = await Promise.all([releaseUnpaidOrders(context), releaseUnpaidOrders(context)]);
    expect(counts[0] + counts[1]).toBe(2);
  });
});

it("stock equals the sum of its movements after all status changes", async () => {
  const wrong = await shop.query(
    `select p.id from product p join (select product_id, sum(quantity) as moved from stock_movement group by 1) m on m.product_id = p.id
     where p.stock <> m.moved`,
  );
  expect(wrong).toEqual([]);
});
