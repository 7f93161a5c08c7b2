import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  asStaff,
  moveTo,
  PAYMENT,
  PAYMENT_SETTINGS,
} from "../../testing/test-orders.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() => shop.api.importShop({ settings: PAYMENT_SETTINGS }));

const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const staff = asStaff(shop);
const put = (path: string, body?: unknown) =>
  shop.send("PUT", `/staff/orders/${path}`, { ...staff, ...(body === undefined ? {} : { body }) });

describe("money that is due", () => {
  it("is noted as paid back once; again changes nothing", async () => {
    const { id } = await anOrder(shop, {
      lines,
      body: anOrderBody({ payment: { paymentid: PAYMENT.transfer } }),
    });
    await moveTo(shop, { id }, "confirmed");
    const cancelled = await put(`${id}/status`, { status: "cancelled", note: "Lipsă din stoc" });
    expect(cancelled.body.data).toMatchObject({
      payment_state: "refund_due",
      refunds: [{ amount: 57.97, reason: "Lipsă din stoc", state: "due", done_at: null }],
    });
    const done = await put(`${id}/refund`);
    expect(done.body.data).toMatchObject({ payment_state: "refunded", refunds: [{ state: "done" }] });
    expect(await put(`${id}/refund`)).toEqual(done);
  });

  it("is listed until it is paid back, and from then on among what was", async () => {
    const transfer = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    const { id, number } = await anOrder(shop, { lines, body: transfer });
    await moveTo(shop, { id }, "confirmed", "cancelled");
    const list = async (query = "") => (await shop.get(`/staff/refunds${query}`, asStaff(shop))).body;
    expect((await list()).data.at(-1)).toMatchObject({
      orderid: id,
      order_number: number,
      name: "Ana Pop",
      payment: "Ordin de plată",
      amount: 57.97,
      reason: "Anulată",
      state: "due",
      iban: null,
    });
    await put(`${id}/refund`);
    expect((await list()).data.map(({ orderid }: { orderid: number }) => orderid)).not.toContain(id);
    expect((await list("?state=done")).data.at(-1)).toMatchObject({ orderid: id, state: "done" });
    expect((await shop.get("/staff/refunds?state=altul", asStaff(shop))).status).toBe(422);
  });

  it("for a second payment leaves the order paid", async () => {
    const { id } = await anOrder(shop, {
      lines,
      body: anOrderBody({ payment: { paymentid: PAYMENT.transfer } }),
    });
    await moveTo(shop, { id }, "confirmed");
    await shop.query(
      "insert into refund (order_id, amount_bani, reason, state, created_at) values ($1, 5797, 'Plătită de două ori', 'due', now())",
      [id],
    );
    expect((await put(`${id}/refund`)).body.data).toMatchObject({
      payment_state: "paid",
      refunds: [{ amount: 57.97, state: "done" }],
    });
  });

  it("is not where nothing was paid", async () => {
    const { id } = await anOrder(shop, { lines });
    expect((await put(`${id}/refund`)).status).toBe(409);
  });
});
