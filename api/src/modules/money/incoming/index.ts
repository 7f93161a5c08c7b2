/**
 * Money received, from files of couriers and banks.
 *
 * - `incoming.service.ts`: read files, apply rows
 * - `incoming-file.rules.ts`, `table-file.rules.ts`, `bank-table.rules.ts`: tables
 * - `mt940.rules.ts`, `mt940-words.rules.ts`: MT940
 * - `proposals.rules.ts`: which order a row pays
 *
 * Tables and views: incoming_file, incoming_row, transfer_account.
 */
export { type CashBookRow, listCashBook, sumCashBook } from "./cash-book.store.ts";
export { incomingRoutes } from "./incoming.routes.ts";
export { waitingCash } from "./incoming.store.ts";
export { eraseOldPayers, erasePayers, payersAccounts, storedPayments } from "./personal-data.store.ts";
