export { type Catalogue, openCatalogue } from "./catalogue.ts";
export { searchRoutes } from "./search.routes.ts";
