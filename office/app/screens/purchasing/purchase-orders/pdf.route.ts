export { openPurchaseOrderPdf as loader } from "./purchase-orders.server.ts";
