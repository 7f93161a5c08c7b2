/** Discounts as staff enter them: "10", "10,50 lei" or "5 %". */
import { leiOf } from "./lei.ts";

type SentDiscount = { amount: number } | { percent: number };

/**
 * Parses a discount. An empty field means no discount. For anything else the amount is NaN, which the API
 * refuses.
 */
export function discountOf(text: string): SentDiscount {
  const typed = text.trim();
  const [, percent] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(typed) ?? [];
  if (percent !== undefined) return { percent: Number(percent.replace(",", ".")) };
  return { amount: typed === "" ? 0 : leiOf(typed) };
}
