import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import type { Db } from "../../../db/database.ts";
import { loadFacetNames } from "./facets.store.ts";
import type { OutboxPosition } from "../../platform/changes/index.ts";
import { closeSnapshot, fetchProducts, openSnapshot } from "./index.store.ts";
import { CatalogueIndex } from "./index/catalogue-index.ts";
import { NamesBook } from "./index/names-book.ts";
import { OwnSynonyms } from "./index/own-synonyms.ts";
import { loadSynonyms } from "./synonyms/synonyms.store.ts";

export interface BuiltIndex {
  index: CatalogueIndex;
  position: OutboxPosition;
}

const ROWS_A_FETCH = 1_000;
/** Number of products per slice. A slice delays other requests by about 4 ms. */
const PRODUCTS_A_SLICE = 100;

/** Builds the index from one database snapshot, without blocking requests. */
export async function buildIndex(db: Db, client: pg.Client): Promise<BuiltIndex> {
  const position = await openSnapshot(client);
  const index = new CatalogueIndex(new NamesBook(await loadFacetNames(db)));
  index.synonyms = new OwnSynonyms(await loadSynonyms(db));
  for (;;) {
    const products = await fetchProducts(client, ROWS_A_FETCH);
    if (products.length === 0) break;
    await inSlices(products, (product) => index.put(product));
  }
  await closeSnapshot(client);
  index.settle();
  return { index, position };
}

/** Processes a list in slices, with a pause between them for other requests. */
export async function inSlices<T>(items: T[], work: (item: T) => void): Promise<void> {
  for (let start = 0; start < items.length; start += PRODUCTS_A_SLICE) {
    items.slice(start, start + PRODUCTS_A_SLICE).forEach(work);
    if (start + PRODUCTS_A_SLICE < items.length) await nextTurn();
  }
}
