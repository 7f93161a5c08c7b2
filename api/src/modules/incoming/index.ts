export { type CashBookRow, listCashBook, sumCashBook } from "./cash-book.store.ts";
export { incomingRoutes } from "./incoming.routes.ts";
export { waitingCash } from "./incoming.store.ts";
export { erasePayers, payersAccounts } from "./personal-data.store.ts";
