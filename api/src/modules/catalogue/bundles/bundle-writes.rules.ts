/** What a bundle may be when it is written. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { BUNDLE } from "@curat/contract/staff/bundle.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";

/** A bundle with its products, in their order on the page. */
export type Bundle = { id: number } & ValuesOf<typeof BUNDLE> & {
    products: { productID: number; quantity: number }[];
  };

/**
 * What is wrong with a bundle's products, by field of the staff's calls. `most` tells how many pieces of each product one
 * order may have; a product that is missing there does not exist.
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
