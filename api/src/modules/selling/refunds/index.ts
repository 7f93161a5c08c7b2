/**
 * Refunds to buyers.
 *
 * - `refunds.service.ts`: opens refunds and marks them as paid
 * - `credits.rules.ts`: decides which refunds a card processor's credit pays
 *
 * Tables and views: refund, refund_attempt, order_due.
 */
export { refundsRoutes } from "./refunds.routes.ts";
export {
  findOpenRefundAttempt,
  findRefundAttempt,
  insertRefundAttempt,
  listRefundAttempts,
  listUnsettledAttempts,
  type RefundAttempt,
  writeRefundAttempt,
} from "./attempts.store.ts";
export {
  createRefund,
  mailAccount,
  noteBounced,
  noteCredited,
  notePaidBack,
  payRefunds,
  showRefund,
  toWireRefund,
} from "./refunds.service.ts";
export {
  eraseAccounts,
  findRefund,
  findRefundRow,
  finishRefunds,
  insertRefund,
  isDeliveryRefunded,
  listRefunds,
  type NewRefund,
  ordersWithDueRefunds,
  type Refund,
  refundsOfOrders,
  storedRefunds,
  waitingRefunds,
} from "./refunds.store.ts";
