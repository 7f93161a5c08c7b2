export { openInvoicesPdf as loader } from "./invoices.server.ts";
