export { accountRefusal, companyAccountRefusal } from "./account-refusals.ts";
export { vatStatusRefusal } from "./vat-status-refusal.ts";
export { invoiceFile, type PdfFile, proformaFile } from "./invoice-papers.ts";
export {
  importReceived,
  type ReceivedInvoiceImport,
  type ReceivedInvoicesImport,
} from "./efactura/received.import.ts";
export { waitingBuyerMessages } from "./efactura/desk/buyer-messages.store.ts";
export { importInvoices } from "./invoices.import.ts";
export { efacturaRoutes } from "./efactura/desk/desk.routes.ts";
export {
  anafLoginOf,
  countUnsent,
  sealedAnafTokens,
  waitingForAnaf,
  waitingForZips,
  waitingLogin,
} from "./efactura/desk/desk.service.ts";
export {
  type JournalRow,
  type JournalTotals,
  listJournal,
  type MonthShare,
  sumJournal,
  sumVat,
} from "./journal.store.ts";
export { invoicesRoutes } from "./invoices.routes.ts";
export { invoiceTasks } from "./invoices.tasks.ts";
export { replaceInvoice } from "./invoices.service.ts";
export { type InvoicePart, preparePart, previewPart, writePart } from "./part-storno.service.ts";
export type { InvoiceDocument } from "./invoice-document.ts";
export { findInvoice, findValidInvoice, type Invoice, isPartlyTakenBack } from "./invoices.store.ts";
export { eraseContacts, storedInvoices } from "./personal-data.store.ts";
