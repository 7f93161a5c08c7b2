import { roundLei } from "@curat/contract/lei.values";
import type { ProductEvent } from "./events.ts";

/**
 * Returns the product's id in the shop's product feeds, so that ads match. Undefined without a product code.
 */
export function itemIdOf({ code, bundleid }: ProductEvent): string | undefined {
  return code ?? (bundleid === null ? undefined : `bundle-${bundleid}`);
}

export function itemNameOf({ product, bundle, info }: ProductEvent): string {
  return product ?? bundle ?? info.product;
}

export function unitDiscount({ price, oldprice }: ProductEvent): number {
  return oldprice !== null && oldprice > price ? roundLei(oldprice - price) : 0;
}

export function valueOf({ price, quantity }: ProductEvent): number {
  return roundLei(price * quantity);
}
