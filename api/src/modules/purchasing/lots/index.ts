/**
 * Lots and expiry dates of products with lot tracking.
 *
 * - `lots.store.ts`: lots and their ledger; triggers post shipped, returned and corrected pieces
 * - `lots.service.ts`: lot tracking on or off, lots entered by staff
 * - `lot-list.store.ts`: lots by expiry date, customers of a lot
 * - `order-lots.store.ts`: lots of an order's lines
 * - `discards.service.ts`: pieces of a lot that staff remove from stock
 * - `received-lots.store.ts`: lots of goods receipts
 *
 * Tables and views: line_lot, lot, lot_at_hand, lot_entry, lot_product, lot_sale, product_by_lots.
 */
export { expiringLots } from "./lot-list.store.ts";
export { lotsRoutes } from "./lots.routes.ts";
export { lockReceivedLots, receiveLots, takeBackLots } from "./received-lots.store.ts";
export { importLots, type LotsImport } from "./lots.import.ts";
