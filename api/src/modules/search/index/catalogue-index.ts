/** The whole catalogue in memory: takes changes product by product, answers lists, counts and searches. */
import { SORT } from "@curat/contract/catalog.values";
import { LIMITS } from "@curat/contract/limits.values";
import type { CountQuery, Counts, Found, ListedPage, ListQuery, Scope, SearchQuery, Suggested } from "../engine.ts";
import type { Selection } from "../selection.ts";
import { BOUNDS } from "./bounds.ts";
import { CodeBook } from "./code-book.ts";
import { type Candidates, type Choice, type Tally, Tallying } from "./facets.ts";
import { fingerprintOf, type IndexedProduct } from "./indexed-product.ts";
import { NamesBook } from "./names-book.ts";
import { type Order, pageOf } from "./ordering.ts";
import { grown, type Postings, PostingsByKey } from "./postings.ts";
import { ProductTable } from "./product-table.ts";
import { weighWords } from "./ranking.ts";
import { suggestFrom } from "./suggesting.ts";
import { TextIndex } from "./text-index.ts";
import { TextSearch } from "./text-search.ts";

export class CatalogueIndex {
  readonly table = new ProductTable();
  readonly text = new TextIndex();
  readonly codes = new CodeBook();
  readonly search_: TextSearch;
  book: NamesBook;
  #byCategory = new PostingsByKey();
  #byBrand = new PostingsByKey();
  #byPromotion = new PostingsByKey();
  #parameterOf = new Int32Array(BOUNDS.values + 1);
  #fingerprints = new Float64Array(0);
  #tallying = new Tallying(this.#parameterOf);
}
