import { toLei } from "@curat/contract/lei.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { readReceivedInvoice } from "../../money/invoices/index.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { findOrCreateSupplier } from "../suppliers/index.ts";
import { MAX_LINES } from "./delivery-file.rules.ts";
import { insertDraft } from "./drafts.service.ts";
import { linesIn } from "./invoice-lines.rules.ts";
import { findReceiptOf, lockMessage } from "./receipts.store.ts";

export type InvoiceReceipt =
  | {
      ok: true;
      id: number;
      isNew: boolean;
      faults: string[];
    }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; message: string };

/**
 * Creates a draft with the invoice's lines, or returns the receipt already created from the invoice. The supplier is
 * found by CUI or created.
 */
export async function invoiceReceipt(
  { db, now, log }: Pick<ApiContext, "db" | "now" | "log">,
  { messageId, actor }: { messageId: string; actor: Actor },
): Promise<InvoiceReceipt> {
  const known = await findReceiptOf(db, messageId);
  if (known !== undefined) return { ok: true, id: known, isNew: false, faults: [] };
  const read = await readReceivedInvoice({ db, log }, messageId);
  if (read === undefined) return { ok: false, error: "unknown" };
  if (!read.ok) return { ok: false, error: "refused", message: read.message };
  const { invoice } = read;
  const { currency } = invoice;
  if (currency !== "RON" && currency !== "EUR")
    return refused(`Factura este în ${currency}. Se pot recepționa facturi în lei și în euro.`);
  if (invoice.root === "CreditNote") return refused("Este o factură storno, nu o livrare.");
  const { lines, faults } = linesIn(invoice.lines);
  if (lines.length === 0) return refused("Factura nu are niciun rând cu marfă.");
  if (lines.length > MAX_LINES) return refused("O recepție poate avea cel mult 5.000 de rânduri.");
  const at = now();
  return transaction(db, async (tx): Promise<InvoiceReceipt> => {
    await lockMessage(tx, messageId);
    const other = await findReceiptOf(tx, messageId);
    if (other !== undefined) return { ok: true, id: other, isNew: false, faults: [] };
    const supplierID = await findOrCreateSupplier(tx, { ...invoice.supplier, currency }, actor);
    const total = invoice.netBani;
    const made = await insertDraft(tx, {
      body: {
        supplierID,
        currency,
        document_number: invoice.number,
        document_on: invoice.issuedOn,
        ...(total !== null && { invoice_total: toLei(total) }),
      },
      actor,
      at,
      messageId,
      lines,
    });
    if (!made.ok) throw new Error("The supplier that was just found is missing.");
    return { ok: true, id: made.id, isNew: true, faults };
  });
}

function refused(message: string): InvoiceReceipt {
  return { ok: false, error: "refused", message };
}
