/**
 * The account of each order, and the pieces of its lines.
 *
 * - `account.rules.ts`: totals of the entries
 * - `postings.rules.ts`, `account-words.ts`: the entries of each event, and their wording
 * - `entries.store.ts`: the entries and their only writer
 * - `money.store.ts`: money received and paid back in a period
 * - `pieces.rules.ts`: the movements of each event in the ledger of pieces
 * - `movements.store.ts`: the movements, their only writer and their totals
 *
 * Tables and views: order_entry, order_balance, company_entry, refund_paid, order_line_movement, moved_piece,
 * order_line_state, return_piece.
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
export { loadEntries, openAccount, postEvent } from "./entries.store.ts";
export { listMoney, loadMoney, type MoneyEntry } from "./money.store.ts";
export type { MoneyEvent, PlainMethod } from "./postings.rules.ts";
export {
  type LineState,
  loadLineStates,
  loadOpenReturns,
  openLines,
  postPieces,
  returnsWithRetainedPieces,
} from "./movements.store.ts";
export {
  amend,
  endReturns,
  giveBack,
  type LineChange,
  type LinePieces,
  type Movement,
  type OpenReturn,
  ship,
  withdraw,
} from "./pieces.rules.ts";
