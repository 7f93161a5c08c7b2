/** Amounts in other currencies are not converted to lei, because the rate is unknown. */
import type { Found, SourceProduct } from "./records.ts";

export function isLei(currency: string): boolean {
  return /^(?:ron|lei)?$/i.test(currency.trim());
}

/** Removes product prices in another currency and adds a note. */
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
