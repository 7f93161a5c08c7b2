import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  moveTo,
  PAYMENT,
  openSellingShop,
  receiveMoney,
} from "../../../testing/test-orders.ts";

const shop = await openSellingShop();

const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const { staff } = shop;
const put = (path: string, body?: unknown) => staff.put(`/staff/orders/${path}`, body);

const accountMails = async () => {
  const jobs = await shop.query<{ payload: Record<string, unknown> }>(
    `select j.payload::jsonb - 'trace' as payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'refund_account_mail' order by j.id`,
  );
  return jobs.map(({ payload }) => payload);
};

describe("an open refund", () => {
  it("a refund is marked as paid once; marking it again changes nothing", async () => {
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

  it("a refund is listed as open until it is paid, then as paid", async () => {
    const transfer = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    const { id, number } = await anOrder(shop, { lines, body: transfer });
    await moveTo(shop, { id }, "confirmed", "cancelled");
    const list = async (query = "") => (await shop.staff.get(`/staff/refunds${query}`)).body;
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
    expect((await shop.staff.get("/staff/refunds?state=altul")).status).toBe(422);
  });

  it("an open refund accepts a valid account, but a paid refund accepts none", async () => {
    const transfer = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    const { id: orderId } = await anOrder(shop, { lines, body: transfer });
    await moveTo(shop, { id: orderId }, "confirmed", "cancelled");
    const due = async () =>
      (await staff.get("/staff/refunds")).body.data.find(
        ({ orderid }: { orderid: number }) => orderid === orderId,
      );
    const before = await due();
    expect(before).toMatchObject({ way: "account", iban: null, account_from: null });
    const name = (body: object) => staff.put(`/staff/refunds/${before.id}/account`, body);
    const { version } = before;
    for (const iban of ["", "RO49AAAA1B31007593840001"])
      expect(Object.keys((await name({ iban, version })).body.errors)).toEqual(["iban"]);
    const iban = "ro49 aaaa 1b31 0075 9384 0000";
    const named = await name({ bank: "Banca Probei", iban, version });
    expect([named.status, named.body.data]).toMatchObject([
      200,
      { iban: "RO49AAAA1B31007593840000", bank: "Banca Probei", account_from: "told", version: version + 1 },
    ]);
    expect(await due()).toEqual(named.body.data);
    // Entering the same account again sends no second email to the buyer.
    await name({ bank: "Banca Probei", iban, version: version + 1 });
    expect(await accountMails()).toEqual([{ refundId: before.id, change: version + 1, accountEnd: "0000" }]);
    const late = await name({ bank: "Alta", iban, version });
    expect([late.status, late.body.data.bank]).toEqual([409, "Banca Probei"]);
    await staff.put(`/staff/refunds/${before.id}/done`);
    expect((await name({ iban, version: version + 3 })).status).toBe(409);
    expect((await staff.put("/staff/refunds/2000000000/account", { iban, version })).status).toBe(404);
  });

  it("a refund is paid to the card, to the account that the transfer came from, or to the company's account", async () => {
    const [card, transfer, firm] = await Promise.all(
      [1, 2, 3].map(async () => {
        const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
        const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], body });
        return id;
      }),
    );
    for (const id of [card, transfer, firm])
      await receiveMoney(shop, Number(id), { bani: 39_98, method: id === card ? "card" : "transfer" });
    const [file] = await shop.query<{ id: string }>(
      `insert into incoming_file (kind, name, mapping, added, known, uploaded_by, uploaded_at)
       values ('bank', 'mai.csv', '{}', 1, 0, 'Proba', now()) returning id`,
    );
    await shop.query(
      `insert into incoming_row (file_id, kind, line, hash, amount_bani, awb, reference, payer, iban, details, state, order_id)
       values ($1, 'bank', 1, '\\x01', 3998, '', '', 'ANA POP', 'RO09BCYP0000001234567890', '', 'matched', $2)`,
      [file?.id, transfer],
    );
    await shop.query(
      `update orders set customer_type = 'pj', company = '{"name":"Firma","cui":"1","registryNumber":"","bank":"BT","iban":"RO49AAAA1B31007593840000"}'
       where id = any($1)`,
      [[firm, transfer]],
    );
    await shop.query("update orders set payment_state = 'paid' where id = any($1)", [[transfer, firm]]);
    await shop.query(
      `insert into refund (order_id, amount_bani, reason, cause, state, created_at)
       select unnest($1::bigint[]), 100, 'Probă', 'late', 'due', now()`,
      [[card, transfer, firm]],
    );
    const rows = (await staff.get("/staff/refunds")).body.data;
    const shown = (orderId: number | undefined) =>
      rows.find(({ orderid }: { orderid: number }) => orderid === orderId);
    expect(shown(card)).toMatchObject({ way: "card", iban: null });
    expect(shown(transfer)).toMatchObject({
      iban: "RO09BCYP0000001234567890",
      bank: null,
      account_from: "transfer",
    });
    expect(shown(firm)).toMatchObject({ way: "account", bank: "BT", account_from: "company" });
    const byHand = await put(`${card}/refund`);
    const done = (query = "") => staff.put(`/staff/refunds/${shown(card).id}/done${query}`);
    const one = await done();
    for (const refused of [byHand, one])
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { credited: [expect.stringContaining("Banii se restituie pe card, prin procesator")] },
      ]);
    const iban = "RO49AAAA1B31007593840000";
    const body = { iban, version: shown(card).version };
    const moved = await staff.put(`/staff/refunds/${shown(card).id}/account`, body);
    expect(moved.body.data).toMatchObject({ way: "account", iban, account_from: "told" });
  });

  it("staff can mark a card refund as paid if they saw the credit at the processor", async () => {
    const { id } = await anOrder(shop, {
      lines,
      body: anOrderBody({ payment: { paymentid: PAYMENT.transfer } }),
    });
    await receiveMoney(shop, id, { bani: 57_97, method: "card" });
    const [refund] = await shop.query<{ id: number }>(
      "insert into refund (order_id, amount_bani, reason, cause, state, created_at) values ($1, 1000, 'Spart', 'given_back', 'due', now()) returning id",
      [id],
    );
    const done = await staff.put(`/staff/refunds/${refund?.id}/done?credited=true`);
    expect([done.status, done.body.data.refunds]).toMatchObject([200, [{ amount: 10, state: "done" }]]);
    const [change] = (await staff.get(`/staff/changes?order_id=${id}&subject_kind=refund`)).body.data;
    expect(change.sentence).toBe(
      "Restituit clientului: 10,00 lei (Spart), creditare confirmată la procesator.",
    );
  });

  it("refunding a second payment leaves the order paid", async () => {
    const { id } = await anOrder(shop, {
      lines,
      body: anOrderBody({ payment: { paymentid: PAYMENT.transfer } }),
    });
    await moveTo(shop, { id }, "confirmed");
    await receiveMoney(shop, id, { bani: 57_97, method: "transfer" });
    await shop.query(
      "insert into refund (order_id, amount_bani, reason, cause, state, created_at) values ($1, 5797, 'Plătită de două ori', 'late', 'due', now())",
      [id],
    );
    expect((await put(`${id}/refund`)).body.data).toMatchObject({
      payment_state: "paid",
      refunds: [{ amount: 57.97, state: "done" }],
    });
  });

  it("a refund of an unpaid order cannot be marked as paid", async () => {
    const { id } = await anOrder(shop, { lines });
    expect((await put(`${id}/refund`)).status).toBe(409);
  });
});
