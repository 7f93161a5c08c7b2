export { openInvoicesZip as loader } from "./invoices.server.ts";
