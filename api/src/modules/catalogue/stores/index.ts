/**
 * The shop's own stores.
 *
 * - `stores.store.ts`: stores for pages and pickup
 * - `store-writes.service.ts`: changes by staff and imports
 *
 * Tables and views: store, pickup_store.
 */
export { importStores } from "./stores.import.ts";
export type { StoreImport, StoresImport } from "./stores.import.ts";
export { storesRoutes } from "./stores.routes.ts";
export { staffStoresRoutes } from "./staff-stores.routes.ts";
