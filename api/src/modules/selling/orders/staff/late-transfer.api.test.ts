import { describe, expect, it } from "vitest";
import { amended, goods } from "../../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { applyVoucher, aVoucher } from "../../../../testing/test-offers.ts";
import {
  aCart,
  anOrder,
  anOrderBody,
  brokenBooks,
  moveTo,
  openSellingShop,
  PAYMENT,
} from "../../../../testing/test-orders.ts";
import { setStock } from "../../../../testing/test-stock.ts";
import { releaseUnpaidOrders, setTransferDeadlines } from "../orders.tasks.ts";

const shop = await openSellingShop();

const lines = [{ product: PRODUCT.towels, quantity: 2 }];
const byTransfer = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
const read = async (id: number) => (await shop.staff.get(`/staff/orders/${id}`)).body.data;

async function release(): Promise<void> {
  const [soon, late] = [new Date(), new Date(Date.now() + 30 * 86_400_000)];
  await setTransferDeadlines({ db: shop.db, now: () => soon });
  await releaseUnpaidOrders({ db: shop.db, now: () => late });
}

async function released() {
  const { id } = await anOrder(shop, { lines, body: byTransfer });
  await release();
  const order = await read(id);
  expect(order).toMatchObject({ status_code: "cancelled", takes_late_transfer: true });
  return { id, total: order.total as number, version: order.version as number };
}

const record = (id: number, body: object) => shop.staff.post(`/staff/orders/${id}/transfer`, body);

describe("a transfer that arrives after its order was cancelled", () => {
  it("a late transfer is refunded to the account that sent it", async () => {
    const { id, total, version } = await released();
    const iban = "RO49 AAAA 1B31 0075 9384 0000";
    const { status, body } = await record(id, { amount: total, outcome: "refund", iban, version });
    expect([status, body.data]).toMatchObject([
      200,
      {
        status_code: "cancelled",
        payment_state: "refund_due",
        refunds: [{ amount: total, reason: "Transfer primit după anulare", state: "due" }],
      },
    ]);
    const due = (await shop.staff.get("/staff/refunds")).body.data.at(-1);
    expect(due).toMatchObject({ orderid: id, iban: "RO49AAAA1B31007593840000" });
    const done = await shop.staff.put(`/staff/orders/${id}/refund`);
    expect(done.body.data.payment_state).toBe("refunded");
  });

  it("a late transfer revives its order as paid and reserves its goods again", async () => {
    const { id, total, version } = await released();
    const before = await shop.query("select stock from product where id = $1", [PRODUCT.towels]);
    const { body } = await record(id, {
      amount: total,
      outcome: "revive",
      note: "Extras din 12.11",
      version,
    });
    expect(body.data).toMatchObject({
      status_code: "confirmed",
      payment_state: "paid",
      takes_late_transfer: false,
    });
    expect(body.data.events.at(-1).note).toMatch(
      /^Transfer de .* lei, primit după anulare\. Extras din 12\.11$/,
    );
    const after = await shop.query("select stock from product where id = $1", [PRODUCT.towels]);
    expect(after[0]?.stock).toBe((before[0]?.stock as number) - 2);
    expect(
      await shop.query("select 1 from graphile_worker.jobs where key = $1", [`order-paid:${id}`]),
    ).toHaveLength(1);
    // Cancelling the revived order must keep the ledgers balanced.
    await moveTo(shop, { id }, "cancelled");
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a refunded order can be revived, but not while its refund is pending", async () => {
    const { id } = await anOrder(shop, { lines, body: byTransfer });
    await moveTo(shop, { id }, "confirmed", "cancelled");
    const waiting = await read(id);
    const { total, version } = waiting;
    const early = await record(id, { amount: total, outcome: "revive", version });
    expect([early.status, early.body.errors]).toEqual([
      422,
      { outcome: ["Banii acestei comenzi sunt deja în curs de restituire."] },
    ]);
    await shop.staff.put(`/staff/orders/${id}/refund`);
    const again = await record(id, { amount: total, outcome: "revive", version: (await read(id)).version });
    expect(again.body.data).toMatchObject({ status_code: "confirmed", payment_state: "paid", rest: 0 });
    await moveTo(shop, { id }, "cancelled");
    expect(
      (await read(id)).refunds.map(({ amount, state }: { amount: number; state: string }) => [amount, state]),
    ).toEqual([
      [total, "done"],
      [total, "due"],
    ]);
  });

  it("an order without enough stock is not revived, and nothing changes", async () => {
    const { id, total, version } = await released();
    await setStock(shop, 1, PRODUCT.towels);
    const { status, body } = await record(id, { amount: total, outcome: "revive", version });
    await setStock(shop, 400, PRODUCT.towels);
    expect([status, body.errors.outcome[0]]).toEqual([
      422,
      expect.stringMatching(/^Nu mai sunt destule bucăți/),
    ]);
    expect(await read(id)).toMatchObject({ status_code: "cancelled", version });
  });

  it("a revived order uses its voucher again, unless the voucher was used since", async () => {
    const code = await aVoucher(shop, { percent: 10, max_uses: 1 });
    const order = async () => {
      const cart = await aCart(shop, lines);
      await applyVoucher(shop, cart, code);
      return (await anOrder(shop, { cart, body: byTransfer })).id;
    };
    const [first, second] = [await order().then(async (id) => (await release(), id)), await order()];
    const { total, version } = await read(first);
    const refused = await record(first, { amount: total, outcome: "revive", version });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { outcome: ["Voucherul comenzii a fost folosit între timp. Restituie banii."] },
    ]);
    await moveTo(shop, { id: second }, "cancelled");
    expect((await record(first, { amount: total, outcome: "revive", version })).status).toBe(200);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a revived order does not use a voucher that an amendment released", async () => {
    const code = await aVoucher(shop, { minimum: 50, max_uses: 1 });
    const cart = await aCart(shop, lines);
    await applyVoucher(shop, cart, code);
    const { id } = await anOrder(shop, { cart, body: byTransfer });
    const changed = await amended(shop, { id }, { items: goods([PRODUCT.towels, 1]) });
    expect([changed.status, changed.body.data.voucher]).toEqual([200, null]);
    await release();
    const usesOf = () => shop.query("select uses from voucher where code = $1", [code]);
    expect(await usesOf()).toEqual([{ uses: 0 }]);
    const { total, version } = await read(id);
    expect((await record(id, { amount: total, outcome: "revive", version })).status).toBe(200);
    expect(await usesOf()).toEqual([{ uses: 0 }]);
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("a late transfer with another amount, sent twice or for an open order is refused", async () => {
    const { id, total, version } = await released();
    const other = await record(id, { amount: total - 1, outcome: "revive", version });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ["amount"]]);
    const twice = await Promise.all(
      [1, 2].map(() => record(id, { amount: total, outcome: "refund", version })),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(id)).refunds).toHaveLength(1);
    const activeOrder = await anOrder(shop, { lines, body: byTransfer });
    expect((await record(activeOrder.id, { amount: 1, outcome: "refund", version: 0 })).status).toBe(409);
    const wrong = await record(id, { amount: 1.234, outcome: "păstrează", iban: "RO00", version });
    expect(Object.keys(wrong.body.errors).toSorted()).toEqual(["amount", "iban", "outcome"]);
  });
});
