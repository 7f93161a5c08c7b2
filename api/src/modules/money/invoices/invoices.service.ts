import { toLei } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { ISSUER_LABELS, PROVISIONAL_SERIES } from "@curat/contract/staff/invoice-issuers.values";
import type { InvoiceParty } from "@curat/contract/staff/invoices";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import {
  endsWithoutSale,
  lockOrder,
  correctBillingParty,
  restateVat,
  takesInvoice,
} from "../../selling/orders/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import { documentOf } from "./order-document.ts";
import { sellerSettings } from "./seller-account.ts";
import { contradictionOf } from "./seller-vat.rules.ts";
import { refuseBroken } from "./efactura/refuse-broken.ts";
import { queueDocuments } from "./efactura/sending/documents.store.ts";
import { assignmentOf, mailWhenIssued, queueForIssuer } from "./issuers/outbox.service.ts";
import { stornoOf } from "./invoices.rules.ts";
import { readInvoiceSeries, type Series, seriesOf, stornoSeriesOf } from "./series.rules.ts";
import {
  DEFAULT_SERIES,
  findValidInvoice,
  insertInvoice,
  type Invoice,
  isPartlyReversed,
  listInvoices,
} from "./invoices.store.ts";
import { type Actor, IMPORT, recordChange } from "../../platform/changes/index.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type Issued =
  | { ok: true; invoice: Invoice }
  | { ok: false; error: "wrong-party"; errors: FieldErrors }
  | { ok: false; error: "no-sale" | "no-invoice" | "partly-taken-back" };

/**
 * Issues an order's invoice, or returns the existing one. Refuses orders that ended without a sale or wait
 * for a card payment.
 */
export async function issueInvoice({ db, now }: Shop, orderId: number, actor: Actor): Promise<Issued> {
  return transaction(db, async (tx): Promise<Issued> => {
    const order = await lockOrder(tx, orderId);
    const existing = await findValidInvoice(tx, orderId);
    if (existing) return { ok: true, invoice: existing };
    if (!takesInvoice(order)) return { ok: false, error: "no-sale" };
    return { ok: true, invoice: await mailed(tx, await writeInvoice(tx, orderId, { at: now(), actor })) };
  });
}

export async function mailed(tx: Tx, invoice: Invoice): Promise<Invoice> {
  await mailWhenIssued(tx, invoice);
  return invoice;
}

/** Issues another invoice for a revived order if the order had one before it ended. */
export async function issueAgain(shop: Shop, orderId: number, actor: Actor): Promise<void> {
  const invoices = await listInvoices(shop.db, orderId);
  if (invoices.length > 0) await issueInvoice(shop, orderId, actor);
}

/** Issues the storno of an order's valid invoice. Refuses an invoice that is partly reversed. */
export async function stornoInvoice({ db, now }: Shop, orderId: number, actor: Actor): Promise<Issued> {
  return transaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    return takeBack(tx, orderId, { at: now(), actor });
  });
}

/**
 * Reverses the invoice of an order that ended without a sale. An order that was reopened in the meantime keeps
 * its invoice.
 */
export async function stornoEnded({ db, now }: Shop, orderId: number, actor: Actor): Promise<void> {
  await transaction(db, async (tx) => {
    const { status } = await lockOrder(tx, orderId);
    if (endsWithoutSale(status)) await takeBack(tx, orderId, { at: now(), actor });
  });
}

async function takeBack(tx: Tx, orderId: number, issuing: Issuing): Promise<Issued> {
  const invoice = await findValidInvoice(tx, orderId);
  if (!invoice) return { ok: false, error: "no-invoice" };
  if (await isPartlyReversed(tx, invoice.id)) return { ok: false, error: "partly-taken-back" };
  return { ok: true, invoice: await mailed(tx, await writeStorno(tx, { orderId, invoice }, issuing)) };
}

/**
 * Reverses the invoice that staff saw and issues another one, to the given party if there is one. Refuses a repeated
 * request. Throws StaleVersion (409) if the given party was entered for another version of the order.
 */
export async function reissueInvoice(
  { db, now }: Shop,
  {
    orderId,
    invoiceId,
    party,
    actor,
  }: { orderId: number; invoiceId: number; party?: InvoiceParty | undefined; actor: Actor },
): Promise<Issued> {
  return transaction(db, async (tx): Promise<Issued> => {
    const order = await lockOrder(tx, orderId);
    const current = await findValidInvoice(tx, orderId);
    if (current?.id !== invoiceId) return { ok: false, error: "no-invoice" };
    if (await isPartlyReversed(tx, invoiceId)) return { ok: false, error: "partly-taken-back" };
    if (!takesInvoice(order)) return { ok: false, error: "no-sale" };
    const at = now();
    const mended = party && (await correctBillingParty(tx, order, { party, actor, at }));
    if (mended && !mended.ok) return { ok: false, error: "wrong-party", errors: mended.errors };
    await replaceInvoice(tx, orderId, { at, actor });
    const invoice = await findValidInvoice(tx, orderId);
    return invoice ? { ok: true, invoice } : { ok: false, error: "no-invoice" };
  });
}

/**
 * Reverses the valid invoice, if there is one, issues another and enqueues both emails. The caller must have locked
 * the order and checked that the invoice is not partly reversed.
 */
export async function replaceInvoice(tx: Tx, orderId: number, issuing: Issuing): Promise<void> {
  const invoice = await findValidInvoice(tx, orderId);
  if (!invoice) return;
  await mailed(tx, await writeStorno(tx, { orderId, invoice }, issuing));
  const vatDay = invoice.document.vatDay ?? romanianDay(invoice.issuedAt);
  const termFrom = invoice.termFrom ?? romanianDay(invoice.issuedAt);
  await mailed(tx, await writeInvoice(tx, orderId, { ...issuing, vatDay, termFrom }));
}

export interface Issuing {
  at: Date;
  actor: Actor;
  /** Day whose VAT applies (yyyy-mm-dd), if the invoice replaces another for the same supply. */
  vatDay?: string | undefined;
  /** Day from which the payment term of the replaced invoice counts (yyyy-mm-dd). */
  termFrom?: string | undefined;
}

export async function write(
  tx: Tx,
  paper: Omit<Parameters<typeof insertInvoice>[1], "issuedAt">,
  { at, actor }: Issuing,
): Promise<Invoice> {
  const isImported = actor.kind === IMPORT.kind;
  const issuer = isImported ? undefined : await assignmentOf(tx, paper.stornoOf);
  const numbered = issuer && { series: PROVISIONAL_SERIES, first: 1 };
  const invoice = await insertInvoice(tx, { ...paper, ...numbered, issuedAt: at });
  const { id, series, number, kind, document } = invoice;
  if (issuer) await queueForIssuer(tx, invoice, { ...issuer, at });
  // Imported invoices were sent to ANAF by other means. Staff may still queue them.
  else if (!isImported && (await loadSettings(tx)).INVOICE.efactura) await queueDocuments(tx, [invoice], at);
  const name = kind === "storno" ? "Factura storno" : "Factura";
  const issued = issuer
    ? `${name} se emite prin ${ISSUER_LABELS[issuer.issuer]}`
    : `${name} ${series} ${number} a fost emisă`;
  await recordChange(tx, {
    actor,
    subject: { kind: "invoice", id },
    sentence: `${issued} pentru comanda ${document.orderNumber}.`,
    before: null,
    after: { orderID: paper.orderId, series, number, kind, total: toLei(document.totalBani) },
    touched: [],
  });
  return invoice;
}

/**
 * Issues an invoice for an order without one. The caller must have locked the order. With e-Factura, throws a Refusal
 * (422) with each violated rule at its field, before the invoice gets a number. (decision 0087)
 */
export async function writeInvoice(tx: Tx, orderId: number, issuing: Issuing): Promise<Invoice> {
  const { numbered, document, restated } = await prepareInvoice(tx, orderId, issuing);
  if (restated) await restateVat(tx, restated, issuing);
  return write(tx, { ...numbered, orderId, stornoOf: null, document, termFrom: issuing.termFrom }, issuing);
}

/** Returns the invoice without a number. Throws a Refusal if it cannot be issued. */
export async function prepareInvoice(db: Db, orderId: number, issuing: Omit<Issuing, "actor">) {
  const settings = await loadSettings(db);
  const seller = sellerSettings(settings);
  const prepared = await documentOf(db, orderId, { settings: seller, ...issuing });
  const { document } = prepared;
  const contradiction = contradictionOf(document);
  if (contradiction) throw invalid(contradiction);
  const numbered = seriesOf(readInvoiceSeries(settings.invoiceSeries), {
    isSeap: document.isPublicPurchase,
    isManual: prepared.isManual,
    usual: seller.series ?? DEFAULT_SERIES,
  });
  // Stornos repeat their invoice, so they are not validated.
  if (seller.efactura) refuseBroken({ series: numbered.series, document, issuedAt: issuing.at });
  return { ...prepared, numbered };
}

export async function writeStorno(
  tx: Tx,
  { orderId, invoice }: { orderId: number; invoice: Invoice },
  issuing: Issuing,
): Promise<Invoice> {
  const document = stornoOf(invoice.document, nameOf(invoice));
  const numbered = await loadStornoSeries(tx, invoice);
  return write(tx, { ...numbered, orderId, stornoOf: invoice.id, document }, issuing);
}

/** Returns the series for stornos of an invoice. */
export async function loadStornoSeries(db: Db, { series }: Invoice): Promise<Series> {
  return stornoSeriesOf(readInvoiceSeries((await loadSettings(db)).invoiceSeries), series);
}

/** Returns the series, number and time by which a storno identifies its invoice. */
export function nameOf({ series, number, issuedAt }: Invoice): NonNullable<InvoiceDocument["takesBack"]> {
  return { series, number, issuedAt: issuedAt.toISOString() };
}
