import { strToU8, zipSync } from "fflate";
import { cuiDigits } from "@curat/contract/cui.values";
import type { Settings } from "@curat/contract/settings";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import type { Tx } from "../../../../db/database.ts";
import { loadSettings } from "../../../platform/settings/index.ts";
import { DOCUMENT_VERSION, type InvoiceDocument, type InvoiceLine } from "../invoice-document.ts";
import { sellerOf } from "../invoice-parties.ts";
import { toInvoiceLine, withTotals } from "../invoices.rules.ts";
import { readZip } from "./anaf/anaf-answers.ts";
import { toEDocument } from "./e-document.rules.ts";
import { insertMessages, storeZip } from "./sending/messages.store.ts";
import { toUbl } from "./ubl.ts";
import { findingsOf } from "./validate.rules.ts";

const DAY_MS = 86_400_000;

export interface ReceivedInvoiceImport {
  /** ANAF's message id and the supplier's upload index, both numeric. */
  message: string;
  uploadIndex: string;
  series: string;
  number: number;
  issuedAt: Date;
  receivedAt: Date;
  /** Days from the invoice's issue to the due date of the bank transfer. */
  days: number;
  supplier: Omit<Settings["INVOICE"], "series" | "efactura" | "seapPlace">;
  lines: {
    name: string;
    code: string;
    /** Unit as printed on the invoice: "buc.", "kg". */
    unit: string;
    quantity: number;
    netPriceBani: number;
    vatPercent: number;
  }[];
}
export interface ReceivedInvoicesImport {
  receivedInvoices?: ReceivedInvoiceImport[];
}

/**
 * Stores suppliers' invoices as ZIPs like ANAF's, but without a seal. Throws for an invoice that violates ANAF's
 * rules.
 */
export async function importReceived(
  tx: Tx,
  { receivedInvoices = [] }: ReceivedInvoicesImport,
): Promise<void> {
  if (receivedInvoices.length === 0) return;
  const { INVOICE: shop } = await loadSettings(tx);
  const cif = cuiDigits(shop.cui ?? "");
  for (const { message: id, uploadIndex, series, number, issuedAt, receivedAt, ...of } of receivedInvoices) {
    const paper = { series, number, kind: "invoice" as const, issuedAt };
    const document = toEDocument({ ...paper, document: documentOf({ ...of, number, issuedAt }, shop) });
    const [fault] = findingsOf(document);
    if (fault) throw new Error(`The invoice ${document.number} breaks ${fault.rule}: ${fault.message}`);
    const zip = zipSync({ [`${uploadIndex}.xml`]: strToU8(toUbl(document)) }, { mtime: receivedAt });
    const read = readZip(zip);
    const messages = [{ id, uploadIndex, kind: "received" as const, createdAt: receivedAt }];
    await insertMessages(tx, cif, { messages, now: receivedAt });
    await storeZip(tx, id, { zip, facts: read.ok ? read.value.document : undefined, at: receivedAt });
  }
}

function documentOf(
  {
    supplier,
    lines,
    days,
    number,
    issuedAt,
  }: Pick<ReceivedInvoiceImport, "supplier" | "lines" | "days" | "number" | "issuedAt">,
  shop: Settings["INVOICE"],
): InvoiceDocument {
  const { capital: _, ...buyer } = sellerOf(shop);
  const paper = {
    version: DOCUMENT_VERSION as typeof DOCUMENT_VERSION,
    seller: sellerOf(supplier),
    buyer,
    orderNumber: number,
    orderedAt: issuedAt.toISOString(),
    isPublicPurchase: false,
    contractReference: null,
    payment: "Transfer bancar",
    paymentMeans: "30" as const,
    dueOn: romanianDay(new Date(issuedAt.getTime() + days * DAY_MS)),
  };
  return withTotals(paper, lines.map(lineOf));
}

/** Returns an invoice line. Companies agree on prices without VAT, so the line's VAT is computed from the net price. */
function lineOf({
  netPriceBani,
  vatPercent,
  quantity,
  ...sold
}: ReceivedInvoiceImport["lines"][number]): InvoiceLine {
  const netBani = quantity * netPriceBani;
  const vatBani = Math.round((netBani * vatPercent) / 100);
  const line = toInvoiceLine({
    ...sold,
    quantity,
    unitPriceBani: netPriceBani,
    discountBani: 0,
    vatPercent,
    vatBani,
  });
  return { ...line, netBani };
}
