/**
 * Invoices, stornos and e-Factura.
 *
 * - `invoices.service.ts`: issues, reverses and reissues invoices
 * - `series.rules.ts`, `series-refusals.ts`: which series numbers a document; closed series
 * - `invoices.rules.ts`, `seller-vat.rules.ts`: amounts and VAT
 * - `part-storno.rules.ts`, `part-storno.service.ts`: stornos for a part of an invoice
 * - `invoice-document.ts`, `invoice-pdf.ts`: the issued document and its PDF
 * - `missing-invoice.ts`: shipped orders without an invoice
 * - `journal.store.ts`: sales journal
 * - `issued.store.ts`: whole documents of a period, for the accountant
 * - `list/`: the list of all invoices, and their PDFs together
 * - `receipt-text.rules.ts`: text of a cash receipt
 * - `invoices.tasks.ts`: background jobs
 * - `issuers/`: SmartBill and Oblio, which issue invoices for the shop
 * - `efactura/`: rules, XML, submission to ANAF, and the e-Factura screen
 *
 * Tables and views: efactura_attempt, efactura_connection, efactura_document, efactura_listing,
 * efactura_login, efactura_message, invoice, invoice_register, invoice_series, issuer_attempt, issuer_document,
 * order_document, order_invoiced, current_invoice.
 */
export { accountRefusal, companyAccountRefusal } from "./account-refusals.ts";
export { invoiceSeriesSetting, readInvoiceSeries } from "./series.rules.ts";
export { closedSeriesRefusal, invoiceSeriesRefusal } from "./series-refusals.ts";
export { vatStatusRefusal } from "./vat-status-refusal.ts";
export { invoiceFile, type PdfFile, proformaFile } from "./invoice-documents.ts";
export {
  importReceived,
  type ReceivedInvoiceImport,
  type ReceivedInvoicesImport,
} from "./efactura/received.import.ts";
export { readReceivedInvoice } from "./efactura/received-invoice.ts";
export { waitingBuyerMessages } from "./efactura/queue/buyer-messages.store.ts";
export { importInvoices } from "./invoices.import.ts";
export { unitCodeOf } from "./invoice-codes.ts";
export { priceOf as unitPrice } from "./efactura/e-document.rules.ts";
export { type IssuedDocument, listIssued, loadIssued } from "./issued.store.ts";
export { leaf, writeXml, type XmlElement } from "./efactura/xml.ts";
export { checkOblioAccount, checkSmartbillAccount } from "./issuers/issuers.ts";
export { invoiceIssuerRefusal, invoiceIssuerSetting, readInvoiceIssuer } from "./issuers/issuer.setting.ts";
export { invoiceIssuersRoutes } from "./issuers/issuers.routes.ts";
export { waitingForIssuer } from "./issuers/settling.service.ts";
export { checkEfacturaAccount } from "./efactura/anaf/check-account.ts";
export { efacturaRoutes } from "./efactura/queue/queue.routes.ts";
export {
  anafLoginOf,
  countUnsent,
  sealedAnafTokens,
  waitingForAnaf,
  waitingForZips,
  waitingLogin,
} from "./efactura/queue/queue.service.ts";
export {
  type JournalRow,
  type JournalTotals,
  listJournal,
  type MonthShare,
  sumJournal,
  sumVat,
} from "./journal.store.ts";
export { issuedAfter } from "./list/list.store.ts";
export { invoiceListRoutes } from "./list/list.routes.ts";
export { invoicesRoutes } from "./invoices.routes.ts";
export { invoiceTasks } from "./invoices.tasks.ts";
export { replaceInvoice } from "./invoices.service.ts";
export { type InvoicePart, preparePart, previewPart, writePart } from "./part-storno.service.ts";
export type { InvoiceDocument } from "./invoice-document.ts";
export { findInvoice, findValidInvoice, type Invoice, isPartlyReversed } from "./invoices.store.ts";
export { eraseContacts, storedInvoices } from "./personal-data.store.ts";
