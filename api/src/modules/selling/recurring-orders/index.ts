/**
 * Recurring orders: products at regular intervals. Each draft becomes an order when the customer confirms it.
 *
 * - `rhythm.rules.ts`: days and states
 * - `drafts.service.ts`: making, confirming and closing drafts; their signed links
 * - `draft-view.service.ts`: a draft at today's prices and stock
 * - `model-order.ts`: the order whose buyer, address, delivery and payment are repeated
 * - `own-delivery.service.ts`: own address and payment method of the next drafts
 * - `staff-recurring-orders.service.ts`: actions of staff
 * - `recurring-orders.tasks.ts`: the job that makes drafts
 *
 * Tables and views: recurring_order, recurring_order_line, recurring_draft.
 */
export { type DraftView, viewDraft } from "./draft-view.service.ts";
export { draftLink } from "./drafts.service.ts";
export {
  eraseRecurringOrders,
  moveRecurringOrders,
  readdressRecurringOrders,
  storedRecurringOrders,
} from "./personal-data.store.ts";
export {
  importRecurringOrders,
  type RecurringOrderImport,
  type RecurringOrdersImport,
} from "./recurring-orders.import.ts";
export { recurringOrdersRoutes } from "./recurring-orders.routes.ts";
export { unansweredDrafts } from "./recurring-orders.store.ts";
export { recurringOrderTasks } from "./recurring-orders.tasks.ts";
export { staffRecurringOrdersRoutes } from "./staff-recurring-orders.routes.ts";
export { recurringTexts } from "./texts.ts";
