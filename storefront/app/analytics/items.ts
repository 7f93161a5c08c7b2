/** A product of an event as other services name and count it. */
import { roundLei } from "@curat/contract/lei.values";
import type { ProductEvent } from "./events.ts";

/** The id that the shop's product feeds give it, so that ads find it; undefined where a list does not know its code. */
export function itemIdOf({ code, bundleid }: ProductEvent): string | undefined {
  return code ?? (bundleid === null ? undefined : `bundle-${bundleid}`);
}

export function itemNameOf({ product, bundle, info }: ProductEvent): string {
  return product ?? bundle ?? info.product;
}

/** Lei that one piece costs less than before. */
export function unitDiscount({ price, oldprice }: ProductEvent): number {
  return oldprice !== null && oldprice > price ? roundLei(oldprice - price) : 0;
}

/** Lei of all its pieces. */
export function valueOf({ price, quantity }: ProductEvent): number {
  return roundLei(price * quantity);
}
