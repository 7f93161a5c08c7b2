/**
 * The account of each order.
 *
 * - `account.rules.ts`: what entries add up to
 * - `entries.store.ts`: entries that the API posts; triggers post the others
 *
 * Tables and views: order_entry, order_balance, refund_paid.
 */
export {
  type Account,
  accountOf,
  hasPaid,
  owedAfter,
  type PaymentState,
  paymentStateOf,
} from "./account.rules.ts";
export { loadEntries, type NewEntry, post } from "./entries.store.ts";
