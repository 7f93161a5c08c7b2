/**
 * Goods receipts (NIR).
 *
 * - `delivery-file.rules.ts`: columns, quantities and prices of a delivery note
 * - `matching.rules.ts`: matching lines to products
 * - `lines.rules.ts`: cost of lines, distribution of other costs, packs
 * - `drafts.service.ts`: drafts and their lines
 * - `posting.service.ts`: posting and undo
 * - `from-invoice.service.ts`, `invoice-lines.rules.ts`: drafts from a supplier's e-Factura
 * - `from-purchase-order.service.ts`, `ordered-goods.rules.ts`: drafts from an order to the supplier, and differences from it
 * - `posted.store.ts`: whole receipts of a period, for the accountant
 * - `nir-pdf.ts`: the printed form
 *
 * Tables and views: receipt, receipt_line, receipt_order, receipt_order_piece, receipt_series.
 */
export { listPosted, loadPosted, type PostedLine, type PostedReceipt } from "./posted.store.ts";
export { receiptsRoutes } from "./receipts.routes.ts";
export { importReceipts, type ReceiptImport, type ReceiptsImport } from "./receipts.import.ts";
