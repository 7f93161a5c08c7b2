export {
  type Account,
  accountOf,
  hasPaid,
  owedAfter,
  type PaymentState,
  paymentStateOf,
} from "./account.rules.ts";
export { loadEntries, type NewEntry, post } from "./entries.store.ts";
