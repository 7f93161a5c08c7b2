import type { Wire } from "@curat/contract/lei.values";
import type { Bundle } from "@curat/contract/bundles";
import type { ProductItem } from "@curat/contract/listing";
import { type Tag, tag } from "../../platform/changes/index.ts";
import type { ProductView } from "./catalog.service.ts";
import type { CardRow } from "./catalog.store.ts";

export function tagsOfItems(items: readonly Pick<Wire<ProductItem>, "productID">[]): Tag[] {
  return items.flatMap(({ productID }) => (productID === undefined ? [] : [tag.product(productID)]));
}

/** Returns cache tags for the bundle list, each bundle and their products. */
export function tagsOfBundles(bundles: readonly Wire<Bundle>[]): Tag[] {
  const each = bundles.flatMap(({ id, products }) => [tag.bundle(id), ...tagsOfItems(products)]);
  return [tag.bundles, ...each];
}

/** Returns cache tags for a product, its family, variants, ancestor categories, brand and filter names. */
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

/** Returns cache tags for the recommendations by category and by brand. */
export function tagsOfOffer({ category_ids, brand_id }: Pick<CardRow, "category_ids" | "brand_id">): Tag[] {
  return [
    ...category_ids.slice(0, 1).map((id) => tag.offerOf("category", id)),
    tag.offerOf("brand", brand_id),
  ];
}
