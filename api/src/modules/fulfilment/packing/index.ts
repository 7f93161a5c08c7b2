/**
 * Packing by scanned codes.
 *
 * - `packing.service.ts`: the state of an order's parcel, the effect of a scan
 * - `packing.rules.ts`: reading and comparing codes
 * - `pick-list.rules.ts`, `pick-list.service.ts`: pick list
 *
 * Tables and views: packing, packing_scan, open_packing.
 */
export { staffPackingRoutes } from "./staff-packing.routes.ts";
