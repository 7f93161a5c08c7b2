import type { Db, Tx } from "../../../db/database.ts";
import { findOrder } from "../../selling/orders/index.ts";
import { type LinePieces, loadLineStates } from "../../selling/ledger/index.ts";
import { isDeliveryRefunded } from "../../selling/refunds/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import { type Issuing, loadStornoSeries, mailed, nameOf, write, writeInvoice } from "./invoices.service.ts";
import { documentOf } from "./order-document.ts";
import { findValidInvoice, type Invoice, listPartStornos } from "./invoices.store.ts";
import type { CreditedPieces } from "./invoices.rules.ts";
import { leftBani, type Part, partStornoOf } from "./part-storno.rules.ts";

export interface InvoicePart {
  orderId: number;
  lines: readonly LinePieces[];
  /** True if the buyer keeps nothing. Gifts, charges and delivery are then credited too. */
  isWhole: boolean;
  takesDelivery: boolean;
  reductionBani: number;
  reason: string;
}

/** A calculated storno. It is not stored yet, because its refund has no id. */
export interface PreparedPart {
  invoice: Invoice;
  document: InvoiceDocument;
}

/** Returns the storno, and what is left of the invoice before it in bani. Changes nothing. */
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

/**
 * Calculates a storno. Issues the invoice first if there is none. The caller must have locked the order. (decision
 * 0053)
 */
export async function preparePart(tx: Tx, part: InvoicePart, issuing: Issuing): Promise<PreparedPart> {
  const { orderId } = part;
  const invoice =
    (await findValidInvoice(tx, orderId)) ?? (await mailed(tx, await writeInvoice(tx, orderId, issuing)));
  return { invoice, document: (await previewPart(tx, part, issuing.at)).document };
}

export async function writePart(
  tx: Tx,
  { invoice, document }: PreparedPart,
  {
    orderId,
    issuing,
    ...owner
  }: { orderId: number; issuing: Issuing } & ({ returnId: number } | { refundId: number }),
): Promise<Invoice> {
  const numbered = await loadStornoSeries(tx, invoice);
  const paper = { ...numbered, orderId, stornoOf: invoice.id, document, ...owner };
  return mailed(tx, await write(tx, paper, issuing));
}

/** Returns the part to credit. The invoice contains the order's lines in their order, then the delivery. */
async function partOf(db: Db, part: InvoicePart, document: InvoiceDocument): Promise<Part> {
  const { lines = [] } = (await findOrder(db, part.orderId)) ?? {};
  const states = await loadLineStates(db, part.orderId);
  const deliveryBefore = (await isDeliveryRefunded(db, part.orderId)) ? 1 : 0;
  const pieces = new Map(part.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const taken = document.lines.map(({ quantity }, index): CreditedPieces => {
    const line = lines[index];
    const before = line ? (states.get(line.id)?.paidBack ?? 0) : deliveryBefore;
    const isAll = part.isWhole || (part.takesDelivery && index === lines.length);
    return { before, after: isAll ? quantity : before + ((line && pieces.get(line.id)) ?? 0) };
  });
  const { reductionBani, reason } = part;
  return { taken: new Map(taken.entries()), reductionBani, reason };
}
