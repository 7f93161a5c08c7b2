import type { Permission } from "@curat/contract/staff/permissions.values";
import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  moveTo,
  PAYMENT,
  openSellingShop,
  aDeliveredOrder,
} from "../../../testing/test-orders.ts";
import { daysBefore } from "../../../testing/test-days.ts";

const shop = await openSellingShop();

const lines = [{ product: PRODUCT.lavender, quantity: 1 }];
const today = async (sending = shop.staff) => {
  const { status, body } = await sending.get("/staff/dashboard");
  expect(status).toBe(200);
  return Object.fromEntries(body.data.map((row: { kind: string }) => [row.kind, row]));
};

const listed = async (stage: string): Promise<string[]> =>
  (await shop.staff.get(`/staff/orders?stage=${stage}`)).body.data.map(
    ({ number }: { number: string }) => number,
  );

it("the dashboard counts pending orders and shows since when the oldest has been pending", async () => {
  const before = await today();
  const first = await anOrder(shop, { lines });
  await anOrder(shop, { lines });
  const waiting = await today();
  expect(waiting.to_confirm.count - (before.to_confirm?.count ?? 0)).toBe(2);
  await shop.query("update orders set placed_at = '2026-01-02T08:00:00Z' where id = $1", [first.id]);
  expect((await today()).to_confirm.oldest).toBe("2026-01-02T08:00:00.000Z");
  const counts = (await shop.staff.get("/staff/dashboard/counts")).body.data;
  expect(counts).toContainEqual({ kind: "to_confirm", count: waiting.to_confirm.count });
  await moveTo(shop, first, "confirmed");
  expect((await today()).to_pack).toMatchObject({ count: 1, deadline: null });
  await moveTo(shop, first, "preparing");
  const packed = await today();
  expect([packed.to_pack, packed.to_hand_over.count]).toEqual([undefined, 1]);
  await moveTo(shop, first, "shipped");
  expect((await today()).late_parcels).toBeUndefined();
  await shop.query(
    "update order_event set at = now() - interval '6 days' where order_id = $1 and status = 'shipped'",
    [first.id],
  );
  expect((await today()).late_parcels.count).toBe(1);
  expect(await listed("late_parcels")).toEqual([first.number]);
  await shop.query("update orders set delivery_code = 'STORE_PICKUP' where id = $1", [first.id]);
  const collected = await today();
  expect([collected.late_parcels, collected.not_collected.count]).toEqual([undefined, 1]);
  expect([await listed("late_parcels"), await listed("not_collected")]).toEqual([[], [first.number]]);
  await moveTo(shop, first, "delivered");
  expect((await today()).not_collected).toBeUndefined();
});

it("the dashboard shows the deadline of a bank transfer and counts orders whose last card payment failed", async () => {
  const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
  const order = await anOrder(shop, { lines, body });
  await shop.query(`update orders set release_at = ${daysBefore("now()", -2)} where id = $1`, [order.id]);
  expect((await today()).transfers).toMatchObject({ count: 1, deadline: { days_left: 2, state: "running" } });
  await shop.query("update orders set payment_code = 'CARD' where id = $1", [order.id]);
  const pay = (state: string) =>
    shop.query(
      `insert into payment (order_id, provider, reference, amount_bani, state, started_at, changed_at)
       values ($1, 'netopia', gen_random_uuid(), 100, $2, now(), now())`,
      [order.id, state],
    );
  await pay("failed");
  expect((await today()).failed_payments.count).toBe(1);
  await pay("started");
  expect((await today()).failed_payments).toBeUndefined();
});

it("the dashboard reports cash that has not arrived two weeks after the order", async () => {
  await shop.query("update orders set payment_state = 'paid' where status = 'delivered'");
  const order = await aDeliveredOrder(shop, { lines });
  expect((await today()).cash_not_received).toBeUndefined();
  await shop.query("update orders set placed_at = now() - interval '15 days' where id = $1", [order.id]);
  expect((await today()).cash_not_received.count).toBe(1);
  await shop.query("update orders set payment_state = 'paid' where id = $1", [order.id]);
  expect((await today()).cash_not_received).toBeUndefined();
});

it("the dashboard lists permanently failed jobs by task", async () => {
  expect((await today()).failed_jobs).toBeUndefined();
  await shop.query("select graphile_worker.add_job('issue_invoice', '{}'::json, max_attempts := 1)");
  await shop.query("update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1");
  expect((await today()).failed_jobs).toMatchObject({ count: 1, details: ["issue_invoice"] });
});

it("the dashboard hides work that the role is not allowed to see", async () => {
  const permissions: Permission[] = ["reviews:view"];
  const role = await shop.staff.post("/staff/roles", { name: "Recenzii", permissions });
  expect(role.status).toBe(200);
  await anOrder(shop, { lines });
  await shop.staff.put("/staff/me/role", { role: role.body.data.id });
  const rows = await today();
  await shop.staff.delete("/staff/me/role");
  expect(Object.keys(rows).filter((kind) => kind !== "reviews")).toEqual([]);
  expect(await today()).toHaveProperty("to_confirm");
});
