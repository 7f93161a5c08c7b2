export { importGeography } from "./geography.import.ts";
export type { CityImport, CountyImport, GeographyImport } from "./geography.import.ts";
export { geographyRoutes } from "./geography.routes.ts";
export { findPlace } from "./geography.store.ts";
