/** Converts a receipt's fields to form values and back. */
import type { WholeGoodsReceipt } from "@curat/contract/staff/receipts";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { leiOf } from "../../../components/money/lei.ts";
import { fineText, priceIn } from "./texts.ts";

/** Returns a receipt's form values. Amounts are empty if the staff member may not view costs. */
export function filledReceipt(receipt: WholeGoodsReceipt): Typed {
  const amount = (value: number | null) => (value === null ? "" : fineText(value));
  return {
    supplierID: String(receipt.supplierID),
    document_number: receipt.document_number,
    document_on: receipt.document_on ?? "",
    received_on: receipt.received_on,
    currency: receipt.currency,
    rate: receipt.currency === "RON" ? "" : amount(receipt.rate),
    extra: amount(receipt.extra),
    spread: receipt.spread,
    invoice_total: amount(receipt.invoice_total),
    commission: receipt.commission,
    note: receipt.note,
  };
}

/** Returns the fields to save. Omits empty amounts, which may only be hidden from the staff member. */
export function fieldsIn(form: FormData) {
  const text = (name: string) => textOf(form, name);
  const [day, rate, extra, total] = [text("document_on"), text("rate"), text("extra"), text("invoice_total")];
  return {
    supplierID: Number(text("supplierID")),
    document_number: text("document_number"),
    document_on: day === "" ? null : day,
    received_on: text("received_on"),
    // These casts are safe, because the API validates the values.
    currency: text("currency") as "RON",
    spread: text("spread") as "value",
    purchase_orders: form.getAll("purchase_orders").map(Number),
    commission: text("commission"),
    note: text("note"),
    ...(rate !== "" && { rate: priceIn(rate) }),
    ...(extra !== "" && { extra: leiOf(extra) }),
    ...(total !== "" && { invoice_total: leiOf(total) }),
  };
}

/** Returns whether the form differs from the receipt. */
export function hasChangedFields(form: FormData, receipt: WholeGoodsReceipt): boolean {
  const filled = filledReceipt(receipt);
  const orders = form.getAll("purchase_orders").map(Number);
  const own = receipt.purchase_orders.map(({ purchase_orderID: id }) => id);
  return (
    Object.keys(filled).some((name) => form.has(name) && textOf(form, name) !== filled[name]) ||
    orders.length !== own.length ||
    orders.some((id) => !own.includes(id))
  );
}
