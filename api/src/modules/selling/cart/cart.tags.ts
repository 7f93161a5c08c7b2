import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { type Tag, tag } from "../../platform/changes/index.ts";
import type { CartView } from "./view.ts";

/** Returns the cache tags of a cart: settings, promotions, products, gifts and bundles. */
export function tagsOfCart(view: CartView | undefined): Tag[] {
  const { lines = [], gifts = [], lostGifts = [] } = view?.quote ?? {};
  const sold = lines.flatMap(({ parts }) => parts.map(({ product }) => product.productId));
  const giftIds = [
    ...gifts.map(({ product }) => product.productId),
    ...lostGifts.map(({ productId }) => productId),
  ];
  const bundles = lines.flatMap(({ productType, id }) => (productType === PRODUCT_TYPE.bundle ? [id] : []));
  return [
    tag.settings,
    tag.promotions,
    ...[...sold, ...giftIds].map((id) => tag.product(id)),
    ...bundles.map((id) => tag.bundle(id)),
  ];
}
