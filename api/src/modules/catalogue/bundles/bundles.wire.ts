import { toLei, type Wire } from "@curat/contract/lei.values";
import type { Bundle } from "@curat/contract/bundles";
import type { ProductItem } from "@curat/contract/listing";
import { type CardRow, toWireItem } from "../catalog/index.ts";
import type { BundleLine, BundleLineProduct } from "./bundle-lines.store.ts";
import type { BundleOffer } from "./bundles.service.ts";

/**
 * Converts a bundle to the documented format (requirements: B20). Products without a card appear as sold out.
 */
export function toWireBundle(
  { line, offer }: { line: BundleLine; offer: BundleOffer },
  cards: ReadonlyMap<number, CardRow>,
  now: Date,
): Wire<Bundle> {
  return {
    id: line.id,
    status: line.isPublished ? 1 : 0,
    sortorder: line.sortOrder,
    picture: line.picture === null ? null : { original: line.picture },
    info: { url: line.url, name: line.name, description: line.description },
    save_amount: toLei(offer.totalBani - offer.priceBani),
    is_buyable: offer.isBuyable,
    bundle_stock: offer.stock,
    price: toLei(offer.priceBani),
    total_price: toLei(offer.totalBani),
    breadcrumbs: [
      { name: "Pachete", parentID: null, url: "/pachete" },
      { name: line.name, parentID: null, url: line.url },
    ],
    products: line.products.map((product) => {
      const card = cards.get(product.productId);
      return {
        ...(card ? toWireItem(card, now) : offSale(product)),
        bundle_quantity: product.quantity,
        bundle_sortorder: product.sortOrder,
      };
    }),
  };
}

function offSale({ productId, name, url, picture, priceBani }: BundleLineProduct): Wire<ProductItem> {
  return {
    productID: productId,
    info: { url, product: name, urls: { path: url } },
    stockID: 2,
    stock: "Stoc epuizat",
    price: toLei(priceBani),
    oldprice: null,
    pic: picture,
    buyable: false,
  };
}
