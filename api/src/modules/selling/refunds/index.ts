/**
 * Refunds to buyers.
 *
 * - `refunds.service.ts`: opens refunds and marks them as paid
 * - `credits.rules.ts`: decides which refunds a card processor's credit pays
 *
 * Tables and views: refund, order_due.
 */
export { refundsRoutes } from "./refunds.routes.ts";
export { createRefund, mailAccount, notePaidBack, payRefunds, toWireRefund } from "./refunds.service.ts";
export {
  eraseAccounts,
  findRefund,
  finishRefunds,
  insertRefund,
  isDeliveryGiven,
  listRefunds,
  type NewRefund,
  ordersWithDueRefunds,
  type Refund,
  refundsOfOrders,
  storedRefunds,
  waitingRefunds,
} from "./refunds.store.ts";
