import { LEGAL_VAT_RATES } from "@curat/contract/vat-kinds.values";
import { beforeEach, describe, expect, it } from "vitest";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { amended, goods } from "../../../testing/test-amendments.ts";
import { aCart, anOrder, brokenBooks, moveTo, PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import { EFACTURA_SETTINGS } from "./efactura/sending/test-anaf.ts";

const shop = await openTestShop();
const { staff } = shop;
const LONG_AGO = "2000-01-01";
const day = (days: number) => romanianDay(new Date(Date.now() + days * 86_400_000));
const REGISTERED = [{ from: LONG_AGO, status: "registered" }];
const OUTSIDE = [{ from: LONG_AGO, status: "not_registered" }];
const EXEMPT = [
  ...LEGAL_VAT_RATES,
  {
    kind: "exempt",
    from: "2020-01-01",
    percent: 0,
    exemptionCode: "VATEX-EU-132",
    exemptionReason: "art. 292",
  },
];

const isBare = (status: readonly { status: string }[]) =>
  status.every((row) => row.status === "not_registered");
/** Sets the seller's VAT statuses, with a CUI that matches them. */
const sellAs = (vatStatus: { from: string; status: string }[], more: object = {}) =>
  shop.api.importShop({
    settings: {
      ...PAYMENT_SETTINGS,
      vatStatus,
      vatRates: EXEMPT,
      INVOICE: { ...EFACTURA_SETTINGS, cui: isBare(vatStatus) ? "14399840" : "RO14399840" },
      ...more,
    },
  });
const issue = (id: number) => staff.post(`/staff/orders/${id}/invoice`);
const documents = async (id: number): Promise<InvoiceDocument[]> =>
  (
    await shop.query<{ document: InvoiceDocument }>(
      "select document from invoice where order_id = $1 order by id",
      [id],
    )
  ).map(({ document }) => document);
const categories = (document: InvoiceDocument | undefined) =>
  document?.vat.map(({ category, percent, vatBani }) => [category, percent, vatBani === 0]);
const setting = async (key: string, value: unknown) => {
  const { body } = await staff.get(`/staff/settings/${key}`);
  return staff.put(`/staff/settings/${key}`, { value, version: body.data.version });
};
beforeEach(() => sellAs(REGISTERED));

describe("a seller without VAT registration", () => {
  beforeEach(() => sellAs(OUTSIDE));

  it("an order from an unregistered seller has no VAT anywhere and the same prices", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
    const { totals } = (await shop.get("/cart", { cart })).body.data;
    expect(totals.total_vat).toBe(0);
    expect((await shop.get(`/products/${PRODUCT.towels}`)).body.data).toMatchObject({ vat: 0, price: 45 });
    expect((await shop.get("/utilities/settings")).body.data.vat_registered).toBe(false);
    const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.towels }] });
    const { status, body } = await issue(id);
    expect([status, body.errors]).toEqual([200, undefined]);
    const [document] = await documents(id);
    expect(categories(document)).toEqual([["O", 0, true]]);
    expect(document).toMatchObject({ vatBani: 0, netBani: document?.totalBani, seller: { cui: "14399840" } });
    const [order] = await shop.query("select total_bani, vat_bani from orders where id = $1", [id]);
    expect(order).toEqual({ total_bani: document?.totalBani, vat_bani: 0 });
    const [register] = await shop.query("select shares, vat_bani from invoice_register where order_id = $1", [
      id,
    ]);
    expect(register).toMatchObject({ vat_bani: 0, shares: [{ category: "O" }] });
  });
});

describe("an order placed before a change of VAT status", () => {
  it("an order and its corrections have the VAT status of the day of supply", async () => {
    const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.towels }] });
    const [before] = await shop.query<{ vat_bani: number; total_bani: number }>(
      "select vat_bani, total_bani from orders where id = $1",
      [id],
    );
    expect(before?.vat_bani).toBeGreaterThan(0);
    await shop.query("update orders set placed_at = placed_at - interval '3 days' where id = $1", [id]);
    await sellAs([...REGISTERED, { from: day(-1), status: "not_registered" }]);
    const invoiceId = (await issue(id)).body.data.id;
    expect(await shop.query("select vat_bani, total_bani from orders where id = $1", [id])).toEqual([
      { vat_bani: 0, total_bani: before?.total_bani },
    ]);
    expect(await brokenBooks(shop)).toEqual({});
    // The CUI in the settings still has RO, but the dated status takes precedence.
    expect((await documents(id))[0]).toMatchObject({ seller: { cui: "14399840", isVatPayer: false } });
    await shop.query(
      `update invoice set document = jsonb_set(document, '{vatDay}', to_jsonb($2::text)) where id = $1`,
      [invoiceId, day(-1)],
    );
    await sellAs([
      ...REGISTERED,
      { from: day(-2), status: "not_registered" },
      { from: day(0), status: "registered" },
    ]);
    const { status } = await staff.post(`/staff/orders/${id}/invoice/replacement`, { invoice_id: invoiceId });
    expect(status).toBe(200);
    expect((await documents(id)).map(categories)).toEqual([
      [["O", 0, true]],
      [["O", 0, true]],
      [["O", 0, true]],
    ]);
  });

  it("an order is invoiced at the same price with the supply day's VAT rate", async () => {
    const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.towels }] });
    await shop.query("update orders set placed_at = placed_at - interval '9 days' where id = $1", [id]);
    const vatRates = [...EXEMPT, { kind: "standard", from: day(0), percent: 23 }];
    await sellAs(REGISTERED, { vatRates });
    await issue(id);
    const [document] = await documents(id);
    expect(categories(document)).toEqual([["S", 23, false]]);
    const [order] = await shop.query("select total_bani, vat_bani from orders where id = $1", [id]);
    expect(order).toEqual({ total_bani: document?.totalBani, vat_bani: document?.vatBani });
  });
});

it("the sales journal separates sales before and after a change of VAT status", async () => {
  const period = `from=${day(-60)}&to=${day(0)}`;
  const [sales, vat] = await Promise.all([
    staff.get(`/staff/books/sales?${period}&rows=100&after=0`),
    staff.get(`/staff/books/vat?${period}`),
  ]);
  const months: { category: string; percent: number; vat: number; total: number }[] = vat.body.data.rows;
  expect(months.map(({ category, percent }) => `${category} ${percent}`)).toEqual(
    expect.arrayContaining(["O 0", "S 23"]),
  );
  expect(months.every((row) => row.category !== "O" || row.vat === 0)).toBe(true);
  const cents = (rows: { total: number }[]) =>
    rows.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
  expect(cents(months)).toBe(cents(sales.body.data.rows));
});

it("the reason for an exemption appears on invoices, amended orders and partial refunds", async () => {
  await shop.query("update product set vat_code = 'exempt' where id = $1", [PRODUCT.lemon]);
  await shop.query("update product set vat_code = 'reduced' where id = $1", [PRODUCT.lavender]);
  const lines = [PRODUCT.towels, PRODUCT.lemon, PRODUCT.lavender].map((product) => ({
    product,
    quantity: 2,
  }));
  const { id } = await anOrder(shop, { lines });
  const { status, body } = await issue(id);
  expect([status, body.errors]).toEqual([200, undefined]);
  const exemption = { code: "VATEX-EU-132", reason: "art. 292" };
  const [invoice] = await documents(id);
  expect(categories(invoice)).toEqual([
    ["S", 21, false],
    ["S", 11, false],
    ["E", 0, true],
  ]);
  expect(invoice?.vat.at(-1)).toMatchObject({ exemption });
  // The change reverses the invoice and issues another one.
  const change = { items: goods([PRODUCT.towels, 2], [PRODUCT.lemon, 1], [PRODUCT.lavender, 2]) };
  expect((await amended(shop, { id }, change)).status).toBe(200);
  await moveTo(shop, { id }, "confirmed", "preparing", "shipped", "delivered");
  const refund = { reason: "Ambalaj lovit", amount: 10, iban: "RO49AAAA1B31007593840000" };
  const { version: orderVersion } = (await staff.get(`/staff/orders/${id}`)).body.data;
  const response = await staff.post(`/staff/orders/${id}/refunds`, { ...refund, version: orderVersion });
  expect([response.status, response.body.errors]).toEqual([200, undefined]);
  const issued = await documents(id);
  expect(issued.map(({ totalBani }) => Math.sign(totalBani))).toEqual([1, -1, 1, -1]);
  for (const paper of issued) {
    expect(categories(paper)?.map(([category, percent]) => [category, percent])).toEqual([
      ["S", 21],
      ["S", 11],
      ["E", 0],
    ]);
    expect(paper.vat.at(-1)).toMatchObject({ exemption });
  }
  expect(await brokenBooks(shop)).toEqual({});
  await shop.query("update product set vat_code = 'standard' where id = any($1)", [
    [PRODUCT.lemon, PRODUCT.lavender],
  ]);
});

it("an invoice states the day of shipping and an earlier day of payment", async () => {
  const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.towels }] });
  await shop.query(
    "insert into order_event (order_id, status, actor, at) values ($1, 'shipped', 'staff', now())",
    [id],
  );
  await shop.query(
    `insert into payment (order_id, provider, reference, amount_bani, state, started_at, changed_at)
     values ($1, 'import', 'vat-day', 100, 'paid', now(), now() - interval '3 days')`,
    [id],
  );
  await issue(id);
  expect((await documents(id))[0]).toMatchObject({ deliveredOn: day(0), taxPointOn: day(-3) });
});

it('invoices and stornos print "TVA la încasare"', async () => {
  await sellAs([{ from: LONG_AGO, status: "cash_accounting" }]);
  const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.towels }] });
  await issue(id);
  await staff.post(`/staff/orders/${id}/invoice/storno`);
  expect(await documents(id)).toMatchObject([{ isCashAccounting: true }, { isCashAccounting: true }]);
});

it("an invoice whose VAT contradicts the CUI gets no number, with or without e-Factura", async () => {
  const INVOICE = { ...EFACTURA_SETTINGS, efactura: false };
  const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.towels }] });
  await sellAs(REGISTERED, { INVOICE: { ...INVOICE, cui: "14399840" } });
  const { status, body } = await issue(id);
  expect([status, body.errors]).toEqual([422, { "seller.cui": [expect.stringContaining("fără RO")] }]);
  await sellAs(OUTSIDE, { INVOICE });
  expect((await issue(id)).body.errors).toEqual({ "seller.cui": [expect.stringContaining("cu RO")] });
  expect(await documents(id)).toEqual([]);
});

describe("the VAT settings", () => {
  it("VAT settings accept a future status and refuse one that contradicts an invoice", async () => {
    const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.towels }] });
    await issue(id);
    const future = [...REGISTERED, { from: day(30), status: "not_registered" }];
    expect((await setting("vatStatus", future)).status).toBe(200);
    const today = [...REGISTERED, { from: day(0), status: "not_registered" }];
    const { status, body } = await setting("vatStatus", today);
    expect([status, body.errors]).toEqual([
      422,
      { "value.1.from": [expect.stringMatching(/^Factura CUR \d+ din [\d.]+ a fost emisă cu TVA, deci /)] },
    ]);
    const twice = [...REGISTERED, ...REGISTERED];
    expect((await setting("vatStatus", twice)).body.errors).toEqual({
      "value.1.from": ["Două rânduri încep în aceeași zi: schimbă una dintre date."],
    });
    expect((await setting("vatStatus", [{ from: "2026-02-30", status: "registered" }])).status).toBe(422);
  });

  it("VAT settings refuse a CUI that contradicts today's status", async () => {
    const value = { ...EFACTURA_SETTINGS, cui: "14399840" };
    expect((await setting("INVOICE", value)).body.errors).toEqual({
      "value.cui": [expect.stringContaining("cu RO în față")],
    });
    await sellAs(OUTSIDE);
    expect((await setting("INVOICE", value)).status).toBe(200);
  });

  it("VAT settings refuse rates that overlap, leave gaps, lack a reason or are still in use", async () => {
    const errorsOf = async (rates: object[]) => (await setting("vatRates", rates)).body.errors;
    expect(await errorsOf([...EXEMPT, { kind: "standard", from: "2025-08-01", percent: 22 }])).toEqual({
      "value.9.from": [expect.stringContaining("deja un rând")],
    });
    expect(await errorsOf(LEGAL_VAT_RATES.slice(1))).toEqual({
      value: [expect.stringContaining("Lipsesc zile")],
    });
    expect(await errorsOf([...LEGAL_VAT_RATES, { kind: "exempt", from: day(0), percent: 0 }])).toEqual({
      "value.8.exemptionReason": [expect.stringContaining("motivul")],
    });
    await shop.query("update product set vat_code = 'exempt' where id = $1", [PRODUCT.lemon]);
    expect(await errorsOf([...LEGAL_VAT_RATES])).toEqual({ value: [expect.stringContaining("scutită")] });
    await shop.query("update product set vat_code = 'standard' where id = $1", [PRODUCT.lemon]);
    expect((await setting("vatRates", LEGAL_VAT_RATES)).status).toBe(200);
  });

  it("VAT settings start with the legal rates", async () => {
    const rows = await shop.query(
      "select code as kind, valid_from::text as from, percent from vat_rate order by 1, 2",
    );
    const sorted = LEGAL_VAT_RATES.toSorted((a, b) =>
      `${a.kind}${a.from}`.localeCompare(`${b.kind}${b.from}`),
    );
    expect(rows).toEqual(sorted.map(({ kind, from, percent }) => ({ kind, from, percent })));
  });
});
