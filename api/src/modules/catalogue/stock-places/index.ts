/**
 * Stock places other than the warehouse, such as a shop floor or a van.
 *
 * - `places.service.ts`: records of places, corrections of their pieces
 * - `place-goods.store.ts`: the ledger of their pieces
 * - `stock-places.import.ts`: places of an import
 *
 * Tables and views: place_correction, place_movement, place_stock, stock_place.
 */
export { stockPlacesRoutes } from "./stock-places.routes.ts";
export { importStockPlaces, type StockPlaceImport, type StockPlacesImport } from "./stock-places.import.ts";
