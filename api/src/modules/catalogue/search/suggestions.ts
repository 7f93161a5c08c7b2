import type { Wire } from "@curat/contract/lei.values";
import type { ProductItem } from "@curat/contract/listing";
import type { Suggestion } from "@curat/contract/search";
import { SORT } from "@curat/contract/catalog.values";
import { LIMITS } from "@curat/contract/limits.values";
import { foldText } from "../../../text/fold.ts";
import { brandValueId, type CardRow, loadCards } from "../catalog/index.ts";
import type { FacetNames } from "./facets.store.ts";
import type { Shop } from "./listing.service.ts";

const NOTHING_CHOSEN = { values: [], minBani: null, maxBani: null };

/**
 * Returns categories with counts, products at the caller's prices, brands, and the number of matching
 * products. Empty below two letters.
 */
export async function suggest(
  { db, engine }: Shop,
  text: string,
  itemsOf: (cards: CardRow[]) => Promise<Wire<ProductItem>[]>,
): Promise<{ data: Wire<Suggestion>[]; total: number }> {
  if (foldText(text).length < LIMITS.suggestFromLetters) return { data: [], total: 0 };
  // Sequential, because both calls use the index's shared result buffers.
  const { categories, productIds, brandIds } = await engine.suggest(text);
  const { total } = await engine.search({
    text,
    scope: {},
    selection: NOTHING_CHOSEN,
    sort: SORT.relevance,
    page: 1,
    perPage: 1,
  });
  const [names, cards] = await Promise.all([engine.names(), loadCards(db, productIds)]);
  const data = [
    ...categories.flatMap((found) => toCategory(found, names)),
    ...(await itemsOf(cards)).map(toProduct),
    ...brandIds.flatMap((id) => toBrand(id, names)),
  ];
  return { data, total };
}

function toCategory(
  { categoryId, count }: { categoryId: number; count: number },
  { categories }: FacetNames,
): Wire<Suggestion>[] {
  const category = categories.find(({ id }) => id === categoryId);
  return category ? [{ categoryID: categoryId, category: category.name, url: category.url, count }] : [];
}

function toProduct({ productID, info, pic, price }: Wire<ProductItem>): Wire<Suggestion> {
  return { productID, product: info.product, url: info.url, pic, price };
}

function toBrand(brandId: number, { values }: FacetNames): Wire<Suggestion>[] {
  const brand = values.find(({ id }) => id === brandValueId(brandId));
  return brand ? [{ brandID: brandId, brand: brand.name, url: `/marci/${brand.slug}` }] : [];
}
