export { importStores } from "./stores.import.ts";
export type { StoreImport, StoresImport } from "./stores.import.ts";
export { storesRoutes } from "./stores.routes.ts";
