/**
 * Handles currencies in a store migration. The shop uses lei. Amounts in other currencies are not converted,
 * because the rate is unknown. Pure.
 */
import type { Found, SourceProduct } from "./records.ts";

/** Returns true for lei and for an empty currency. */
export function isLei(currency: string): boolean {
  return /^(?:ron|lei)?$/i.test(currency.trim());
}

/** If the currency is not lei, removes the prices of products and adds a note. */
export function pricedInLei(products: SourceProduct[], currency: string): Pick<Found, "products" | "notes"> {
  if (isLei(currency)) return { products, notes: [] };
  const none = { priceMillionths: null, sale: null };
  return {
    products: products.map((product) => ({
      ...product,
      ...none,
      variants: product.variants.map((variant) => ({ ...variant, ...none })),
    })),
    notes: [`Prețurile exportului sunt în ${currency}, nu în lei: produsele nu se importă.`],
  };
}
