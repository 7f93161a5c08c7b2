/**
 * Stock places other than the warehouse, such as a shop floor or a van.
 *
 * - `places.service.ts`: records of places, corrections of their pieces
 * - `place-goods.store.ts`: the ledger of their pieces
 * - `transfers/`: transfers; drafts in `transfers/drafts.service.ts`, sending, receiving and undo in
 *   `transfers/moving.service.ts`
 * - `stock-places.import.ts`: places and transfers of an import
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
