/** Taking back part of an invoice: for a return, or for money that goes back without one. (decision 0053) */
import type { Db, Tx } from "../../../db/database.ts";
import { findOrder } from "../../selling/orders/index.ts";
import { loadLineStates } from "../../selling/ledger/index.ts";
import { isDeliveryGiven } from "../../selling/refunds/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import { type Issuing, mailed, nameOf, write, writeInvoice } from "./invoices.service.ts";
import { documentOf } from "./order-document.ts";
import { findValidInvoice, type Invoice, listPartStornos } from "./invoices.store.ts";
import type { TakenBack } from "./invoices.rules.ts";
import { leftBani, type Part, partStornoOf } from "./part-storno.rules.ts";

/** What goes back of an order. */
export interface InvoicePart {
  orderId: number;
  /** Pieces of lines, with those that went back before. */
  lines: readonly (TakenBack & { lineId: number })[];
  /** Nothing bought stays: gifts, charges and delivery go too. */
  isWhole: boolean;
  takesDelivery: boolean;
  /** Money off beside the goods, in bani with VAT. */
  reductionBani: number;
  reason: string;
}

/** A part as its paper will say it. */
export interface PreparedPart {
  invoice: Invoice;
  document: InvoiceDocument;
}

/** What the paper would say, and what of the invoice is left before it, in bani; changes nothing. */
export async function previewPart(
  db: Db,
  part: InvoicePart,
  at: Date,
): Promise<{ document: InvoiceDocument; leftBani: number }> {
  const invoice = await findValidInvoice(db, part.orderId);
  const document =
    invoice?.document ??
    (await documentOf(db, part.orderId, { settings: (await loadSettings(db)).INVOICE, at })).document;
  const earlier = invoice ? await listPartStornos(db, invoice.id) : [];
  const named = invoice ? nameOf(invoice) : { series: "", number: 0, issuedAt: "" };
  return {
    document: partStornoOf(document, named, { part: await partOf(db, part, document), earlier }),
    leftBani: leftBani(document, earlier),
  };
}

/** Makes the paper out; an order that was not invoiced yet is first. The caller holds the order. */
export async function preparePart(tx: Tx, part: InvoicePart, issuing: Issuing): Promise<PreparedPart> {
  const { orderId } = part;
  const invoice =
    (await findValidInvoice(tx, orderId)) ?? (await mailed(tx, await writeInvoice(tx, orderId, issuing)));
  const earlier = await listPartStornos(tx, invoice.id);
  const taken = await partOf(tx, part, invoice.document);
  return { invoice, document: partStornoOf(invoice.document, nameOf(invoice), { part: taken, earlier }) };
}

/** Writes a paper that was made out, for the return or the refund that it belongs to. */
export async function writePart(
  tx: Tx,
  { invoice, document }: PreparedPart,
  {
    orderId,
    issuing,
    ...owner
  }: { orderId: number; issuing: Issuing } & ({ returnId: number } | { refundId: number }),
): Promise<Invoice> {
  const { id: stornoOf, series } = invoice;
  return mailed(tx, await write(tx, { series, orderId, stornoOf, document, ...owner }, issuing));
}

/** The order's lines stand first on its invoice, in their order; delivery stands behind them. */
async function partOf(db: Db, part: InvoicePart, document: InvoiceDocument): Promise<Part> {
  const { lines = [] } = (await findOrder(db, part.orderId)) ?? {};
  const states = await loadLineStates(db, part.orderId);
  const deliveryBefore = (await isDeliveryGiven(db, part.orderId)) ? 1 : 0;
  const named = new Map(part.lines.map(({ lineId, ...pieces }) => [lineId, pieces]));
  const taken = document.lines.map(({ quantity }, index): TakenBack => {
    const line = lines[index];
    const before = line ? (states.get(line.id)?.givenBack ?? 0) : deliveryBefore;
    const goes = part.isWhole || (part.takesDelivery && index === lines.length);
    return (line && named.get(line.id)) ?? { before, after: goes ? quantity : before };
  });
  const { reductionBani, reason } = part;
  return { taken: new Map(taken.entries()), reductionBani, reason };
}
