import { LIMITS } from "@curat/contract/limits.values";
import type { Suggested } from "../engine.ts";
import type { NamesBook } from "./names-book.ts";
import { type FamilyHeads, withoutHeads } from "./family-heads.ts";
import { pageOf } from "./ordering.ts";
import type { ProductTable } from "./product-table.ts";
import { isWeak, type QueryWord } from "./query-plan.ts";
import { FACTOR } from "./ranking.ts";
import type { TextFound, TextSearch } from "./text-search.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Number of relevance steps over which a product's vote for its category falls to about a third. */
const NEARNESS = 4;

interface Sources {
  table: ProductTable;
  heads: FamilyHeads;
  search: TextSearch;
  vocabulary: Vocabulary;
  book: NamesBook;
  countOfBrand: (brandId: number) => number;
}

/**
 * Returns up to 10 categories with counts, 3 products of different families, and 3 brands. (requirements: B9)
 */
export function suggestFrom(sources: Sources, text: string): Suggested {
  const found = sources.search.find({ text, isTyping: true, isIn: () => true });
  return {
    categories: suggestCategories(sources, found),
    productIds: suggestProducts(sources, found),
    brandIds: suggestBrands(sources, found.words),
  };
}

/** Products vote for their categories by relevance, so a few good matches outweigh many incidental ones. */
function suggestCategories(
  { table, search, vocabulary, book }: Sources,
  { count, words }: TextFound,
): Suggested["categories"] {
  const found = search.matcher.found.subarray(0, count);
  let best = Infinity;
  for (const ordinal of found) best = Math.min(best, search.keys[ordinal] as number);
  const fitting = new Map<number, { count: number; weight: number }>();
  for (const ordinal of found) {
    const own = table.category[ordinal] as number;
    if (own === 0) continue;
    const sum = fitting.get(own) ?? { count: 0, weight: 0 };
    sum.count += 1;
    sum.weight += Math.exp((best - (search.keys[ordinal] as number)) / NEARNESS);
    fitting.set(own, sum);
  }
  // "Curățat" is an action, not a thing. It would match half of the categories.
  const meant = meantWords(
    words.filter((word) => !isWeak(word)),
    vocabulary,
  );
  return [...fitting]
    .map(([dense, sum]) => {
      const categoryId = table.categoryIds.ids[dense] ?? 0;
      return {
        ...sum,
        categoryId,
        named: book.category(categoryId).filter((word) => meant.has(word)).length,
      };
    })
    .sort((a, b) => b.named - a.named || b.weight - a.weight || a.categoryId - b.categoryId)
    .slice(0, LIMITS.suggestedCategories)
    .map(({ categoryId, count: products }) => ({ categoryId, count: products }));
}

function suggestProducts({ table, search, heads }: Sources, { count }: TextFound): number[] {
  const order = { first: search.keys, second: table.popular, id: table.id };
  // The remaining places show the next cheapest variants of these families, sold-out ones last.
  const cheap = { first: search.keys, second: table.priceUp, id: table.id };
  const { found } = search.matcher;
  const limit = LIMITS.suggestedProducts;
  const first = heads.of(found, count, order, limit);
  const shown = heads.cheapestOfEach(found, count, first, search.keys);
  const otherCount = withoutHeads(found, count, shown);
  return [...shown, ...pageOf(found, otherCount, cheap, 0, limit - shown.length)].map(
    (ordinal) => table.id[ordinal] as number,
  );
}

function suggestBrands({ vocabulary, book, countOfBrand }: Sources, words: QueryWord[]): number[] {
  const meant = meantWords(words, vocabulary);
  const hits = new Map<number, number>();
  for (const word of meant)
    for (const brandId of book.brandsWith(word)) hits.set(brandId, (hits.get(brandId) ?? 0) + 1);
  return [...hits]
    .map(([brandId, named]) => ({ brandId, named, products: countOfBrand(brandId) }))
    .filter(({ products }) => products > 0)
    .sort((a, b) => b.named - a.named || b.products - a.products || a.brandId - b.brandId)
    .slice(0, LIMITS.suggestedBrands)
    .map(({ brandId }) => brandId);
}

function meantWords(words: QueryWord[], vocabulary: Vocabulary): Set<string> {
  const close = words.flatMap(({ meanings }) =>
    [...meanings].filter(([, factor]) => factor !== FACTOR.synonym),
  );
  return new Set(close.map(([id]) => vocabulary.texts[id] as string));
}
