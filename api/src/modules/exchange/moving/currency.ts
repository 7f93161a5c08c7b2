/** This shop asks lei. What another one asked in other money is not converted: nobody knows at which rate. Pure. */
import type { Found, MovedProduct } from "./records.ts";

/** True for lei, and where no currency is told. */
export function isLei(currency: string): boolean {
  return /^(?:ron|lei)?$/i.test(currency.trim());
}

/** Products without the prices that an export has in another currency, and what people should know of it. */
export function pricedInLei(products: MovedProduct[], currency: string): Pick<Found, "products" | "notes"> {
  if (isLei(currency)) return { products, notes: [] };
  const none = { priceMillionths: null, sale: null };
  return {
    products: products.map((product) => ({
      ...product,
      ...none,
      variants: product.variants.map((variant) => ({ ...variant, ...none })),
    })),
    notes: [`Prețurile exportului sunt în ${currency}, nu în lei: produsele nu se mută.`],
  };
}
