import { describe, expect, it } from "vitest";
import { loginAs } from "../../../testing/test-customers.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  moveTo,
  PAYMENT,
  openSellingShop,
  aDeliveredOrder,
} from "../../../testing/test-orders.ts";
import { aReturnOf } from "../../../testing/test-returns.ts";

const shop = await openSellingShop();

const { staff } = shop;
const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const put = (path: string, body?: unknown) => staff.put(`/staff/${path}`, body);
const changesOf = (kind: string, id: number) =>
  shop.query(
    `select version, actor_kind as actor, sentence, before, after from change
     where subject_kind = $1 and subject_id = $2 order by version`,
    [kind, String(id)],
  );

describe("the audit log of an order", () => {
  it("the audit log records a status change by staff", async () => {
    const { id, number } = await anOrder(shop, { lines });
    const moved = await put(`orders/${id}/status`, { status: "confirmed", version: 0 });
    expect([moved.status, moved.body.data.version]).toEqual([200, 1]);
    expect(await changesOf("order", id)).toEqual([
      {
        version: 1,
        actor: "staff",
        sentence: `Comanda ${number}: „Nouă” → „Confirmată”.`,
        before: { status_code: "new", payment_state: "none" },
        after: { status_code: "confirmed", payment_state: "none" },
      },
    ]);
    const stale = await put(`orders/${id}/status`, { status: "preparing", version: 0 });
    expect([stale.status, stale.body.data]).toMatchObject([409, { status_code: "confirmed", version: 1 }]);
    expect(await changesOf("order", id)).toHaveLength(1);
    const again = await put(`orders/${id}/status`, { status: "confirmed", version: 0 });
    expect([again.status, again.body.data.version]).toEqual([200, 1]);
  });

  it("the audit log records a buyer's cancellation under the buyer's account", async () => {
    const ana = await loginAs(shop);
    const { id, randomId } = await anOrder(shop, { lines, customer: ana });
    const cancelled = await ana.put(`/user/orders/${randomId}/cancel`);
    expect(cancelled.status).toBe(200);
    const [change] = await shop.query(
      "select actor_kind, actor_id, actor_name from change where subject_kind = 'order' and subject_id = $1",
      [String(id)],
    );
    expect(change).toEqual({ actor_kind: "customer", actor_id: String(ana.id), actor_name: "Cumpărătorul" });
  });

  it("the audit log records the refund due after a cancellation, and who paid it", async () => {
    const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    const { id, number } = await anOrder(shop, { lines, body });
    await moveTo(shop, { id }, "confirmed", "cancelled");
    await put(`orders/${id}/refund`);
    await put(`orders/${id}/refund`);
    expect((await changesOf("order", id)).map(({ sentence }) => sentence)).toEqual([
      `Comanda ${number}: „În așteptarea plății” → „Confirmată”.`,
      `Comanda ${number}: „Confirmată” → „Anulată”.`,
      `Plata comenzii ${number}: de restituit.`,
      `Plata comenzii ${number}: restituită.`,
    ]);
    const [refund] = await shop.query<{ id: string }>("select id from refund where order_id = $1", [id]);
    expect(await changesOf("refund", Number(refund?.id))).toMatchObject([
      { version: 1, actor: "staff", before: null, after: { orderID: id, state: "due" } },
      { version: 2, actor: "staff", before: { state: "due" }, after: { state: "done" } },
    ]);
  });
});

describe("the audit log of records that belong to an order", () => {
  it("the audit log records an order's waybill", async () => {
    const { id, number } = await anOrder(shop, { lines });
    await moveTo(shop, { id }, "confirmed", "preparing");
    const stored = await put(`orders/${id}/awb`, { awb: "FAN1234", courier: "fan", version: 0 });
    expect([stored.status, stored.body.data.shipment.version]).toEqual([200, 1]);
    expect(await changesOf("shipment", id)).toEqual([
      {
        version: 1,
        actor: "staff",
        sentence: `AWB-ul comenzii ${number}: fan FAN1234.`,
        before: null,
        after: { courier: "fan", awb: "FAN1234" },
      },
    ]);
    const stale = await put(`orders/${id}/awb`, { awb: "FAN9999", courier: "fan", version: 0 });
    expect([stale.status, stale.body.data]).toMatchObject([409, { awb: "FAN1234", version: 1 }]);
  });

  it("the audit log records an order's invoice and storno", async () => {
    const { id, number } = await anOrder(shop, { lines });
    await moveTo(shop, { id }, "confirmed");
    const issued = (await staff.post(`/staff/orders/${id}/invoice`, {})).body.data;
    await staff.post(`/staff/orders/${id}/invoice`, {});
    await staff.post(`/staff/orders/${id}/invoice/storno`, {});
    const invoices = await shop.query<{ id: string }>(
      "select id from invoice where order_id = $1 order by id",
      [id],
    );
    const [invoice, storno] = await Promise.all(
      invoices.map((paper) => changesOf("invoice", Number(paper.id))),
    );
    expect(invoice).toMatchObject([
      {
        actor: "staff",
        sentence: `Factura ${issued.series} ${issued.number} a fost emisă pentru comanda ${number}.`,
        before: null,
        after: { orderID: id, kind: "invoice", total: issued.total },
      },
    ]);
    expect(storno).toMatchObject([{ actor: "staff", after: { kind: "storno", total: -issued.total } }]);
  });

  it("the audit log records a return and its status changes", async () => {
    const requested = aReturnOf(await aDeliveredOrder(shop, { lines }), [[PRODUCT.lavender, 1]]);
    const { id, number } = (await staff.post("/staff/returns", requested)).body.data;
    const moved = await put(`returns/${id}`, { status: "approved", version: 1 });
    expect([moved.status, moved.body.data.version]).toEqual([200, 2]);
    expect(await changesOf("return", id)).toMatchObject([
      { actor: "staff", sentence: `Returul ${number} a fost înregistrat.`, before: null },
      {
        actor: "staff",
        sentence: `Returul ${number}: „Cerere primită” → „Aprobată”.`,
        before: { status_code: "requested" },
        after: { status_code: "approved" },
      },
    ]);
    const stale = await put(`returns/${id}`, { status: "on_the_way", version: 1 });
    expect([stale.status, stale.body.data]).toMatchObject([409, { status_code: "approved", version: 2 }]);
  });
});

it("the audit log records an answered complaint without its text", async () => {
  const ana = await loginAs(shop);
  const complaint = {
    typeid: 11,
    customer_name: "Ana Pop",
    customer_phone: "0740 123 456",
    customer_email: "ana@example.com",
    ordernr: "100001",
    invoicenr: "1234",
    invoicedate: "2026-10-05",
    problem_description: "Lipsește un produs.",
    missing_product: "Săpun",
  };
  await ana.post("/user/complaints", complaint);
  const [{ id } = { id: 0 }] = (await staff.get("/staff/complaints")).body.data;
  const answered = await put(`complaints/${id}`, { answer: "Trimitem altul.", version: 0 });
  expect([answered.status, answered.body.data.version]).toEqual([200, 1]);
  const [change] = await changesOf("complaint", id);
  expect(change).toMatchObject({
    actor: "staff",
    before: { status_code: "open" },
    after: { status_code: "answered" },
  });
  expect(JSON.stringify(change)).not.toContain("Trimitem");
  const stale = await put(`complaints/${id}`, { state: "closed", version: 0 });
  expect([stale.status, stale.body.data]).toMatchObject([409, { status_code: "answered", version: 1 }]);
});

it("the audit log records the decision on a review", async () => {
  const ana = await loginAs(shop);
  const review = {
    name: "Ana",
    email: "ana@example.com",
    title: "Bun",
    stars: 4,
    comment: "Se clătește ușor.",
  };
  const { id } = (await ana.post(`/products/${PRODUCT.lemon}/add/reviews`, review)).body.data;
  const approved = await put(`reviews/${id}`, { state: "approved", version: 0 });
  expect([approved.status, approved.body.data.version]).toEqual([200, 1]);
  expect(await changesOf("review", id)).toMatchObject([
    {
      actor: "staff",
      sentence: `Recenzia ${id}: aprobată.`,
      before: { state: "pending" },
      after: { state: "approved" },
    },
  ]);
  expect((await put(`reviews/${id}`, { state: "rejected", reason: "Altceva.", version: 0 })).status).toBe(
    409,
  );
});
