/**
 * Packing by scanned codes.
 *
 * - `packing.service.ts`: the state of an order's parcel, the effect of a scan
 * - `packing.rules.ts`: reading and comparing codes
 * - `packing-lots.rules.ts`, `packing-lots.service.ts`, `packing-lots.store.ts`: lots to take, earliest expiry date first
 * - `pick-list.rules.ts`, `pick-list.service.ts`: pick list
 *
 * Tables and views: packing, packing_lot, packing_scan, packing_tick, open_packing, packed_lot.
 */
export { staffPackingRoutes } from "./staff-packing.routes.ts";
