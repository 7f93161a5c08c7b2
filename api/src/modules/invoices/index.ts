export { invoiceFile, type PdfFile, proformaFile } from "./invoice-papers.ts";
export { invoicesRoutes } from "./invoices.routes.ts";
export { invoiceTasks } from "./invoices.tasks.ts";
export { findInvoice, type Invoice } from "./invoices.store.ts";
