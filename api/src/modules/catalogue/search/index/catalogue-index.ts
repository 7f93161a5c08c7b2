import { SORT } from "@curat/contract/catalog.values";
import type {
  CountQuery,
  Counts,
  Found,
  ListedPage,
  ListQuery,
  Scope,
  SearchQuery,
  Suggested,
} from "../engine.ts";
import type { Selection } from "../selection.ts";
import { VariantTerms } from "../variant-terms.ts";
import { CodeBook } from "./code-book.ts";
import { type Candidates, type Choice, type Tally, Tallying } from "./facets.ts";
import { FamilyHeads, withoutHeads } from "./family-heads.ts";
import { fingerprintOf, type IndexedProduct, type IndexedOffer } from "./indexed-product.ts";
import { isUnfiltered, CachedCounts } from "./cached-counts.ts";
import type { NamesBook } from "./names-book.ts";
import { LazyOrder } from "./lazy-order.ts";
import type { OwnSynonyms } from "./own-synonyms.ts";
import { type Order, pageOf } from "./ordering.ts";
import { grown, intersectionOf, type Postings, PostingsByKey } from "./postings.ts";
import { ProductTable } from "./product-table.ts";
import { weighWords } from "./ranking.ts";
import { suggestFrom } from "./suggesting.ts";
import { TextIndex } from "./text-index.ts";
import { TextSearch } from "./text-search.ts";

type Place = Pick<ListQuery, "page" | "perPage" | "isSpread" | "byFamily"> & {
  /** If set, a family is represented by the cheapest of its equally relevant products. */
  fits?: Float64Array;
};

export class CatalogueIndex {
  book: NamesBook;
  readonly table = new ProductTable();
  readonly variantTerms = new VariantTerms();
  readonly #text = new TextIndex();
  readonly #codes = new CodeBook();
  readonly #search = new TextSearch(this.table, this.#text, this.#codes);
  readonly #byCategory = new PostingsByKey();
  readonly #byBrand = new PostingsByKey();
  readonly #byPromotion = new PostingsByKey();
  readonly #parameterOf: number[] = [0];
  readonly #tallying = new Tallying(this.#parameterOf);
  readonly #liveOfBrand = new Map<number, number>();
  readonly #heads = new FamilyHeads(this.table);
  readonly #kept = new CachedCounts();
  /**
   * Sorted lists of the whole catalogue. They have the deepest pages, so they are cached per version of the sort
   * keys.
   */
  readonly #whole = new Map<string, { version: number; heads: number[]; rest: LazyOrder }>();
  #brandOf = new Int32Array(256);
  #fingerprints = new Float64Array(256);

  constructor(book: NamesBook) {
    this.book = book;
  }

  /** The new synonyms apply from the next query. */
  set synonyms(synonyms: OwnSynonyms) {
    this.#search.synonyms = synonyms;
  }

  get deadCount(): number {
    return this.table.size - this.table.aliveCount;
  }

  /** Number of postings that searches have read so far. Measures their cost without a clock. */
  get searchWork(): number {
    return this.#search.matcher.work;
  }

  /** Sorts the data at the end of a build, so that the first query does not pay for it. */
  settle(): void {
    this.#text.vocabulary.settle();
  }

  put(product: IndexedProduct): void {
    this.variantTerms.note(product.variantValues);
    const old = this.table.ordinalOf(product.id);
    const fingerprint = fingerprintOf(product);
    if (old !== undefined && this.#fingerprints[old] === fingerprint) {
      this.table.setOrder(old, product);
      return;
    }
    const ordinal = this.table.add(product);
    this.#noteParameters(product);
    if (old !== undefined) this.#leave(old);
    if (ordinal === this.#fingerprints.length) {
      this.#fingerprints = grown(this.#fingerprints, ordinal * 2);
      this.#brandOf = grown(this.#brandOf, ordinal * 2);
    }
    this.#fingerprints[ordinal] = fingerprint;
    this.#brandOf[ordinal] = product.brandId;
    this.#liveOfBrand.set(product.brandId, (this.#liveOfBrand.get(product.brandId) ?? 0) + 1);
    for (const id of new Set(product.categoryIds)) this.#byCategory.push(id, ordinal);
    this.#byBrand.push(product.brandId, ordinal);
    for (const id of new Set(product.promotionIds)) this.#byPromotion.push(id, ordinal);
    for (const code of product.codes) this.#codes.add(code, ordinal);
    const known = this.#text.vocabulary.size;
    this.#text.add(ordinal, weighWords(product, this.book), product.about);
    if (this.#text.vocabulary.size > known)
      this.#search.spellings.note(`${product.name} ${product.brand} ${product.subtitle}`);
  }

  /** Updates the price, stock and sales of a product. Ignores products that are not in the index. */
  setOffer(productId: number, offer: IndexedOffer): void {
    const ordinal = this.table.ordinalOf(productId);
    if (ordinal !== undefined) this.table.setOffer(ordinal, offer);
  }

  remove(productId: number): void {
    const ordinal = this.table.ordinalOf(productId);
    if (ordinal !== undefined) this.#leave(ordinal);
  }

  list({ scope, selection, sort, isSpread, ...place }: ListQuery): ListedPage {
    if (!place.byFamily && isUnfiltered(selection) && this.#postingsOf(scope).length === 0) {
      const { heads, rest } = this.#wholeBy(sort, isSpread);
      const ordinals = inFront(heads, place, (from, to) => rest.page(from, to));
      const { aliveCount: total, bucketCount } = this.table;
      return { ids: this.#idsOf(ordinals), total, hasBuckets: bucketCount > 0 && ordinals.length > 0 };
    }
    const { matchedCount } = this.#tally(this.#candidates(scope), selection, false);
    return this.#page(matchedCount, this.#orderOf(sort), { isSpread, ...place });
  }

  count({ scope, selection }: CountQuery): Counts {
    return this.#kept.of({ scope, selection }, this.table.version, () =>
      this.#countsOf(this.#tally(this.#candidates(scope), selection, true)),
    );
  }

  search({ text, scope, selection, sort, isSpread, ...place }: SearchQuery): Found {
    const { count, searched, isCode } = this.#search.find({ text, isIn: this.#isIn(scope) });
    const tally = this.#tally({ ordinals: this.#search.matcher.found, length: count }, selection, true);
    const relevance: Order = { first: this.#search.keys, second: this.table.popular, id: this.table.id };
    const order = sort === SORT.relevance ? relevance : this.#orderOf(sort);
    return {
      ...this.#page(tally.matchedCount, order, {
        isSpread: isSpread && !isCode,
        fits: this.#search.keys,
        ...place,
      }),
      counts: this.#countsOf(tally),
      ...(searched === undefined ? {} : { searched }),
    };
  }

  suggest(text: string): Suggested {
    const countOfBrand = (id: number): number => this.#liveOfBrand.get(id) ?? 0;
    return suggestFrom(
      {
        table: this.table,
        heads: this.#heads,
        search: this.#search,
        vocabulary: this.#text.vocabulary,
        book: this.book,
        countOfBrand,
      },
      text,
    );
  }

  #leave(ordinal: number): void {
    this.table.remove(ordinal);
    this.#text.remove(ordinal);
    const brandId = this.#brandOf[ordinal] as number;
    this.#liveOfBrand.set(brandId, (this.#liveOfBrand.get(brandId) ?? 1) - 1);
  }

  #noteParameters({ valueIds }: IndexedProduct): void {
    for (const id of valueIds) this.#parameterOf[this.table.valueIds.of(id)] = this.book.parameterOf(id) ?? 0;
  }

  #tally(candidates: Candidates, selection: Selection, wantsCounts: boolean): Tally {
    return this.#tallying.run(this.table, candidates, this.#choiceOf(selection), wantsCounts);
  }

  #choiceOf({ values, minBani, maxBani }: Selection): Choice {
    const dense = values.flatMap(({ parameterId, valueId }) => {
      const value = this.table.valueIds.find(valueId);
      return value === undefined ? [] : [{ parameterId, value }];
    });
    return {
      parameterIds: [...new Set(values.map((value) => value.parameterId))],
      values: dense,
      minBani: minBani ?? 0,
      maxBani: maxBani ?? Infinity,
    };
  }

  #candidates(scope: Scope): Candidates {
    const [first, ...others] = this.#postingsOf(scope);
    if (!first) return { ordinals: undefined, length: this.table.size };
    const both = others.reduce(intersectionOf, first);
    return { ordinals: both.items, length: both.length };
  }

  #postingsOf({ categoryId, brandId, promotionId }: Scope): Postings[] {
    return [
      ...(categoryId === undefined ? [] : [this.#byCategory.get(categoryId)]),
      ...(brandId === undefined ? [] : [this.#byBrand.get(brandId)]),
      ...(promotionId === undefined ? [] : [this.#byPromotion.get(promotionId)]),
    ];
  }

  #isIn(scope: Scope): (ordinal: number) => boolean {
    const { ordinals, length } = this.#candidates(scope);
    if (!ordinals) return () => true;
    const marks = new Uint8Array(this.table.size);
    for (let i = 0; i < length; i += 1) marks[ordinals[i] as number] = 1;
    return (ordinal) => marks[ordinal] === 1;
  }

  #page(matchedCount: number, order: Order, { isSpread, byFamily, fits, ...place }: Place): ListedPage {
    const { matched } = this.#tallying;
    const hasBuckets = this.#hasBuckets(matchedCount);
    if (byFamily) {
      const { ordinals: of, families } = this.#heads.page(matched, matchedCount, order, place);
      return {
        ids: this.#idsOf(of),
        total: matchedCount,
        hasBuckets: hasBuckets && of.length > 0,
        families,
      };
    }
    const best = isSpread ? this.#heads.of(matched, matchedCount, order) : [];
    const heads = fits ? this.#heads.cheapestOfEach(matched, matchedCount, best, fits) : best;
    const otherCount = withoutHeads(matched, matchedCount, heads);
    const ordinals = inFront(heads, place, (from, to) => pageOf(matched, otherCount, order, from, to));
    return { ids: this.#idsOf(ordinals), total: matchedCount, hasBuckets: hasBuckets && ordinals.length > 0 };
  }

  #hasBuckets(matchedCount: number): boolean {
    const { bucketShare, bucketCount } = this.table;
    if (bucketCount === 0) return false;
    const { matched } = this.#tallying;
    for (let i = 0; i < matchedCount; i += 1)
      if ((bucketShare[matched[i] as number] as number) > 0) return true;
    return false;
  }

  #idsOf(ordinals: number[]): number[] {
    return ordinals.map((ordinal) => this.table.id[ordinal] as number);
  }

  #wholeBy(sort: number, isSpread = false): { heads: number[]; rest: LazyOrder } {
    const { orderVersion } = this.table;
    const key = `${sort}/${isSpread}`;
    const stored = this.#whole.get(key);
    if (stored?.version === orderVersion) return stored;
    const all = this.table.aliveOrdinals();
    const order = this.#orderOf(sort);
    const heads = isSpread ? this.#heads.of(all, all.length, order) : [];
    const rest = new LazyOrder(all.subarray(0, withoutHeads(all, all.length, heads)), order);
    const whole = { version: orderVersion, heads, rest };
    this.#whole.set(key, whole);
    return whole;
  }

  #orderOf(sort: number): Order {
    const { table } = this;
    const { id, last } = table;
    switch (sort) {
      case SORT.relevance:
        return { first: table.popular, second: last, id };
      case SORT.newest:
        return { first: table.newest, second: last, id };
      case SORT.name:
        return { first: table.name, second: last, id };
      case SORT.priceUp:
        return { first: table.priceUp, second: last, id };
      case SORT.priceDown:
        return { first: table.priceDown, second: last, id };
      case SORT.bucket:
        return { first: table.bucket, second: last, id };
      case SORT.discount:
        return { first: table.discount, second: last, id };
      default:
        return { first: table.recommended, second: last, id };
    }
  }

  #countsOf({ minBani, maxBani }: Tally): Counts {
    const { valueCounts, categoryCounts } = this.#tallying;
    const { valueIds, categoryIds } = this.table;
    const values = [];
    for (let dense = 1; dense < valueIds.ids.length; dense += 1) {
      const count = valueCounts[dense] as number;
      if (count > 0) values.push({ valueId: valueIds.ids[dense] as number, count });
    }
    const categories = [];
    for (let dense = 1; dense < categoryIds.ids.length; dense += 1) {
      const count = categoryCounts[dense] as number;
      if (count > 0) categories.push({ categoryId: categoryIds.ids[dense] as number, count });
    }
    return { values, categories, price: minBani === Infinity ? null : { minBani, maxBani } };
  }
}

function inFront(
  heads: number[],
  { page, perPage }: Pick<Place, "page" | "perPage">,
  remainingPage: (from: number, to: number) => number[],
): number[] {
  const [from, to] = [(page - 1) * perPage, page * perPage];
  const behind = (place: number): number => Math.max(0, place - heads.length);
  return [...heads.slice(from, to), ...remainingPage(behind(from), behind(to))];
}
