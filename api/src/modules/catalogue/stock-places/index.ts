/**
 * Places with stock other than the warehouse, such as a shop floor or a van.
 *
 * - `places.service.ts`: places, and stock corrections there
 * - `place-goods.store.ts`: the ledger of pieces at each place
 * - `transfers/`: transfers; drafts in `transfers/drafts.service.ts`, sending, receiving and undo in
 *   `transfers/moving.service.ts`
 * - `stock-places.import.ts`: imported places and transfers
 *
 * Tables and views: goods_in_transit, place_correction, place_goods, place_movement, place_stock, stock_place,
 * stock_place_facts, stock_transfer, stock_transfer_line.
 */
export { stockTransfersRoutes } from "./transfers/transfers.routes.ts";
export { stockPlacesRoutes } from "./stock-places.routes.ts";
export { importStockPlaces, type StockPlaceImport, type StockPlacesImport } from "./stock-places.import.ts";
export { correctPlace } from "./places.service.ts";
export { holdPlace } from "./places.store.ts";
export { loadPlacePieces } from "./place-goods.store.ts";
