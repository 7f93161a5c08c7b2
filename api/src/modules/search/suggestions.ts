/** What the search field offers while typing (B-098, decisions/0042: Suggestions). */
import type { Suggestion } from "@curat/contract/search";
import { LIMITS } from "@curat/contract/limits.values";
import { foldText } from "../../text/fold.ts";
import { brandValueId, type CardRow, loadCards, toLei } from "../catalog/index.ts";
import type { FacetNames } from "./facets.store.ts";
import type { Shop } from "./listing.service.ts";

/** Up to 10 categories with counts, 3 products, 3 brands; nothing for a term below two letters. */
export async function suggest({ db, engine }: Shop, text: string): Promise<Suggestion[]> {
  if (foldText(text).length < LIMITS.suggestFromLetters) return [];
  const { categories, productIds, brandIds } = await engine.suggest(text);
  const [names, cards] = await Promise.all([engine.names(), loadCards(db, productIds)]);
  return [
    ...categories.flatMap((found) => toCategory(found, names)),
    ...cards.map(toProduct),
    ...brandIds.flatMap((id) => toBrand(id, names)),
  ];
}

function toCategory(
  { categoryId, count }: { categoryId: number; count: number },
  { categories }: FacetNames,
): Suggestion[] {
  const category = categories.find(({ id }) => id === categoryId);
  return category ? [{ categoryID: categoryId, category: category.name, url: category.url, count }] : [];
}

function toProduct(card: CardRow): Suggestion {
  return {
    productID: card.product_id,
    product: card.name,
    url: card.url,
    pic: card.picture,
    price: toLei(card.price_bani),
  };
}

function toBrand(brandId: number, { values }: FacetNames): Suggestion[] {
  const brand = values.find(({ id }) => id === brandValueId(brandId));
  return brand ? [{ brandID: brandId, brand: brand.name, url: `/marci/${brand.slug}` }] : [];
}
