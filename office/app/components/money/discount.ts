/** Discounts as staff type them: "10" or "10,50 lei", or "5 %". */
import { leiOf } from "./lei.ts";

type SentDiscount = { amount: number } | { percent: number };

/** Parses a discount; an empty field is no discount. The amount of anything else is NaN, which the API refuses. */
export function discountOf(text: string): SentDiscount {
  const typed = text.trim();
  const [, percent] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(typed) ?? [];
  if (percent !== undefined) return { percent: Number(percent.replace(",", ".")) };
  return { amount: typed === "" ? 0 : leiOf(typed) };
}
