import type { Db } from "../../../db/database.ts";
import type { PdfFile } from "../../../http/pdf-answer.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Settings } from "@curat/contract/settings";
import type { PdfContent } from "../../../pdf/render-pdf.ts";
import { workingDays } from "../../../text/time.ts";
import type { Order } from "../../selling/orders/index.ts";
import type { PaymentTerms } from "../../selling/payments/index.ts";
import { invoiceFileName } from "./invoices.rules.ts";
import { documentOf } from "./order-document.ts";
import type { Invoice } from "./invoices.store.ts";
import { findPdf } from "./issuers/outbox.store.ts";
import { renderInvoice } from "./invoice-pdf.ts";

export type { PdfFile };

/**
 * Returns an invoice or storno as issued: the service's PDF, or the shop's own with its current logo. Throws a
 * Refusal (409) until the service has issued it.
 */
export async function invoiceFile(
  db: Db,
  { id, series, number, kind, issuedAt, document }: Invoice,
  mark: PdfContent,
): Promise<PdfFile> {
  const made = await findPdf(db, id);
  if (made === null)
    throw new Refusal(409, {
      message: "Factura se emite printr-un serviciu de facturare. PDF-ul apare aici în câteva minute.",
    });
  if (made) return { name: invoiceFileName({ series, number }), bytes: made };
  const bytes = await renderInvoice({
    mark,
    title: kind === "storno" ? "Factură storno" : "Factură",
    name: `seria ${series} nr. ${number}`,
    issuedAt,
    document,
    notes: ["Factura este valabilă fără semnătură și ștampilă (art. 319 alin. (29) din Codul fiscal)."],
  });
  return { name: invoiceFileName({ series, number }), bytes };
}

/** Returns the PDF of an order's proforma, with the account for the bank transfer. */
export async function proformaFile(
  db: Db,
  order: Pick<Order, "id" | "number" | "placedAt">,
  {
    seller,
    account,
    mark,
    at,
  }: {
    seller: Settings["INVOICE"];
    account: NonNullable<PaymentTerms["bankTransfer"]>;
    mark: PdfContent;
    /** The proforma has the VAT rates of an invoice issued at this time. */
    at: Date;
  },
): Promise<PdfFile> {
  const settings = { ...seller, bank: account.bank, iban: account.iban };
  const { document } = await documentOf(db, order.id, { settings, at });
  const bytes = await renderInvoice({
    mark,
    title: "Factură proformă",
    name: `pentru comanda ${order.number}`,
    issuedAt: order.placedAt,
    document,
    notes: [
      `Plătește prin ordin de plată către ${account.beneficiary}, ${account.bank}, IBAN ${account.iban}.`,
      `Scrie la detaliile plății: comanda ${order.number}.`,
      `Păstrăm produsele ${workingDays(account.workingDays)}; dacă plata nu ajunge până atunci, comanda se anulează.`,
      "Proforma nu este document fiscal; factura se emite la livrare.",
    ],
  });
  return { name: `proforma-${order.number}.pdf`, bytes };
}
