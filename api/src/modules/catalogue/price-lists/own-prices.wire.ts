import { toLei, type Wire } from "@curat/contract/lei.values";
import type { OwnPriceShown } from "@curat/contract/listing";
import { type OwnTerms, ownPrice, ownReason, priceSteps } from "./own-price.rules.ts";

/**
 * Returns the quantity steps of a customer-specific price and the reason for it; undefined if every quantity has the
 * public price.
 */
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
