/**
 * Money received, read from the files of couriers and banks.
 *
 * - `incoming.service.ts`: reads files and applies their rows
 * - `incoming-file.rules.ts`, `table-file.rules.ts`, `bank-table.rules.ts`: parse tables
 * - `cod-columns.setting.ts`: columns of couriers' files that staff named
 * - `mt940.rules.ts`, `mt940-words.rules.ts`: parse MT940
 * - `split.service.ts`, `split.rules.ts`, `named.rules.ts`: one transfer for several invoices
 * - `proposals.rules.ts`: determines which order a row pays
 *
 * Tables and views: incoming_file, incoming_part, incoming_row, transfer_account.
 */
export { type CashBookRow, listCashBook, sumCashBook } from "./cash-book.store.ts";
export { codColumnsSetting, readCodColumns } from "./cod-columns.setting.ts";
export { incomingRoutes } from "./incoming.routes.ts";
export { waitingCash } from "./incoming.store.ts";
export { eraseOldPayers, erasePayers, payersAccounts, storedPayments } from "./personal-data.store.ts";
