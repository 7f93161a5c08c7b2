/**
 * The account of each order.
 *
 * - `account.rules.ts`: what entries add up to
 * - `postings.rules.ts`: what each event posts
 * - `account-words.ts`: the same in words
 * - `entries.store.ts`: the entries, and the only writer of them
 *
 * Tables and views: order_entry, order_balance, refund_paid.
 */
export {
  type Account,
  accountOf,
  type Entry,
  type EntryMethod,
  hasPaid,
  owedAfter,
  type PaymentState,
  paymentStateOf,
} from "./account.rules.ts";
export { type Effect, effectOf, entryName } from "./account-words.ts";
export { loadEntries, postEvent } from "./entries.store.ts";
export type { MoneyEvent } from "./postings.rules.ts";
