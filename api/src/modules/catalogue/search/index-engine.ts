import type { CatalogueEngine } from "./engine.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";

/** Returns an engine that queries the index from `current`. `current` rejects while there is no index. */
export function indexEngine(current: () => Promise<CatalogueIndex>): CatalogueEngine {
  return {
    names: async () => (await current()).book.names,
    variantTerms: async () => (await current()).variantTerms,
    choose: async (params) => (await current()).book.choose(params),
    list: async (query) => (await current()).list(query),
    count: async (query) => (await current()).count(query),
    search: async (query) => (await current()).search(query),
    suggest: async (text) => (await current()).suggest(text),
  };
}
