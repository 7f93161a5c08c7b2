/** Issuing invoices and taking them back. */
import { toLei } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { InvoiceParty } from "@curat/contract/staff/invoices";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
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
import { stornoOf } from "./invoices.rules.ts";
import {
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

/** Issues the invoice of an order, or tells the one that stands; one that ended without a sale, or waits for a card, gets none. */
export async function issueInvoice({ db, now }: Shop, orderId: number, actor: Actor): Promise<Issued> {
  return transaction(db, async (tx): Promise<Issued> => {
    const order = await lockOrder(tx, orderId);
    const existing = await findValidInvoice(tx, orderId);
    if (existing) return { ok: true, invoice: existing };
    if (!takesInvoice(order)) return { ok: false, error: "no-sale" };
    return { ok: true, invoice: await mailed(tx, await writeInvoice(tx, orderId, { at: now(), actor })) };
  });
}

/** Every paper goes to its buyer, also one that takes another back. */
export async function mailed(tx: Tx, invoice: Invoice): Promise<Invoice> {
  await enqueue(tx, "invoice_mail", { invoiceId: invoice.id }, `invoice:${invoice.id}`);
  return invoice;
}

/** Issues the invoice of an order that goes on after all, where it had one before it ended. */
export async function issueAgain(shop: Shop, orderId: number, actor: Actor): Promise<void> {
  const papers = await listInvoices(shop.db, orderId);
  if (papers.length > 0) await issueInvoice(shop, orderId, actor);
}

/** Takes the standing invoice of an order back under a number of its own; one that was taken back in part stays. */
export async function stornoInvoice({ db, now }: Shop, orderId: number, actor: Actor): Promise<Issued> {
  return transaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    return takeBack(tx, orderId, { at: now(), actor });
  });
}

/** The same of an order that ended without a sale; one that goes on again meanwhile keeps its invoice. */
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
 * Takes the standing invoice of an order back and issues another with the data of now, both or neither. The invoice that was
 * seen is named, so that a second press takes back nothing. With a party, the new one names that; throws StaleVersion (409)
 * where another order was seen.
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
 * Takes the standing invoice back and issues one of the order as it is now; both go to the buyer. Nothing where none
 * stands. The caller holds the order and has looked that no return took part of the invoice.
 */
export async function replaceInvoice(tx: Tx, orderId: number, issuing: Issuing): Promise<void> {
  const invoice = await findValidInvoice(tx, orderId);
  if (!invoice) return;
  await mailed(tx, await writeStorno(tx, { orderId, invoice }, issuing));
  const vatDay = invoice.document.vatDay ?? romanianDay(invoice.issuedAt);
  await mailed(tx, await writeInvoice(tx, orderId, { ...issuing, vatDay }));
}

const DEFAULT_SERIES = "FCT";

/** When a paper is issued, and who has it issued. */
export interface Issuing {
  at: Date;
  actor: Actor;
  /** The day whose VAT holds, yyyy-mm-dd, for the invoice that replaces another of the same supply. */
  vatDay?: string | undefined;
}

export async function write(
  tx: Tx,
  paper: Omit<Parameters<typeof insertInvoice>[1], "issuedAt">,
  { at, actor }: Issuing,
): Promise<Invoice> {
  const invoice = await insertInvoice(tx, { ...paper, issuedAt: at });
  const { id, series, number, kind, document } = invoice;
  // What was sold before it was brought in went to ANAF another way, or is put in line by hand.
  if (actor.kind !== IMPORT.kind && (await loadSettings(tx)).INVOICE.efactura)
    await queueDocuments(tx, [invoice], at);
  const name = kind === "storno" ? "Factura de storno" : "Factura";
  await recordChange(tx, {
    actor,
    subject: { kind: "invoice", id },
    sentence: `${name} ${series} ${number} a fost emisă pentru comanda ${document.orderNumber}.`,
    before: null,
    after: { orderID: paper.orderId, series, number, kind, total: toLei(document.totalBani) },
    touched: [],
  });
  return invoice;
}

/**
 * Writes the invoice of an order that has none; the caller holds the order. A shop whose invoices go to e-Factura gives
 * no number to one that ANAF would refuse: a Refusal, 422 with rule and sentence at each field. (decision 0087)
 */
export async function writeInvoice(tx: Tx, orderId: number, issuing: Issuing): Promise<Invoice> {
  const { series, document, restated } = await prepareInvoice(tx, orderId, issuing);
  if (restated) await restateVat(tx, restated, issuing);
  return write(tx, { series, orderId, stornoOf: null, document }, issuing);
}

/** The invoice as it would be issued at that moment, without a number. Throws a Refusal where it cannot be issued. */
export async function prepareInvoice(db: Db, orderId: number, issuing: Omit<Issuing, "actor">) {
  const seller = sellerSettings(await loadSettings(db));
  const prepared = await documentOf(db, orderId, { settings: seller, ...issuing });
  const { document } = prepared;
  const contradiction = contradictionOf(document);
  if (contradiction) throw invalid(contradiction);
  const series = seller.series ?? DEFAULT_SERIES;
  // A storno is never held back: it repeats the invoice that it takes back.
  if (seller.efactura) refuseBroken({ series, document, issuedAt: issuing.at });
  return { ...prepared, series };
}

/** Writes the paper that takes a standing invoice back. */
export async function writeStorno(
  tx: Tx,
  { orderId, invoice }: { orderId: number; invoice: Invoice },
  issuing: Issuing,
): Promise<Invoice> {
  const { id, series } = invoice;
  const document = stornoOf(invoice.document, nameOf(invoice));
  return write(tx, { series, orderId, stornoOf: id, document }, issuing);
}

/** How a paper names the invoice that it takes back. */
export function nameOf({ series, number, issuedAt }: Invoice): NonNullable<InvoiceDocument["takesBack"]> {
  return { series, number, issuedAt: issuedAt.toISOString() };
}
