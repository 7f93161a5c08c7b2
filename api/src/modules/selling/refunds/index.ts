/**
 * Money back to buyers.
 *
 * - `refunds.service.ts`: due, paid
 * - `credits.rules.ts`: card credits
 *
 * Tables and views: refund, refund_line, refunded_goods, order_due.
 */
export { refundsRoutes } from "./refunds.routes.ts";
export { mailAccount, notePaidBack, oweRefund, payRefunds } from "./refunds.service.ts";
export {
  findRefund,
  finishRefunds,
  type GivenBack,
  insertRefund,
  insertRefundLines,
  listRefunds,
  loadGivenBack,
  type NewRefund,
  type Refund,
  refundsOfOrders,
  refundsOfReturns,
  sumOpen,
  waitingRefunds,
} from "./refunds.store.ts";
export { eraseAccounts, ordersWithDueRefunds, storedRefunds } from "./personal-data.store.ts";
export { toWireRefund } from "./refunds.wire.ts";
