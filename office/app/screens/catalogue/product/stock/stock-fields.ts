import type { StaffStockReason } from "@curat/contract/staff/stock.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { wholeIn } from "../../../../components/text/whole.ts";

export const STOCK = "stock";
export const SUPPLY = "supply";
export const COST = "cost";
export const SHELF = "shelf";
export const LOT = "lot";
export const LOTS = "lots";
/** Prefix of the name of the form that corrects a lot. The lot's id follows. */
export const LOT_CHANGE = "lot-";

/** Returns the request body: a change of stock, or a count together with the stock that the page showed. */
export function movementIn(form: FormData) {
  const reason = textOf(form, "reason");
  const pieces = wholeIn(textOf(form, "quantity"));
  const paper = { reference: textOf(form, "reference"), note: textOf(form, "note") };
  if (reason !== "count")
    // The cast is safe, because the API reports any other value as an error of this field.
    return { ...paper, reason: reason as StaffStockReason, quantity: pieces, counted: null, expected: null };
  const expected = Number(textOf(form, "expected"));
  return { ...paper, reason: "correction" as const, quantity: null, counted: pieces, expected };
}
