import { checkMargins } from "@curat/contract/staff/costs";
import type { MarginCheck } from "@curat/contract/staff/costs";
import { maybe } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";

/**
 * Returns the margin at each price with VAT, by product. Omits products with an unknown cost. Empty without
 * `costs:view`.
 */
export async function loadMargins(
  context: Context,
  prices: readonly { productID: number; price: number }[],
): Promise<Map<number, MarginCheck>> {
  if (prices.length === 0) return new Map();
  const checked = await maybe(context, checkMargins, { body: { prices: [...prices] } });
  return new Map(checked?.data.map((check) => [check.productID, check]));
}
