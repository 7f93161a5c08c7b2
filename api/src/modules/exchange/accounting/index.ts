/**
 * Hands a month's documents over to the accountant's program.
 *
 * - `month.rules.ts`, `month.service.ts`: a month's documents, independent of any program
 * - `formats/`: SAGA (XML), WinMENTOR (text), SAF-T (XML) and CSV
 * - `handovers.service.ts`: handovers and their files
 * - `settings.rules.ts`: account symbols and names in the accountant's program
 *
 * Tables and views: handover, handover_item.
 */
export { accountingRoutes } from "./accounting.routes.ts";
export { accountingSetting, readAccounting } from "./settings.rules.ts";
