/** The catalogue answered from memory, and by SQL while there is no index. */
import type { CatalogueEngine } from "./engine.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";

/** `current` gives the index that answers now, `fallback` stands in when there is none. */
export function indexEngine(
  current: () => CatalogueIndex | undefined,
  fallback: CatalogueEngine,
): CatalogueEngine {
  return {
    names: async () => current()?.book.names ?? fallback.names(),
    variantTerms: async () => current()?.variantTerms ?? fallback.variantTerms(),
    choose: async (params) => current()?.book.choose(params) ?? fallback.choose(params),
    list: async (query) => current()?.list(query) ?? fallback.list(query),
    count: async (query) => current()?.count(query) ?? fallback.count(query),
    search: async (query) => current()?.search(query) ?? fallback.search(query),
    suggest: async (text) => current()?.suggest(text) ?? fallback.suggest(text),
  };
}
