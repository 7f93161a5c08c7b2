/** Issuing invoices and taking them back. */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { Settings } from "@curat/contract/settings";
import { vatOf } from "@curat/contract/vat.values";
import type { InvoiceParty } from "@curat/contract/staff/invoices";
import type { ApiContext } from "../../context.ts";
import { type Db, transaction, type Tx } from "../../db/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { loadCpv } from "../catalog/index.ts";
import {
  endsWithoutSale,
  findOrder,
  loadReferences,
  lockOrder,
  mendParty,
  NO_REFERENCES,
  type Order,
  type OrderLine,
  type OrderReferences,
  takesInvoice,
} from "../orders/index.ts";
import { loadSettings } from "../settings/index.ts";
import { paymentMeansOf } from "./invoice-codes.ts";
import { DOCUMENT_VERSION, type InvoiceDocument } from "./invoice-document.ts";
import { buyerOf, sellerOf } from "./invoice-parties.ts";
import { refuseBroken } from "./efactura/refuse-broken.ts";
import { queueDocuments } from "./efactura/sending/documents.store.ts";
import { type SoldLine, stornoOf, toInvoiceLine, withTotals } from "./invoices.rules.ts";
import {
  findValidInvoice,
  insertInvoice,
  type Invoice,
  isPartlyTakenBack,
  listInvoices,
} from "./invoices.store.ts";
import { type Actor, IMPORT, recordChange } from "../changes/index.ts";
import { romanianDay } from "../../calendar/romanian-day.ts";

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
  if (await isPartlyTakenBack(tx, invoice.id)) return { ok: false, error: "partly-taken-back" };
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
    const standing = await findValidInvoice(tx, orderId);
    if (standing?.id !== invoiceId) return { ok: false, error: "no-invoice" };
    if (await isPartlyTakenBack(tx, invoiceId)) return { ok: false, error: "partly-taken-back" };
    if (!takesInvoice(order)) return { ok: false, error: "no-sale" };
    const at = now();
    const mended = party && (await mendParty(tx, order, { party, actor, at }));
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
  await mailed(tx, await writeInvoice(tx, orderId, issuing));
}

const DEFAULT_SERIES = "FCT";

/** When a paper is issued, and who has it issued. */
export interface Issuing {
  at: Date;
  actor: Actor;
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
    after: { orderID: paper.orderId, series, number, kind, total: document.totalBani / 100 },
    touched: [],
  });
  return invoice;
}

/**
 * Writes the invoice of an order that has none; the caller holds the order. A shop whose invoices go to e-Factura gives
 * no number to one that ANAF would refuse: a Refusal, 422 with rule and sentence at each field. (decision 0087)
 */
export async function writeInvoice(tx: Tx, orderId: number, issuing: Issuing): Promise<Invoice> {
  const settings = await loadSettings(tx);
  const document = await documentOf(tx, orderId, settings.INVOICE);
  const series = settings.INVOICE.series ?? DEFAULT_SERIES;
  // A storno is never held back: what it says stands on the invoice that it takes back.
  if (settings.INVOICE.efactura) refuseBroken({ series, document, issuedAt: issuing.at });
  return write(tx, { series, orderId, stornoOf: null, document }, issuing);
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

/** An order's invoice as it would be issued now. */
export async function documentOf(
  db: Db,
  orderId: number,
  seller: Settings["INVOICE"],
): Promise<InvoiceDocument> {
  const found = await findOrder(db, orderId);
  if (!found) throw new Error(`Order ${orderId} is gone while its invoice is issued.`);
  const { order, lines } = found;
  // A firm's order that became a person's has no such numbers any more.
  const references = order.company ? await loadReferences(db, orderId) : NO_REFERENCES;
  return toDocument({ order, lines: await withCpv(db, lines), references }, seller);
}

/** Lines with what public buyers file them under. (law: Public buyers) */
async function withCpv(db: Db, lines: OrderLine[]): Promise<SoldOrderLine[]> {
  const codes = await loadCpv(
    db,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  return lines.map((line) => ({ ...line, cpv: codes.get(line.productId ?? 0) }));
}

type SoldOrderLine = OrderLine & { cpv?: string | undefined };

/** What an order sells, on paper: its lines, its charges and its delivery. */
export function toDocument(
  {
    order,
    lines,
    references = NO_REFERENCES,
  }: { order: Order; lines: SoldOrderLine[]; references?: OrderReferences },
  settings: Settings["INVOICE"],
): InvoiceDocument {
  const sold = [...lines.map(soldLine), ...deliveryLine(order)];
  const seller = sellerOf(settings);
  const paper = {
    version: DOCUMENT_VERSION,
    seller,
    buyer: buyerOf(order),
    orderNumber: order.number,
    orderedAt: order.placedAt.toISOString(),
    isPublicPurchase: isPublicPurchase(order),
    contractReference: references.contract || null,
    purchaseOrder: references.purchaseOrder,
    seapNumber: references.seap,
    ...(settings.seapPlace && { seapPlace: settings.seapPlace }),
    payment: order.paymentName,
    paymentMeans: paymentMeansOf(order.paymentCode),
    dueOn: order.releaseAt && romanianDay(order.releaseAt),
  } as const;
  const document = withTotals(
    paper,
    sold.map((line) => toInvoiceLine(line, seller.isVatPayer)),
  );
  if (document.totalBani !== order.totalBani)
    throw new Error(`The invoice of order ${order.number} does not come to its total.`);
  return document;
}

function isPublicPurchase({ orderType, paymentCode }: Order): boolean {
  return orderType === "seap" || paymentCode === PAYMENT_CODE.publicProcurement;
}

function soldLine({ bundleName, productType, ...line }: SoldOrderLine): SoldLine {
  const from = bundleName ? ` (din ${bundleName})` : "";
  return { ...line, name: productType === "gift" ? `${line.name} (cadou)` : `${line.name}${from}` };
}

function deliveryLine({ deliveryBani, deliveryName, deliveryVatPercent: vatPercent }: Order): SoldLine[] {
  if (deliveryBani === 0) return [];
  const line = { name: `Transport: ${deliveryName}`, code: "", unit: "buc.", quantity: 1, discountBani: 0 };
  return [{ ...line, unitPriceBani: deliveryBani, vatPercent, vatBani: vatOf(deliveryBani, vatPercent) }];
}
