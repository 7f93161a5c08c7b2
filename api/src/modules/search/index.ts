export { type Catalogue, openCatalogue } from "./catalogue.ts";
export type { CatalogueEngine } from "./engine.ts";
export { mostSearched, type SearchedWord } from "./words/words.store.ts";
export { searchTasks } from "./words/words.tasks.ts";
export { searchRoutes } from "./search.routes.ts";
