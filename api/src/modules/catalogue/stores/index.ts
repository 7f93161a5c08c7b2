/**
 * The shop's physical stores.
 *
 * - `stores.store.ts`: stores shown on pages and offered for pickup
 * - `store-writes.service.ts`: changes by staff and imports
 *
 * Tables and views: store, pickup_store.
 */
export { importStores } from "./stores.import.ts";
export type { StoreImport, StoresImport } from "./stores.import.ts";
export { storesRoutes } from "./stores.routes.ts";
export { staffStoresRoutes } from "./staff-stores.routes.ts";
