/**
 * Lists, filters, suggestions and searches, served from an in-memory index.
 *
 * - `catalogue.ts`, `engine.ts`: queries of the index
 * - `index/`: the index itself: sort orders, words, typos, suggestions
 * - `sync.ts`, `build-index.ts`: build the index and apply database changes
 * - `listing.service.ts`: a page of a list with its filters
 * - `machine-search.ts`: search for parts that fit a machine
 * - `synonyms/`: the shop's own synonyms
 * - `words/`: counted searches
 *
 * Tables and views: searched_word.
 */
export { type Catalogue, openCatalogue } from "./catalogue.ts";
export type { CatalogueEngine } from "./engine.ts";
export { mostSearched, type SearchedWord } from "./words/words.store.ts";
export { searchTasks } from "./words/words.tasks.ts";
export { eraseSearches } from "./words/personal-data.store.ts";
export { synonymsRoutes } from "./synonyms/synonyms.routes.ts";
export { readSynonyms, synonymsSetting, withMeanings } from "./synonyms/synonyms.settings.ts";
export { loadSynonyms } from "./synonyms/synonyms.store.ts";
export { searchRoutes } from "./search.routes.ts";
