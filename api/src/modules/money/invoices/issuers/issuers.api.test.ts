/** Tests invoices that SmartBill and Oblio issue for the shop. */
import { startOblio } from "@curat/stand-ins/oblio";
import { SMARTBILL_ACCOUNT, startSmartbill } from "@curat/stand-ins/smartbill";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiContext } from "../../../../context.ts";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import { amended, goods } from "../../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { aDeliveredOrder, anOrder, PAYMENT_SETTINGS } from "../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { EFACTURA_SETTINGS } from "../efactura/sending/test-anaf.ts";
import { stepIssuers } from "./outbox.service.ts";

const IBAN = "RO49AAAA1B31007593840000";
const smartbill = await startSmartbill();
const oblio = await startOblio();
const accounts = { smartbill: smartbill.account, oblio: oblio.account };
const shop = await openTestShop(accounts);
const { staff } = shop;
afterAll(() => Promise.all([smartbill.close(), oblio.close()]));

/** The outbox's clock is ahead, because the shop under test uses the real clock. */
const clock = { aheadMs: 1_000 };
const context: ApiContext = {
  db: shop.db,
  now: () => new Date(Date.now() + clock.aheadMs),
  config: { ...shop.config, ...accounts },
  log: () => undefined,
};
const step = async (minutes = 0) => {
  clock.aheadMs += minutes * 60_000;
  await stepIssuers(context);
};
const choose = (issuer: string, { series = "WEB", efactura = "issuer" } = {}) =>
  shop.api.importShop({
    settings: {
      ...PAYMENT_SETTINGS,
      INVOICE: EFACTURA_SETTINGS,
      invoiceIssuer: { issuer, series, efactura },
    },
  });
const ordered = () => anOrder(shop, { lines: [{ product: PRODUCT.towels, quantity: 2 }] });
const issue = (id: number) => staff.post(`/staff/orders/${id}/invoice`);
const storno = (id: number) => staff.post(`/staff/orders/${id}/invoice/storno`);
const listed = async (id: number) => (await staff.get(`/staff/orders/${id}/invoices`)).body.data;
const namesOf = async (id: number): Promise<string[]> =>
  (await listed(id)).map(({ series, number }: { series: string; number: number }) => `${series} ${number}`);
const waiting = async () => (await staff.get("/staff/invoice-issuers")).body.data;

beforeAll(() => choose("shop"));

describe.each([
  ["smartbill", () => smartbill.papers],
  ["oblio", () => oblio.papers],
] as const)("%s", (issuer, documents) => {
  const series = issuer === "smartbill" ? "WEB" : "MAG";
  beforeAll(() => choose(issuer, { series }));

  it("numbers an invoice and its storno in the background, after responding to the request", async () => {
    const { id } = await ordered();
    const answer = await issue(id);
    expect([answer.status, answer.body.data.issuing.state]).toEqual([200, "waiting"]);
    expect((await shop.query("select from invoice_register where order_id = $1", [id])).length).toBe(0);
    expect((await staff.get(`/staff/orders/${id}/invoices/${answer.body.data.id}`)).status).toBe(409);
    await step();
    const first = documents().length;
    expect(await namesOf(id)).toEqual([`${series} ${first}`]);
    await storno(id);
    await step();
    expect(await namesOf(id)).toEqual([`${series} ${first}`, `${series} ${first + 1}`]);
    const [invoice, reversal] = documents().slice(-2);
    const [bani] = await shop.query<{ total: number }>(
      "select total_bani as total from orders where id = $1",
      [id],
    );
    expect([invoice?.totalBani, reversal?.totalBani]).toEqual([bani?.total, -(bani?.total ?? 0)]);
    const register = await shop.query<{ number: number; storno_of: string | null }>(
      "select number, storno_of from invoice_register where order_id = $1 order by invoice_id",
      [id],
    );
    expect(register).toEqual([
      { number: first, storno_of: null },
      { number: first + 1, storno_of: `${series}-${first}` },
    ]);
    const mails = await shop.query(
      "select from graphile_worker.jobs j join invoice i on j.key = 'invoice:' || i.id where i.order_id = $1",
      [id],
    );
    expect(mails.length).toBe(2);
  });

  it("reissues an invoice as a storno and then a new invoice", async () => {
    const { id } = await ordered();
    const { body } = await issue(id);
    await staff.post(`/staff/orders/${id}/invoice/replacement`, { invoice_id: body.data.id });
    await step();
    await step();
    const names = await namesOf(id);
    const last = documents().length;
    expect(names).toEqual([last - 2, last - 1, last].map((number) => `${series} ${number}`));
  });

  it("issues a partial credit note with only the refunded pieces", async () => {
    const order = await aDeliveredOrder(shop, { lines: [{ product: PRODUCT.towels, quantity: 2 }] });
    await issue(order.id);
    await step();
    const { version } = (await staff.get(`/staff/orders/${order.id}`)).body.data;
    const refund = { lines: [{ position: 0, quantity: 1 }], reason: "Ambalaj lovit", iban: IBAN, version };
    expect((await staff.post(`/staff/orders/${order.id}/refunds`, refund)).status).toBe(200);
    await step();
    const last = documents().length;
    expect(await namesOf(order.id)).toEqual([`${series} ${last - 1}`, `${series} ${last}`]);
    expect(documents().at(-1)?.totalBani).toBe(-4_500);
    const [credit] = await shop.query<{ storno_of: string; total: number }>(
      "select storno_of, total_bani as total from invoice_register where order_id = $1 and kind = 'storno'",
      [order.id],
    );
    expect(credit).toEqual({ storno_of: `${series}-${last - 1}`, total: -4_500 });
    expect((await storno(order.id)).status).toBe(409);
  });

  it("reissues the invoice of an amended order, also before the service has numbered it", async () => {
    for (const isNumbered of [true, false]) {
      const order = await ordered();
      await issue(order.id);
      if (isNumbered) await step();
      expect((await amended(shop, order, { items: goods([PRODUCT.towels, 1]) })).status).toBe(200);
      for (let turn = 0; turn < 3; turn += 1) await step();
      const [first, reversal, second] = documents().slice(-3);
      const last = documents().length;
      expect(await namesOf(order.id)).toEqual(
        [last - 2, last - 1, last].map((number) => `${series} ${number}`),
      );
      expect(reversal?.totalBani).toBe(-(first?.totalBani ?? 0));
      const [bani] = await shop.query<{ total: number }>(
        "select total_bani as total from orders where id = $1",
        [order.id],
      );
      expect(second?.totalBani).toBe(bani?.total);
    }
  });

  it("issues the storno at the invoice's service even after the shop issues its own invoices again", async () => {
    const { id } = await ordered();
    await issue(id);
    await step();
    await choose("shop");
    await storno(id);
    const own = await ordered();
    await issue(own.id);
    await step();
    expect(await namesOf(id)).toEqual([
      `${series} ${documents().length - 1}`,
      `${series} ${documents().length}`,
    ]);
    expect((await namesOf(own.id))[0]).toMatch(/^CUR \d+$/);
    await choose(issuer, { series });
  });
});

it("the shop sends an invoice to ANAF only if it is configured as the sender", async () => {
  for (const efactura of ["issuer", "shop"]) {
    await choose("oblio", { series: "MAG", efactura });
    const { id } = await ordered();
    await issue(id);
    const queued = () =>
      shop.query(
        "select from efactura_document d join invoice i on i.id = d.invoice_id where i.order_id = $1",
        [id],
      );
    expect((await queued()).length).toBe(0);
    await step();
    expect((await queued()).length).toBe(efactura === "shop" ? 1 : 0);
    await staff.post("/staff/efactura/documents", { from: "2026-11-01" });
    expect((await queued()).length).toBe(efactura === "shop" ? 1 : 0);
  }
});

it("refuses a series of the shop for a service, and a service's series for the shop", async () => {
  const { body } = await staff.get("/staff/settings/invoiceIssuer");
  const saved = (value: object) =>
    staff.put("/staff/settings/invoiceIssuer", { value, version: body.data.version });
  const own = await saved({ issuer: "oblio", series: "CUR", efactura: "issuer" });
  expect(own.body.errors).toEqual({ "value.series": [expect.stringContaining("Seria CUR are facturi")] });
  const series = await staff.get("/staff/settings/invoiceSeries");
  const rows = [{ series: "WEB", use: "manual", first: 1, isClosed: false }];
  const foreign = await staff.put("/staff/settings/invoiceSeries", {
    value: rows,
    version: series.body.data.version,
  });
  expect(foreign.body.errors).toEqual({
    "value.0.series": [expect.stringContaining("serviciul de facturare")],
  });
});

it("lists the series of a service", async () => {
  for (const issuer of ["smartbill", "oblio"])
    expect((await staff.get(`/staff/invoice-issuers/${issuer}/series`)).body.data).toEqual(["WEB", "MAG"]);
});

it("keeps a refused invoice until staff retry it", async () => {
  await choose("smartbill", { series: "NOU" });
  const { id } = await ordered();
  await issue(id);
  await step();
  const { documents } = await waiting();
  const [document] = documents.filter((one: { order_id: number }) => one.order_id === id);
  expect(document).toMatchObject({ state: "refused", problem: expect.stringContaining("seria NOU") });
  const today = (await staff.get("/staff/dashboard")).body.data;
  expect(today).toContainEqual(expect.objectContaining({ kind: "issuer_invoices", count: 1 }));
  await shop.query("update issuer_document set series = 'WEB' where invoice_id = $1", [document.invoice_id]);
  expect((await staff.post(`/staff/invoice-issuers/documents/${document.invoice_id}/retry`)).status).toBe(
    200,
  );
  await step();
  expect((await namesOf(id))[0]).toMatch(/^WEB \d+$/);
  expect((await staff.post(`/staff/invoice-issuers/documents/${document.invoice_id}/retry`)).status).toBe(
    409,
  );
});

it("asks staff about an invoice that may have been issued, and stores the number they enter", async () => {
  await choose("smartbill");
  const { id } = await ordered();
  const invoiceId = (await issue(id)).body.data.id;
  const silent = await startSmartbill({ callFault: (path) => (path === "/invoice" ? "lost" : undefined) });
  const config = { ...context.config, smartbill: { ...SMARTBILL_ACCOUNT, url: silent.account.url } };
  await stepIssuers({ ...context, config });
  silent.issueByHand();
  clock.aheadMs += 11 * 60_000;
  await stepIssuers({ ...context, config });
  await silent.close();
  const path = `/staff/invoice-issuers/documents/${invoiceId}/settle`;
  expect((await listed(id))[0].issuing).toMatchObject({ state: "unknown" });
  const taken = await staff.post(path, { number: 1 });
  expect([taken.status, taken.body.errors]).toEqual([
    422,
    { number: [expect.stringContaining("altei facturi")] },
  ]);
  expect((await staff.post(path, { number: 901 })).status).toBe(200);
  expect(await namesOf(id)).toEqual(["WEB 901"]);
  expect((await staff.post(path, { number: 902 })).status).toBe(409);
});

describe("a document that the service did not issue", () => {
  const own = (invoiceId: number) => staff.post(`/staff/invoice-issuers/documents/${invoiceId}/own-series`);
  const away = (): ApiContext => ({
    ...context,
    config: { ...context.config, smartbill: { ...SMARTBILL_ACCOUNT, url: "http://127.0.0.1:1" } },
  });
  beforeAll(() => choose("smartbill"));

  it("moves with its stornos to the shop's series, and the service never issues it", async () => {
    const { id } = await ordered();
    const invoiceId = (await issue(id)).body.data.id;
    await storno(id);
    await stepIssuers(away());
    const [document, reversal] = (await waiting()).documents.filter(
      (one: { order_id: number }) => one.order_id === id,
    );
    expect([document.is_movable, reversal.is_movable]).toEqual([true, false]);
    expect((await own(reversal.invoice_id)).status).toBe(409);
    const before = smartbill.papers.length;
    const answers = await Promise.all([own(invoiceId), own(invoiceId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await step(10);
    expect(smartbill.papers.length).toBe(before);
    const [first, second] = await shop.query<{ name: string; storno_of: string | null; term: string }>(
      `select r.series || '-' || r.number as name, r.storno_of, i.term_from::text as term from invoice_register r
       join invoice i on i.id = r.invoice_id where r.order_id = $1 order by r.invoice_id`,
      [id],
    );
    expect([first?.name, second?.name]).toEqual([
      expect.stringMatching(/^CUR-\d+$/),
      expect.stringMatching(/^CUR-\d+$/),
    ]);
    expect(second?.storno_of).toBe(first?.name);
    const mails = await shop.query(
      "select from graphile_worker.jobs j join invoice i on j.key = 'invoice:' || i.id where i.order_id = $1",
      [id],
    );
    expect(mails.length).toBe(2);
  });

  it("stays with the service while it may have been issued there", async () => {
    const { id } = await ordered();
    const invoiceId = (await issue(id)).body.data.id;
    const silent = await startSmartbill({ callFault: (path) => (path === "/invoice" ? "lost" : undefined) });
    const config = { ...context.config, smartbill: { ...SMARTBILL_ACCOUNT, url: silent.account.url } };
    await stepIssuers({ ...context, config });
    await silent.close();
    expect((await own(invoiceId)).status).toBe(409);
    const path = `/staff/invoice-issuers/documents/${invoiceId}/settle`;
    expect((await staff.post(path, { number: null })).status).toBe(200);
    expect((await own(invoiceId)).status).toBe(200);
    expect((await namesOf(id))[0]).toMatch(/^CUR \d+$/);
  });

  it("is neither an open invoice nor marked as ready until the service has issued it with its PDF", async () => {
    const { id } = await ordered();
    await issue(id);
    expect(await shop.query("select from open_invoice where order_id = $1", [id])).toEqual([]);
    expect(await shop.query("select is_ready from current_invoice where order_id = $1", [id])).toEqual([
      { is_ready: false },
    ]);
    await step();
    expect(await shop.query("select is_ready from current_invoice where order_id = $1", [id])).toEqual([
      { is_ready: true },
    ]);
  });
});

it.each(["saga", "winmentor"])(
  "a month for %s contains each document by its service's number",
  async (program) => {
    const month = romanianDay(context.now()).slice(0, 7);
    const made = (await staff.post("/staff/accounting/handovers", { month, program, scope: "all" })).body
      .data;
    const { files } = (await staff.get(`/staff/accounting/handovers/${made.id}/files`)).body.data;
    const text = files
      .map(({ content }: { content: string }) => Buffer.from(content, "base64").toString("latin1"))
      .join("\n");
    const rows = await shop.query<{ series: string; number: number }>(
      "select series, number from invoice_register",
    );
    expect(new Set(rows.map(({ series }) => series))).toEqual(new Set(["CUR", "MAG", "WEB"]));
    for (const { series, number } of rows)
      expect(text).toMatch(
        program === "saga"
          ? new RegExp(`<FacturaNumar>${series}-?\\s?${number}<`)
          : new RegExp(`NrDoc=${number}\\r?\\n`),
      );
    expect(text).not.toContain("INCURS");
  },
);
