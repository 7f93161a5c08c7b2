export { type CashBookRow, listCashBook, sumCashBook } from "./cash-book.store.ts";
export { incomingRoutes } from "./incoming.routes.ts";
export { waitingCash } from "./incoming.store.ts";
export { eraseOldPayers, erasePayers, payersAccounts, storedPayments } from "./personal-data.store.ts";
