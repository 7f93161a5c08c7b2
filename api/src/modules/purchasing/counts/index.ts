/**
 * Stock counts.
 *
 * - `counts.rules.ts`: counts of a line by several people, differences
 * - `drafts.service.ts`: drafts and counted lines
 * - `posting.service.ts`: posting and undo
 * - `counts.import.ts`: drafts of an import
 * - `minutes-pdf.ts`: the printed minutes
 *
 * Tables and views: stock_count, stock_count_line.
 */
export { stockCountsRoutes } from "./counts.routes.ts";
export { importStockCounts, type StockCountImport, type StockCountsImport } from "./counts.import.ts";
