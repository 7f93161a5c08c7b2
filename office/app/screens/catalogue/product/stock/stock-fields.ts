/** What is told of a product's stock, as the form holds it. Pure. */
import type { StaffStockReason } from "@curat/contract/staff/stock.values";
import { textOf } from "@curat/ui/form/form-values.ts";

export const STOCK = "stock";

/** What the API is asked: pieces in or out, or how many were counted on the stock that was seen. */
export function movementIn(form: FormData) {
  const reason = textOf(form, "reason");
  const pieces = piecesIn(textOf(form, "quantity"));
  const paper = { reference: textOf(form, "reference"), note: textOf(form, "note") };
  if (reason !== "count")
    // What is none of them is refused by the API, at its field.
    return { ...paper, reason: reason as StaffStockReason, quantity: pieces, counted: null, expected: null };
  const expected = Number(textOf(form, "expected"));
  return { ...paper, reason: "correction" as const, quantity: null, counted: pieces, expected };
}

/** "-3", "+12", "40"; NaN for what is no whole number. */
function piecesIn(text: string): number {
  const plain = text.replaceAll(/[\s.]/g, "").replace("−", "-");
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
