export { type Catalogue, openCatalogue } from "./catalogue.ts";
export type { CatalogueEngine } from "./engine.ts";
export { searchRoutes } from "./search.routes.ts";
