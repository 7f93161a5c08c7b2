/**
 * Packing by scanned codes.
 *
 * - `packing.service.ts`: state of an order's parcel, what a scan does
 * - `packing.rules.ts`: how codes are read and compared
 * - `pick-list.rules.ts`, `pick-list.service.ts`: picking list
 *
 * Tables and views: packing, packing_scan, open_packing.
 */
export { staffPackingRoutes } from "./staff-packing.routes.ts";
