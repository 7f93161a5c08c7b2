import type { Tx } from "../../../db/database.ts";
import {
  endsWithoutSale,
  findByRandomId,
  type OrderImport,
  type OrdersImport,
} from "../../selling/orders/index.ts";
import { writeInvoice, writeStorno } from "./invoices.service.ts";
import { findValidInvoice, listInvoices } from "./invoices.store.ts";
import { IMPORT } from "../../platform/changes/index.ts";

interface Paper {
  randomId: string;
  isStorno: boolean;
  at: Date;
}

/** Issues invoices in chronological order, so that numbers rise with dates. Idempotent. Sends no emails. */
export async function importInvoices(tx: Tx, { orders = [] }: OrdersImport): Promise<void> {
  const documents = orders.filter(({ invoice }) => invoice).flatMap(documentsOf);
  for (const paper of documents.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await writeDocument(tx, paper);
}

/**
 * Returns an order's documents: an invoice, and a storno if the order ended without a sale. Throws for an order that
 * was not shipped.
 */
function documentsOf({ randomId, story = [] }: OrderImport): Paper[] {
  const shipped = story.find(({ status }) => status === "shipped");
  if (!shipped) throw new Error(`Order ${randomId} was never shipped and has no invoice.`);
  const end = story.findLast(({ status }) => endsWithoutSale(status));
  const invoice = { randomId, isStorno: false, at: shipped.at };
  return end ? [invoice, { randomId, isStorno: true, at: end.at }] : [invoice];
}

async function writeDocument(tx: Tx, { randomId, isStorno, at }: Paper): Promise<void> {
  const record = await findByRandomId(tx, randomId);
  if (!record) throw new Error(`Invoiced order ${randomId} does not exist.`);
  const { id: orderId } = record.order;
  const existing = await findValidInvoice(tx, orderId);
  if (isStorno) {
    if (existing) await writeStorno(tx, { orderId, invoice: existing }, { at, actor: IMPORT });
  } else if ((await listInvoices(tx, orderId)).length === 0)
    await writeInvoice(tx, orderId, { at, actor: IMPORT });
}
