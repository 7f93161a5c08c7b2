/**
 * The accountant's registers.
 *
 * - `packaging.rules.ts`, `packaging.service.ts`: packaging by material and year
 *
 * The other registers are read from `money/invoices`, `money/incoming` and `catalogue/stock`.
 */
export { countUnsaidPackaging, isParcelUnsaid } from "./packaging.service.ts";
export { booksRoutes } from "./books.routes.ts";
export { packagingSetting, readPackagingSetting } from "./packaging.rules.ts";
