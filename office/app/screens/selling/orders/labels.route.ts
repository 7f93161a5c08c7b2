export { openLabels as loader } from "../../../lists/orders/documents.server.ts";
