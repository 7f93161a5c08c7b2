export { importStores } from "./stores.import.ts";
export type { StoreImport, StoresImport } from "./stores.import.ts";
export { storesRoutes } from "./stores.routes.ts";
export { staffStoresRoutes } from "./staff-stores.routes.ts";
