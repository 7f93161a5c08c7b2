export { type Catalogue, openCatalogue } from "./catalogue.ts";
export type { CatalogueEngine } from "./engine.ts";
export { mostSearched, type SearchedWord } from "./words/words.store.ts";
export { searchTasks } from "./words/words.tasks.ts";
export { eraseSearches } from "./words/personal-data.store.ts";
export { synonymsRoutes } from "./synonyms/synonyms.routes.ts";
export { readSynonyms, synonymsSetting, withMeanings } from "./synonyms/synonyms.settings.ts";
export { loadSynonyms } from "./synonyms/synonyms.store.ts";
export { searchRoutes } from "./search.routes.ts";
