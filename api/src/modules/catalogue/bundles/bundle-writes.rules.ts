/** What a bundle may be when it is written. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";

/** A bundle with all its fields. */
export interface Bundle {
  id: number;
  /** Address is /pachete/{slug}. */
  slug: string;
  name: string;
  /** HTML; cleaned on save. */
  description: string;
  picture: string | null;
  isPublished: boolean;
  sortOrder: number;
  /** Off the sum of its products' prices; at least 0 and below 100, at most one decimal. */
  percent: number;
  /** In their order on the page. */
  products: { productId: number; quantity: number }[];
}

/** A bundle's fields as people call them. */
export const BUNDLE_LABELS = {
  name: "denumirea",
  slug: "adresa",
  description: "descrierea",
  picture: "imaginea",
  isPublished: "publicarea",
  percent: "procentul",
  products: "produsele",
  sortOrder: "ordinea",
} satisfies Partial<Record<keyof Bundle, string>>;

/**
 * What is wrong with a bundle's products, by field of the staff's calls. `most` tells how many pieces of each product one
 * order may have; a product that is missing there does not exist.
 */
export function errorsOf({ products }: Bundle, most: ReadonlyMap<number, number>): FieldErrors {
  const seen = new Set<number>();
  for (const [place, { productId, quantity }] of products.entries()) {
    const atProduct = `products.${place}.productID`;
    if (seen.has(productId)) return { [atProduct]: ["Produsul apare de două ori."] };
    seen.add(productId);
    const bound = most.get(productId);
    if (bound === undefined) return { [atProduct]: [`Produsul ${productId} nu există.`] };
    if (quantity > bound)
      return {
        [`products.${place}.quantity`]: [`Se pot comanda cel mult ${bound} bucăți din acest produs.`],
      };
  }
  return {};
}
