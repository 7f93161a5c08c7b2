import { describe, expect, it } from "vitest";
import { transaction } from "../../../db/database.ts";
import { amended, goods } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { BY_TRANSFER, expectInBoth, LINES, openMailingShop } from "../../../testing/test-order-mails.ts";
import { anOrder, anOrderBody, moveTo, aDeliveredOrder } from "../../../testing/test-orders.ts";
import { eraseBuyer } from "../../selling/orders/index.ts";
import { listMails, readMail } from "./index.ts";

const { shop, db, mailOf, sendStep } = await openMailingShop();

describe("emails about order steps", () => {
  it("customers get an email when an order is confirmed, shipped (with the waybill number) and delivered", async () => {
    const order = await aDeliveredOrder(shop, { lines: LINES });
    const confirmed = await mailOf(order, "confirmed");
    expect(confirmed.subject).toBe(`Curat: Comanda ${order.number} a fost confirmată`);
    expectInBoth(confirmed, "Îți scriem când o predăm curierului, cu numărul AWB.");
    const shipped = await mailOf(order, "shipped");
    expect(shipped.subject).toBe(`Curat: Comanda ${order.number} a fost predată curierului`);
    expectInBoth(
      shipped,
      `AWB: AWB-${order.id}`,
      `sameday.ro/#awb=AWB-${order.id}`,
      "De plătit la primire: 62.97 lei.",
    );
    const delivered = await mailOf(order, "delivered");
    expect(delivered.subject).toBe(`Curat: Comanda ${order.number} a fost livrată`);
    expectInBoth(delivered, "De azi ai 14 zile în care te poți retrage din contract");
  });

  it("order emails state the shop's return period after a delivery", async () => {
    await shop.api.importShop({ settings: { returns: { days: 30 } } });
    try {
      const order = await aDeliveredOrder(shop, { lines: LINES });
      expectInBoth(await mailOf(order, "delivered"), "De azi ai 30 de zile în care te poți retrage");
    } finally {
      await shop.api.importShop({ settings: { returns: {} } });
    }
  });

  it("pickup emails are sent when the order is ready and collected, with the store's address", async () => {
    const order = await anOrder(shop, { lines: LINES, body: BY_TRANSFER });
    await shop.query(
      "update orders set delivery_code = 'STORE_PICKUP', delivery_name = 'Ridicare personală: Depozit, Hala C' where id = $1",
      [order.id],
    );
    for (const status of ["confirmed", "preparing", "shipped", "delivered"])
      await shop.staff.put(`/staff/orders/${order.id}/status`, { status });
    expectInBoth(await mailOf(order, "paid"), "O pregătim și îți scriem când o poți ridica.");
    const mail = await mailOf(order, "shipped");
    expect(mail.subject).toBe(`Curat: Comanda ${order.number} poate fi ridicată`);
    expectInBoth(mail, "Ridicare personală: Depozit, Hala C");
    expect(mail.text).not.toMatch(/AWB|Str\. Lungă/);
    expect((await mailOf(order, "delivered")).subject).toBe(`Curat: Comanda ${order.number} a fost ridicată`);
  });

  it("shipping emails do not mention a payment if nothing is due", async () => {
    const order = await anOrder(shop, { lines: LINES });
    await shop.query(
      "update orders set discount_bani = products_bani, delivery_bani = 0, charges_bani = 0, total_bani = 0, vat_bani = 0 where id = $1",
      [order.id],
    );
    await sendStep(order, "shipped");
    expect((await mailOf(order, "shipped")).text).not.toContain("De plătit");
  });

  it("order emails are sent for a payment, and explain the refund after a cancellation", async () => {
    const order = await anOrder(shop, { lines: LINES, body: BY_TRANSFER });
    await moveTo(shop, order, "confirmed", "cancelled");
    const paid = await mailOf(order, "paid");
    expect(paid.subject).toBe(`Curat: Plata comenzii ${order.number} a fost confirmată`);
    expectInBoth(paid, "Am primit 57.97 lei");
    const cancelled = await mailOf(order, "cancelled");
    expect(cancelled.subject).toBe(`Curat: Comanda ${order.number} a fost anulată`);
    expectInBoth(cancelled, "Îți returnăm 57.97 lei în cel mult 14 zile", "Detergent pentru pardoseli");
  });

  it("order emails are sent again for a second cancellation, after the order was revived", async () => {
    const order = await anOrder(shop, { lines: LINES, body: BY_TRANSFER });
    await shop.query("update orders set release_at = now() - interval '1 minute' where id = $1", [order.id]);
    await shop.query("select graphile_worker.add_job('release_unpaid_orders')");
    await mailOf(order, "cancelled");
    const { version, total } = (await shop.staff.get(`/staff/orders/${order.id}`)).body.data;
    const body = { amount: total, outcome: "revive", version };
    expect((await shop.staff.post(`/staff/orders/${order.id}/transfer`, body)).status).toBe(200);
    await moveTo(shop, order, "cancelled");
    expectInBoth(await mailOf(order, "cancelled-2"), "Îți returnăm 57.97 lei în cel mult 14 zile");
    const stored = (await shop.staff.get(`/staff/orders/${order.id}/mails`)).body.data;
    const reported = stored.filter(({ subject }: { subject: string }) => subject.includes("a fost anulată"));
    expect(reported).toHaveLength(2);
  });

  it("the transfer reminder is sent again if the order was reopened", async () => {
    const order = await anOrder(shop, { lines: LINES, body: BY_TRANSFER });
    const remind = async () => {
      await shop.query(
        "update orders set placed_at = now() - interval '5 days', release_at = now() + interval '3 hours' where id = $1",
        [order.id],
      );
      await shop.query("select graphile_worker.add_job('release_unpaid_orders')");
    };
    await remind();
    await mailOf(order, "transfer_reminder");
    await amended(shop, order, { items: goods([PRODUCT.lavender, 1]) });
    await remind();
    expectInBoth(await mailOf(order, "transfer_reminder-2"), "Așteptăm plata");
  });

  it("order emails give the reason for an automatic cancellation and mention late transfers", async () => {
    const order = await anOrder(shop, { lines: LINES, body: BY_TRANSFER });
    await shop.query("update orders set release_at = now() - interval '1 minute' where id = $1", [order.id]);
    await shop.query("select graphile_worker.add_job('release_unpaid_orders')");
    const mail = await mailOf(order, "cancelled");
    expect(mail.subject).toBe(`Curat: Comanda ${order.number} a fost anulată`);
    expectInBoth(
      mail,
      "Nu am primit plata la timp, așa că am anulat comanda de mai jos.",
      "Dacă ai plătit între timp, răspunde la acest e-mail.",
    );
  });

  it.each([
    ["SAMEDAY_HOME", ["confirmed"], "Ne pare rău, nu am putut onora comanda."],
    ["SAMEDAY_HOME", ["confirmed", "preparing", "shipped"], "Coletul s-a întors la noi"],
    [
      "STORE_PICKUP",
      ["confirmed", "preparing", "shipped"],
      "Comanda nu a fost ridicată, așa că am anulat-o.",
    ],
  ])("order emails explain a refusal with delivery %s after %j", async (delivery, statuses, text) => {
    const order = await anOrder(shop, { lines: LINES });
    await shop.query("update orders set delivery_code = $2 where id = $1", [order.id, delivery]);
    await moveTo(shop, order, "confirmed");
    await shop.staff.put(`/staff/orders/${order.id}/awb`, { awb: `AWB-${order.id}` });
    await moveTo(shop, order, ...statuses.slice(1), "refused");
    const mail = await mailOf(order, "refused");
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  });

  it("order emails mention no refund after a refusal if nothing was paid", async () => {
    const order = await anOrder(shop, { lines: LINES });
    await moveTo(shop, order, "refused");
    const mail = await mailOf(order, "refused");
    expect(mail.subject).toBe(`Curat: Comanda ${order.number} nu a putut fi finalizată`);
    expectInBoth(mail, "Ne pare rău, nu am putut onora comanda.");
    expect(mail.text).not.toContain("returnăm");
  });

  it("the email about a failed payment has a retry link and the deadline", async () => {
    const order = await anOrder(shop, { lines: LINES, body: BY_TRANSFER });
    await shop.query("update orders set release_at = '2026-11-21 10:00:00+00' where id = $1", [order.id]);
    await sendStep(order, "payment_failed");
    const mail = await mailOf(order, "payment_failed");
    expect(mail.subject).toBe(`Curat: Plata comenzii ${order.number} nu a reușit`);
    expect(mail.html).toMatch(/display:inline-block[^>]*>Încearcă din nou/);
    expectInBoth(mail, `http://localhost:3000/plata/${order.randomId}`, "până la 21 noiembrie 2026", "12:00");
  });

  it("the reminder of a transfer states how long goods are reserved", async () => {
    const order = await anOrder(shop, { lines: LINES, body: BY_TRANSFER });
    await shop.query("update orders set release_at = '2026-11-21 10:00:00+00' where id = $1", [order.id]);
    await sendStep(order, "transfer_reminder");
    const mail = await mailOf(order, "transfer_reminder");
    expect(mail.subject).toBe(`Curat: Așteptăm plata comenzii ${order.number}`);
    expectInBoth(mail, `http://localhost:3000/plata/${order.randomId}`, "până la 21 noiembrie 2026", "12:00");
  });

  it("the email about a failed payment is not sent once the order is paid", async () => {
    const order = await anOrder(shop, { lines: LINES, body: BY_TRANSFER });
    await moveTo(shop, order, "confirmed");
    await sendStep(order, "payment_failed");
    await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
    expect(await readMail(shop.config.mailFolder, `order-${order.number}-payment_failed`)).toBeUndefined();
  });

  it("order emails are sent but not stored if the buyer was erased in the meantime", async () => {
    const customer = await loginAs(shop);
    const order = await anOrder(shop, { lines: LINES, customer });
    await mailOf(order, "placed");
    await transaction(db, (tx) =>
      eraseBuyer(tx, { customerId: customer.id, email: customer.email }, new Date()),
    );
    await moveTo(shop, order, "confirmed", "preparing", "shipped");
    await mailOf(order, "shipped");
    await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
    expect(await shop.query("select mail_id from order_mail where order_id = $1", [order.id])).toEqual([]);
  });

  it("order emails are sent once, however often the job runs, and escape the buyer's input", async () => {
    const order = await anOrder(shop, { lines: LINES, body: anOrderBody() });
    // Older orders may contain markup in names; new names cannot.
    await shop.query("update orders set first_name = '<b>Ana</b>' where id = $1", [order.id]);
    await sendStep(order, "confirmed");
    const first = await mailOf(order, "confirmed");
    await sendStep(order, "confirmed");
    await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
    expect(await mailOf(order, "confirmed")).toEqual(first);
    const all = await listMails(shop.config.mailFolder);
    expect(all.filter(({ id }) => id === `order-${order.number}-confirmed`)).toHaveLength(1);
    expect(first.html).toContain("&lt;b&gt;Ana&lt;/b&gt;");
    expect(first.html).not.toContain("<b>Ana");
  });
});
