/** A buyer's own price in the documented spelling: it stands where the public one stands for everybody else. */
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { OwnPriceShown } from "@curat/contract/listing";
import { type OwnTerms, ownPrice, ownReason, priceSteps } from "./own-price.rules.ts";

/** Why it is not what everybody pays, and what it is for more pieces; undefined where no step is cheaper. */
export function toOwnShown(terms: OwnTerms, minQuantity: number): Wire<OwnPriceShown> | undefined {
  const own = ownPrice(terms, minQuantity);
  const steps = priceSteps(terms, minQuantity);
  if (!own && steps.length < 2) return undefined;
  return {
    public_price: toLei(terms.publicBani),
    reason: own ? ownReason(own) : "",
    steps: steps.length > 1 ? steps.map(({ from, bani }) => ({ from, price: toLei(bani) })) : [],
  };
}
