/**
 * Stock counts.
 *
 * - `counts.rules.ts`: counting by several people, differences
 * - `drafts.service.ts`: drafts and counted lines
 * - `posting.service.ts`: posting and undo
 * - `counts.import.ts`: imported drafts
 * - `minutes-pdf.ts`: the printed report (proces-verbal)
 *
 * Tables and views: stock_count, stock_count_line.
 */
export { stockCountsRoutes } from "./counts.routes.ts";
export { importStockCounts, type StockCountImport, type StockCountsImport } from "./counts.import.ts";
