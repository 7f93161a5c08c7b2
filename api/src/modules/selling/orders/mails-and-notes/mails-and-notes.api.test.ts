import { beforeAll, describe, expect, it } from "vitest";
import { transaction } from "../../../../db/database.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { loginAs } from "../../../../testing/test-customers.ts";
import { anOrder, anOrderBody, aPlace, type PlacedOrder } from "../../../../testing/test-orders.ts";
import { aPerson } from "../../../../testing/test-staff.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { listMails } from "../../../backoffice/notifications/index.ts";
import { storeMail } from "./order-mails.store.ts";
import { eraseBuyer, storedOrders } from "../personal-data.store.ts";

const shop = await openTestShop();
const { staff } = shop;
let order: PlacedOrder;
beforeAll(async () => {
  order = await anOrder(shop, {
    lines: [{ product: PRODUCT.lavender }],
    body: anOrderBody({ deliveryaddress: aPlace({ streetaddress: "<script>alert(1)</script>" }) }),
  });
});

describe("staff notes on an order", () => {
  const at = (path = "") => `/staff/orders/${order.id}/notes${path}`;

  it("staff notes are visible to all staff, but only their author can change or remove them", async () => {
    const { headers } = await aPerson(shop, { permissions: ["orders:view", "orders:edit"] });
    const other = { headers };
    const [note] = (await staff.post(at(), { text: "Sună după 18" })).body.data;
    expect(note).toMatchObject({ text: "Sună după 18", is_own: true, version: 1 });
    expect((await shop.get(at(), other)).body.data).toMatchObject([{ text: "Sună după 18", is_own: false }]);
    const body = { text: "Sună după 19", version: note.version };
    expect((await shop.put(at(`/${note.id}`), body, other)).status).toBe(403);
    const [changed] = (await staff.put(at(`/${note.id}`), body)).body.data;
    expect(changed).toMatchObject({ text: "Sună după 19", version: 2 });
    expect((await staff.put(at(`/${note.id}`), body)).status).toBe(409);
    expect((await staff.delete(at(`/${note.id}?version=2`))).body.data).toEqual([]);
    expect((await staff.delete(at(`/${note.id}?version=2`))).status).toBe(404);
  });

  it("staff notes require an existing order, and the audit log does not quote them", async () => {
    await staff.post(at(), { text: "Secret de familie" });
    const { body } = await staff.get("/staff/changes?subject_kind=order_note");
    expect(JSON.stringify(body.data)).not.toContain("Secret");
    expect((await staff.post("/staff/orders/999999/notes", { text: "x" })).status).toBe(404);
    expect((await staff.post(at(), { text: " " })).status).toBe(422);
  });
});

describe("emails sent about an order", () => {
  const at = (path = "") => `/staff/orders/${order.id}/mails${path}`;
  const storedMails = async () => (await staff.get(at())).body.data;

  it("a stored email escapes HTML, and resending it twice in a row sends one email", async () => {
    const worker = await shop.api.startWorker();
    try {
      await expect.poll(storedMails).toHaveLength(1);
      const [mail] = await storedMails();
      expect(mail).toMatchObject({ to: "ana@example.com", repeated: 0, may_repeat: true });
      const { html } = (await staff.get(at(`/${mail.id}`))).body.data;
      expect(html).toContain("&lt;script&gt;");
      expect(html).not.toContain("<script");
      for (const _ of [1, 2])
        expect((await staff.post(at(`/${mail.id}/resend`), undefined)).status).toBe(200);
      const repeats = async () =>
        (await listMails(shop.config.mailFolder)).filter(({ id }) => id.includes("-again-"));
      await expect.poll(repeats).toMatchObject([{ to: "ana@example.com", subject: mail.subject }]);
      expect(await storedMails()).toMatchObject([{ repeated: 1 }]);
    } finally {
      await worker.stop();
    }
  });

  it("a stored email can be resent at most five times, and only from its own order", async () => {
    const [mail] = await storedMails();
    await shop.query(
      "update order_mail set repeated = 5, repeated_at = now() - interval '1 hour' where id = $1",
      [mail.id],
    );
    expect((await staff.post(at(`/${mail.id}/resend`), undefined)).status).toBe(409);
    const other = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
    for (const path of [`/${mail.id}`, "/x"])
      expect((await staff.get(`/staff/orders/${other.id}/mails${path}`)).status).toBe(404);
  });

  it("emails and notes are exported and erased with their buyer", async () => {
    const customer = await loginAs(shop);
    const own = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], customer });
    await staff.post(`/staff/orders/${own.id}/notes`, { text: "Client vechi" });
    await shop.query(
      `insert into order_mail (order_id, mail_id, sent_to, subject, html, text, papers, sent_at)
       values ($1, 'proba', 'a@example.com', 'S', '', '', '{}', now())`,
      [own.id],
    );
    const counted =
      "select (select count(*) from note where order_id = $1)::int + (select count(*) from order_mail where order_id = $1)::int as count";
    expect(await shop.query(counted, [own.id])).toEqual([{ count: 2 }]);
    const [buyer] = await shop.query<{ customer_id: number }>(
      "select customer_id from orders where id = $1",
      [own.id],
    );
    const late = { orderId: own.id, to: "a@example.com", subject: "S", html: "", text: "", papers: [] };
    const storeLate = (mailId: string) =>
      storeMail(shop.db, { ...late, mailId, invoiceId: null, sentAt: new Date(), isRefused: false });
    const meanwhile = await transaction(shop.db, async (tx) => {
      const [stored] = await storedOrders(tx, { customerId: Number(buyer?.customer_id), email: "" });
      expect(stored).toMatchObject({
        notes: [{ text: "Client vechi" }],
        mails: [{ sent_to: "a@example.com" }],
      });
      await eraseBuyer(tx, { customerId: Number(buyer?.customer_id), email: "" }, new Date());
      const storing = storeLate("tocmai plecat");
      const waiting =
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await expect.poll(() => shop.query(waiting)).toHaveLength(1);
      // Do not await the email here, because it waits for this transaction.
      return { kept: storing };
    });
    await meanwhile.kept;
    await storeLate("mai târziu");
    expect(await shop.query(counted, [own.id])).toEqual([{ count: 0 }]);
  });
});
