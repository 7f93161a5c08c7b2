export { openInvoice as loader } from "./papers.server.ts";
