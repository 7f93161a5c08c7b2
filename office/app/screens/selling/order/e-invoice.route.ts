export { openEInvoice as loader } from "./documents.server.ts";
