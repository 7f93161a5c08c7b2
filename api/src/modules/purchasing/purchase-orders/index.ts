/**
 * Orders to suppliers.
 *
 * - `purchase-orders.rules.ts`: states, values, checks before sending
 * - `purchase-orders.service.ts`: drafts, sending, closing, cancelling
 * - `purchase-order-pdf.ts`: the document for the supplier
 *
 * Tables and views: purchase_order, purchase_order_line, purchase_order_series, ordered_goods, expected_goods,
 * coming_goods.
 */
export { purchaseOrdersRoutes } from "./purchase-orders.routes.ts";
export { purchaseOrderFile } from "./purchase-order-pdf.ts";
export { readRestock, restockSetting } from "./restock.setting.ts";
export { lineValue, orderName } from "./purchase-orders.rules.ts";
export { insertDraft as insertPurchaseOrder } from "./purchase-orders.service.ts";
export {
  findOrder as findPurchaseOrder,
  findOrderOf,
  listExpected,
  loadExpectedDays,
  lockOrder as lockPurchaseOrder,
} from "./purchase-orders.store.ts";
export {
  importPurchaseOrders,
  type PurchaseOrderImport,
  type PurchaseOrdersImport,
} from "./purchase-orders.import.ts";
