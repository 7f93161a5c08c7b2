export { openNir as loader } from "./receipts.server.ts";
