/** Articles contain placeholders for facts from the settings, so that each fact is stored once. */
import { html } from "../../../text/template.ts";
import { returnCostText, type ReturnTerms } from "../../aftersales/returns/index.ts";

const RETURN_PLACES = { address: "{adresa-retur}", cost: "{cost-retur}" } as const;

/** Returns whether an article uses the placeholder for the cost of a return. */
export function namesReturnCost(content: string): boolean {
  return content.includes(RETURN_PLACES.cost);
}

export function withReturnPlace(content: string, terms: ReturnTerms): string {
  return content
    .replaceAll(RETURN_PLACES.address, () => html`${terms.address}`.markup)
    .replaceAll(RETURN_PLACES.cost, () => html`${returnCostText(terms)}`.markup);
}
