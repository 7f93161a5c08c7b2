export { invoiceFile, type PdfFile, proformaFile } from "./invoice-papers.ts";
export { importInvoices } from "./invoices.import.ts";
export { invoicesRoutes } from "./invoices.routes.ts";
export { invoiceTasks } from "./invoices.tasks.ts";
export { replaceInvoice, writeReturnStorno } from "./invoices.service.ts";
export { findInvoice, findValidInvoice, type Invoice, isPartlyTakenBack } from "./invoices.store.ts";
export { storedInvoices } from "./personal-data.store.ts";
