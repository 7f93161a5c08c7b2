import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, transaction } from "../../db/database.ts";
import { createApi } from "../../index.ts";
import type { OrderStep } from "../../jobs/enqueue.ts";
import { PRODUCT } from "../../testing/test-catalogue.ts";
import { amended, goods } from "../../testing/test-amendments.ts";
import { loginAs } from "../../testing/test-customers.ts";
import {
  aCompanyBody,
  anOrder,
  aPlace,
  anOrderBody,
  asStaff,
  moveTo,
  PAYMENT,
  PAYMENT_SETTINGS,
  type PlacedOrder,
} from "../../testing/test-orders.ts";
import { openTestShop } from "../../testing/test-shop.ts";
import { enqueueOrderMail, eraseBuyer } from "../orders/index.ts";
import { listMails, readMail, readPaper } from "./index.ts";
import type { StoredMail } from "./mail-files.ts";

const SELLER = {
  company: "Curat Test SRL",
  address: "Str. Probei 1, Cluj-Napoca",
  tel: "0264 123 456",
  email: "office@curat.example",
  cui: "RO14399840",
  registry: "J12/100/2001",
};
const shop = await openTestShop();
const database = openDatabase(shop.config.databaseUrl, 2, () => undefined);
const worker = createApi({ ...shop.config, log: () => undefined });
let running: { stop(): Promise<void> };
beforeAll(async () => {
  await shop.api.importShop({ settings: { ...PAYMENT_SETTINGS, INVOICE: SELLER } });
  running = await worker.startWorker();
});
afterAll(async () => {
  await running.stop();
  await worker.close();
  await database.close();
});

const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const byTransfer = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });

async function mailOf({ number }: PlacedOrder, step: string): Promise<StoredMail> {
  const id = `order-${number}-${step}`;
  await expect.poll(() => readMail(shop.config.mailFolder, id)).toBeDefined();
  const mail = await readMail(shop.config.mailFolder, id);
  if (!mail) throw new Error(`The mail ${id} is gone.`);
  return mail;
}

function expectInBoth(mail: StoredMail, ...texts: string[]): void {
  for (const body of [mail.html, mail.text]) for (const text of texts) expect(body).toContain(text);
  expect(`${mail.html}${mail.text}`).not.toMatch(/undefined|null|NaN|\[object/);
}

async function sendStep({ id }: PlacedOrder, step: OrderStep): Promise<void> {
  await transaction(database.db, (tx) => enqueueOrderMail(tx, id, step));
}

const WITHDRAWAL_PAPER = expect.stringMatching(/^dreptul-de-retragere-[0-9a-f]{8}\.pdf$/);
describe("the confirmation of an order", () => {
  it("names the seller by law and tells a consumer of the fourteen days", async () => {
    const mail = await mailOf(await anOrder(shop, { lines }), "placed");
    expect(mail.to).toBe("ana@example.com");
    expectInBoth(
      mail,
      "CUI RO14399840, Reg. com. J12/100/2001",
      "în 14 zile de la data la care tu sau o persoană indicată de tine, alta decât curierul, primești ultimul produs",
      "trimisă la office@curat.example",
      "garanție legală de conformitate de 2 ani",
    );
  });

  it("brings the accepted terms with their version, the time of delivery and the way to withdraw", async () => {
    const terms = {
      id: 1961,
      typeId: 33,
      slug: "termeni",
      title: "Termeni",
      linkTitle: "Termeni și condiții",
    };
    const rest = { intro: "", picture: null, documents: [], createdAt: new Date(), sortOrder: 1 };
    const content = "<h2>1. Cine suntem</h2><p>Versiunea 1.0, în vigoare.</p>";
    await shop.api.importShop({ articles: [{ ...terms, ...rest, content }] });
    const mail = await mailOf(await anOrder(shop, { lines }), "placed");
    const [, version] = /versiunea ([0-9a-f]{8})/.exec(mail.text) ?? [];
    expect(mail.papers).toEqual([`termeni-si-conditii-${version}.pdf`, WITHDRAWAL_PAPER]);
    const paper = await readPaper(shop.config.mailFolder, mail.id, 0);
    expect(paper?.subarray(0, 5).toString()).toBe("%PDF-");
    expectInBoth(mail, "Coletul ajunge în 2-3 zile", "http://localhost:3000/retragere");
    const customer = await loginAs(shop);
    const own = await anOrder(shop, { lines, customer });
    expectInBoth(await mailOf(own, "placed"), `http://localhost:3000/retragere?comanda=${own.randomId}`);
    await shop.api.importShop({ articles: [{ ...terms, ...rest, content: `${content}<p>Nou.</p>` }] });
    const next = await mailOf(await anOrder(shop, { lines }), "placed");
    expect(next.papers).not.toEqual(mail.papers);
    await shop.query("delete from article where id = 1961");
  });

  it("calls statuses and ways to pay as the shop's pages do, once its owner calls them otherwise", async () => {
    const staff = asStaff(shop);
    const version = async () => (await shop.get("/staff/texts", staff)).body.data.version;
    const names = {
      "statuses.awaiting_payment": "Așteptăm banii",
      "payments.bankTransfer": "Transfer bancar",
    };
    const customer = await loginAs(shop);
    shop.api.onTouched(() => undefined);
    for (const [key, text] of Object.entries({ ...names, "steps.received": "Am primit-o" })) {
      const body = { text, version: await version() };
      expect((await shop.put(`/staff/texts/order-names.${key}`, { ...staff, body })).status).toBe(200);
    }
    await shop.api.caughtUp();
    const order = await anOrder(shop, { lines, body: byTransfer, customer });
    const page = (await shop.get(`/user/orders/${order.randomId}`, customer)).body.data;
    expect(JSON.stringify(page)).toMatch(/Așteptăm banii.*Transfer bancar|Transfer bancar.*Așteptăm banii/);
    expectInBoth(await mailOf(order, "placed"), "Transfer bancar", "Am primit-o");
    await shop.query("delete from setting where key = 'texts'");
  });

  it("names the proforma that goes with that of a transfer", async () => {
    const mail = await mailOf(await anOrder(shop, { lines, body: byTransfer }), "placed");
    expect(mail.papers).toEqual([expect.stringMatching(/^proforma-/), WITHDRAWAL_PAPER]);
    expectInBoth(mail, "Factura proformă este atașată acestui mesaj.");
  });

  it("tells a company nothing of a consumer's rights", async () => {
    const mail = await mailOf(await anOrder(shop, { lines, body: aCompanyBody() }), "placed");
    expect(mail.text).not.toMatch(/retragere|garanție/i);
  });

  it("shows the way to the order: the account for a client, number and e-mail for a guest", async () => {
    const client = await anOrder(shop, { lines, customer: await loginAs(shop) });
    const guest = await anOrder(shop, { lines });
    expectInBoth(await mailOf(client, "placed"), `http://localhost:3000/account/comenzi/${client.randomId}`);
    const toGuest = await mailOf(guest, "placed");
    expectInBoth(toGuest, "http://localhost:3000/comanda");
    expect(toGuest.text).not.toContain("/account/");
  });

  it("carries neither links nor a guest's own words to an address that nobody proved", async () => {
    const evil = "Contul e blocat, intră pe https://evil.example/login";
    const body = aCompanyBody({
      observation: evil,
      company: { name: "Banca evil.example SRL" },
      deliveryaddress: aPlace({ streetaddress: "Str. Lungă 1, www.evil.example" }),
    });
    const mail = await mailOf(await anOrder(shop, { lines, body }), "placed");
    expectInBoth(mail, "Str. Lungă 1, …", "Banca evil. example SRL");
    for (const text of [mail.html, mail.text]) expect(text).not.toMatch(/evil\.example|Contul e blocat/);
  });

  it("shows discount, gift, bundle, locker and observation", async () => {
    const body = anOrderBody({ observation: "Interfon <12>" });
    const customer = await loginAs(shop);
    const order = await anOrder(shop, { lines, body, customer });
    await mailOf(order, "placed");
    const locker = {
      id: "L1",
      name: "easybox Centru",
      address: "Piața Unirii 1",
      city: "Cluj-Napoca",
      county: "Cluj",
      postcode: "",
    };
    await shop.query(
      "update orders set voucher_code = 'ZECE', discount_bani = 400, total_bani = total_bani - 400, locker = $2 where id = $1",
      [order.id, JSON.stringify(locker)],
    );
    await shop.query(
      "update order_line set bundle_name = 'Bucătăria curată' where order_id = $1 and position = 0",
      [order.id],
    );
    await shop.query(
      `insert into order_line (order_id, position, product_type, product_id, name, quantity, unit_price_bani, vat_percent, vat_bani)
       values ($1, 8, 'gift', $2, 'Burete', 1, 0, 21, 0)`,
      [order.id, PRODUCT.lemon],
    );
    // The same confirmation under another number: the first one has left.
    await shop.query("update orders set number = 900001 where id = $1", [order.id]);
    await shop.query("select graphile_worker.add_job('order_placed_mail', $1::json)", [
      JSON.stringify({ orderId: order.id }),
    ]);
    const mail = await mailOf({ ...order, number: "900001" }, "placed");
    expectInBoth(
      mail,
      "Reducere (cod ZECE)",
      "-4.00 lei",
      "58.97 lei",
      "(din „Bucătăria curată”)",
      "Burete",
      "easybox Centru, Piața Unirii 1, Cluj-Napoca, Cluj",
    );
    expect(mail.text).toContain("Burete: 1 buc., cadou");
    expect(mail.text).toContain("Interfon <12>");
    expect(mail.html).toContain("Interfon &lt;12&gt;");
  });
});

describe("the steps of an order are mailed:", () => {
  it("confirmed, handed over with its waybill, delivered", async () => {
    const order = await anOrder(shop, { lines });
    await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
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

  it("delivered, with as many days for a return as the shop gives", async () => {
    await shop.api.importShop({ settings: { returns: { days: 30 } } });
    try {
      const order = await anOrder(shop, { lines });
      await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
      expectInBoth(await mailOf(order, "delivered"), "De azi ai 30 de zile în care te poți retrage");
    } finally {
      await shop.api.importShop({ settings: { returns: {} } });
    }
  });

  it("ready to be collected and collected, without a waybill, at the store's address alone", async () => {
    const order = await anOrder(shop, { lines, body: byTransfer });
    await shop.query(
      "update orders set delivery_code = 'STORE_PICKUP', delivery_name = 'Ridicare personală: Depozit, Hala C' where id = $1",
      [order.id],
    );
    for (const status of ["confirmed", "preparing", "shipped", "delivered"])
      await shop.send("PUT", `/staff/orders/${order.id}/status`, { ...asStaff(shop), body: { status } });
    expectInBoth(await mailOf(order, "paid"), "O pregătim și îți scriem când o poți ridica.");
    const mail = await mailOf(order, "shipped");
    expect(mail.subject).toBe(`Curat: Comanda ${order.number} poate fi ridicată`);
    expectInBoth(mail, "Ridicare personală: Depozit, Hala C");
    expect(mail.text).not.toMatch(/AWB|Str\. Lungă/);
    expect((await mailOf(order, "delivered")).subject).toBe(`Curat: Comanda ${order.number} a fost ridicată`);
  });

  it("handed over with nothing to pay where nothing is due", async () => {
    const order = await anOrder(shop, { lines });
    await shop.query(
      "update orders set discount_bani = products_bani, delivery_bani = 0, charges_bani = 0, total_bani = 0, vat_bani = 0 where id = $1",
      [order.id],
    );
    await sendStep(order, "shipped");
    expect((await mailOf(order, "shipped")).text).not.toContain("De plătit");
  });

  it("paid, and once cancelled what happens to the money", async () => {
    const order = await anOrder(shop, { lines, body: byTransfer });
    await moveTo(shop, order, "confirmed", "cancelled");
    const paid = await mailOf(order, "paid");
    expect(paid.subject).toBe(`Curat: Plata comenzii ${order.number} a fost confirmată`);
    expectInBoth(paid, "Am primit 57.97 lei");
    const cancelled = await mailOf(order, "cancelled");
    expect(cancelled.subject).toBe(`Curat: Comanda ${order.number} a fost anulată`);
    expectInBoth(cancelled, "Îți returnăm 57.97 lei în cel mult 14 zile", "Detergent pentru pardoseli");
  });

  it("cancelled a second time, once it had gone on after all: each ending has a mail of its own", async () => {
    const order = await anOrder(shop, { lines, body: byTransfer });
    await shop.query("update orders set release_at = now() - interval '1 minute' where id = $1", [order.id]);
    await shop.query("select graphile_worker.add_job('release_unpaid_orders')");
    await mailOf(order, "cancelled");
    const { version, total } = (await shop.get(`/staff/orders/${order.id}`, asStaff(shop))).body.data;
    const body = { amount: total, outcome: "revive", version };
    expect((await shop.post(`/staff/orders/${order.id}/transfer`, body, asStaff(shop))).status).toBe(200);
    await moveTo(shop, order, "cancelled");
    expectInBoth(await mailOf(order, "cancelled-2"), "Îți returnăm 57.97 lei în cel mult 14 zile");
    const kept = (await shop.get(`/staff/orders/${order.id}/mails`, asStaff(shop))).body.data;
    const told = kept.filter(({ subject }: { subject: string }) => subject.includes("a fost anulată"));
    expect(told).toHaveLength(2);
  });

  it("a transfer is reminded of anew where its order began to wait anew", async () => {
    const order = await anOrder(shop, { lines, body: byTransfer });
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
    expectInBoth(await mailOf(order, "transfer_reminder-2"), "Mai așteptăm plata");
  });

  it("cancelled by the clock, with the reason and a word for money that is on its way", async () => {
    const order = await anOrder(shop, { lines, body: byTransfer });
    await shop.query("update orders set release_at = now() - interval '1 minute' where id = $1", [order.id]);
    await shop.query("select graphile_worker.add_job('release_unpaid_orders')");
    const mail = await mailOf(order, "cancelled");
    expect(mail.subject).toBe(`Curat: Comanda ${order.number} a fost anulată`);
    expectInBoth(
      mail,
      "Nu am primit plata la timp, așa că am închis comanda de mai jos.",
      "Dacă ai plătit între timp, răspunde la acest e-mail.",
    );
  });

  it.each([
    ["SAMEDAY_HOME", ["confirmed"], "Ne pare rău, nu am putut onora comanda."],
    ["SAMEDAY_HOME", ["confirmed", "preparing", "shipped"], "Coletul s-a întors la noi"],
    [
      "STORE_PICKUP",
      ["confirmed", "preparing", "shipped"],
      "Comanda nu a fost ridicată, așa că am închis-o.",
    ],
  ])("refused, delivered by %s, after %j", async (delivery, statuses, text) => {
    const order = await anOrder(shop, { lines });
    await shop.query("update orders set delivery_code = $2 where id = $1", [order.id, delivery]);
    await moveTo(shop, order, "confirmed");
    await shop.put(`/staff/orders/${order.id}/awb`, { ...asStaff(shop), body: { awb: `AWB-${order.id}` } });
    await moveTo(shop, order, ...statuses.slice(1), "refused");
    const mail = await mailOf(order, "refused");
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  });

  it("refused, owing nothing that was not paid", async () => {
    const order = await anOrder(shop, { lines });
    await moveTo(shop, order, "refused");
    const mail = await mailOf(order, "refused");
    expect(mail.subject).toBe(`Curat: Comanda ${order.number} nu a putut fi finalizată`);
    expectInBoth(mail, "Ne pare rău, nu am putut onora comanda.");
    expect(mail.text).not.toContain("returnăm");
  });

  it("a payment that failed, with the way to try again and until when", async () => {
    const order = await anOrder(shop, { lines, body: byTransfer });
    await shop.query("update orders set release_at = '2026-11-21 10:00:00+00' where id = $1", [order.id]);
    await sendStep(order, "payment_failed");
    const mail = await mailOf(order, "payment_failed");
    expect(mail.subject).toBe(`Curat: Plata comenzii ${order.number} nu a reușit`);
    expect(mail.html).toMatch(/display:inline-block[^>]*>Încearcă din nou/);
    expectInBoth(mail, `http://localhost:3000/plata/${order.randomId}`, "până la 21 noiembrie 2026", "12:00");
  });

  it("a transfer that has not come, with the day until which its goods are kept", async () => {
    const order = await anOrder(shop, { lines, body: byTransfer });
    await shop.query("update orders set release_at = '2026-11-21 10:00:00+00' where id = $1", [order.id]);
    await sendStep(order, "transfer_reminder");
    const mail = await mailOf(order, "transfer_reminder");
    expect(mail.subject).toBe(`Curat: Mai așteptăm plata comenzii ${order.number}`);
    expectInBoth(mail, `http://localhost:3000/plata/${order.randomId}`, "până la 21 noiembrie 2026", "12:00");
  });

  it("no failed payment of an order that is paid by now", async () => {
    const order = await anOrder(shop, { lines, body: byTransfer });
    await moveTo(shop, order, "confirmed");
    await sendStep(order, "payment_failed");
    await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
    expect(await readMail(shop.config.mailFolder, `order-${order.number}-payment_failed`)).toBeUndefined();
  });

  it("to a buyer who was erased too, kept for nobody", async () => {
    const customer = await loginAs(shop);
    const order = await anOrder(shop, { lines, customer });
    await mailOf(order, "placed");
    await transaction(database.db, (tx) =>
      eraseBuyer(tx, { customerId: customer.id, email: customer.email }, new Date()),
    );
    await moveTo(shop, order, "confirmed", "preparing", "shipped");
    await mailOf(order, "shipped");
    await expect.poll(() => shop.query("select 1 from graphile_worker.jobs")).toEqual([]);
    expect(await shop.query("select mail_id from order_mail where order_id = $1", [order.id])).toEqual([]);
  });

  it("each once, however often its job runs, and escaped", async () => {
    const order = await anOrder(shop, { lines, body: anOrderBody() });
    // As an older order may have it; today's names take no markup.
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
