import { counted } from "@curat/contract/quantity-text.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { BUNDLE } from "@curat/contract/staff/bundle.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";

export type Bundle = { id: number } & ValuesOf<typeof BUNDLE> & {
    products: { productID: number; quantity: number }[];
  };

/** Returns the first validation error of the bundle's products. `maxQuantities` maps product ids to maximum quantities. */
export function errorsOf({ products }: Bundle, maxQuantities: ReadonlyMap<number, number>): FieldErrors {
  const seen = new Set<number>();
  for (const [place, { productID, quantity }] of products.entries()) {
    const atProduct = `products.${place}.productID`;
    if (seen.has(productID))
      return { [atProduct]: ["Produsul apare de două ori: păstrează-l o singură dată."] };
    seen.add(productID);
    const bound = maxQuantities.get(productID);
    if (bound === undefined) return { [atProduct]: [`Produsul ${productID} nu există: verifică codul.`] };
    if (quantity > bound)
      return {
        [`products.${place}.quantity`]: [
          `Se pot comanda cel mult ${counted(bound, "o bucată", "bucăți")} din acest produs.`,
        ],
      };
  }
  return {};
}
