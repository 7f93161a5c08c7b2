/**
 * Placeholders in articles for data from the settings, so that each fact is stored in only one place. Pure.
 */
import { html } from "../../../text/template.ts";
import { returnCostText, type ReturnTerms } from "../../aftersales/returns/index.ts";

/** Placeholders for the return address and for who pays for the return. */
const RETURN_PLACES = { address: "{adresa-retur}", cost: "{cost-retur}" } as const;

/** Returns whether an article uses the placeholder for the cost of a return. */
export function namesReturnCost(content: string): boolean {
  return content.includes(RETURN_PLACES.cost);
}

/**
 * Returns the article's HTML with the return address and cost from the settings in place of the placeholders.
 */
export function withReturnPlace(content: string, terms: ReturnTerms): string {
  return content
    .replaceAll(RETURN_PLACES.address, () => html`${terms.address}`.markup)
    .replaceAll(RETURN_PLACES.cost, () => html`${returnCostText(terms)}`.markup);
}
