import type { Wire } from "@curat/contract/lei.values";
import type { Bundle } from "@curat/contract/bundles";
import type { ProductItem } from "@curat/contract/listing";
import { type Tag, tag } from "../../platform/changes/index.ts";
import type { ProductView } from "./catalog.service.ts";
import type { CardRow } from "./catalog.store.ts";

export function tagsOfItems(items: readonly Pick<Wire<ProductItem>, "productID">[]): Tag[] {
  return items.flatMap(({ productID }) => (productID === undefined ? [] : [tag.product(productID)]));
}

/** Returns the cache tags of the bundle list, of each bundle and of their products. */
export function tagsOfBundles(bundles: readonly Wire<Bundle>[]): Tag[] {
  const each = bundles.flatMap(({ id, products }) => [tag.bundle(id), ...tagsOfItems(products)]);
  return [tag.bundles, ...each];
}

/**
 * Returns the cache tags of a product, its family, its variants, its ancestor categories, its brand and the
 * filter names.
 */
export function tagsOfProduct({ row, variants, categories }: ProductView): Tag[] {
  return [
    tag.product(row.id),
    tag.family(row.master_id),
    ...variants.map(({ id }) => tag.product(id)),
    ...categories.map(({ id }) => tag.category(id)),
    tag.brand(row.brand_id),
    tag.filters,
  ];
}

/** Returns the cache tags of recommendations for a product, by category and by brand. */
export function tagsOfOffer({ category_ids, brand_id }: Pick<CardRow, "category_ids" | "brand_id">): Tag[] {
  return [
    ...category_ids.slice(0, 1).map((id) => tag.offerOf("category", id)),
    tag.offerOf("brand", brand_id),
  ];
}
