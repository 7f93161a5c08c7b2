/** Validation rules for writing a bundle. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { BUNDLE } from "@curat/contract/staff/bundle.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";

/** A bundle with its products in page order. */
export type Bundle = { id: number } & ValuesOf<typeof BUNDLE> & {
    products: { productID: number; quantity: number }[];
  };

/**
 * Returns validation errors for a bundle's products, by field of the staff calls. `most` maps each existing
 * product to the maximum quantity per order.
 */
export function errorsOf({ products }: Bundle, most: ReadonlyMap<number, number>): FieldErrors {
  const seen = new Set<number>();
  for (const [place, { productID, quantity }] of products.entries()) {
    const atProduct = `products.${place}.productID`;
    if (seen.has(productID)) return { [atProduct]: ["Produsul apare de două ori."] };
    seen.add(productID);
    const bound = most.get(productID);
    if (bound === undefined) return { [atProduct]: [`Produsul ${productID} nu există.`] };
    if (quantity > bound)
      return {
        [`products.${place}.quantity`]: [`Se pot comanda cel mult ${bound} bucăți din acest produs.`],
      };
  }
  return {};
}
