export { openInvoice as loader } from "./documents.server.ts";
