import type { Bundle } from "@curat/contract/bundles";

export interface BundleCard {
  url: string;
  name: string;
  picture: string | null;
  price: number;
  /**
   * The products' total price when bought separately, and the saving. Both are absent if the bundle is not
   * cheaper.
   */
  total?: number | undefined;
  saves?: number;
  isBuyable: boolean;
  text?: string;
  items: string[];
}

/** Maps a bundle to the fields that its box shows, to keep pages small. */
export function toBundleCard({
  info,
  picture,
  price,
  total_price,
  save_amount,
  is_buyable,
  products,
}: Bundle): BundleCard {
  const text = plainText(info.description ?? "");
  return {
    url: info.url,
    name: info.name,
    picture: picture?.original ?? null,
    price,
    ...(save_amount > 0 && { total: total_price || undefined, saves: save_amount }),
    isBuyable: is_buyable,
    ...(text !== "" && { text }),
    items: byOrder(products).map(({ bundle_quantity: quantity = 1, info: { product } }) =>
      quantity > 1 ? `${quantity} × ${product}` : product,
    ),
  };
}

/** Returns a bundle's products in display order (requirements: B20). */
export function byOrder(products: Bundle["products"]): Bundle["products"] {
  return products.toSorted((one, other) => (one.bundle_sortorder ?? 0) - (other.bundle_sortorder ?? 0));
}

const MAX_LETTERS = 300;

function plainText(html: string): string {
  return html
    .slice(0, 4 * MAX_LETTERS)
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/\s{2,}/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&nbsp;", " ")
    .trim()
    .slice(0, MAX_LETTERS);
}
