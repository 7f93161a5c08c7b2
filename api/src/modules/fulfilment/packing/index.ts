/**
 * Packing by scanned codes.
 *
 * - `packing.rules.ts`: what a scan does
 * - `packing.service.ts`: state of an order's parcel
 * - `pick-list.rules.ts`, `pick-list.service.ts`: picking list
 *
 * Tables and views: packing, packing_scan, open_packing.
 */
export { staffPackingRoutes } from "./staff-packing.routes.ts";
