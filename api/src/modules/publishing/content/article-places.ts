/** Facts of the shop that articles name by a place, so that a setting is their only source. Pure. */
import { html } from "../../../text/template.ts";
import { type DeclaredPlace, returnCostText } from "../../aftersales/returns/index.ts";

/** Where goods are sent back to, and who pays for it. */
const RETURN_PLACES = { address: "{adresa-retur}", cost: "{cost-retur}" } as const;

/** Whether an article names the cost of a return by its place. */
export function namesReturnCost(content: string): boolean {
  return content.includes(RETURN_PLACES.cost);
}

/** The article's HTML with the return address and cost from the settings. */
export function withReturnPlace(content: string, { address, terms }: DeclaredPlace): string {
  return content
    .replaceAll(RETURN_PLACES.address, () => html`${address}`.markup)
    .replaceAll(RETURN_PLACES.cost, () => html`${returnCostText(terms)}`.markup);
}
