export { openEInvoice as loader } from "./papers.server.ts";
