export { openSlip as loader } from "./stock-transfers.server.ts";
