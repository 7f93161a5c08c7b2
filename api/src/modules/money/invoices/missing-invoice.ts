import type { FieldErrors } from "@curat/contract/envelope";
import type { MissingInvoice } from "@curat/contract/staff/invoices";
import type { ApiContext } from "../../../context.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { Refusal } from "../../../http/refusal.ts";
import { findOrder, invoiceDueOn, leftAtOf, takesInvoice } from "../../selling/orders/index.ts";
import { prepareInvoice } from "./invoices.service.ts";
import { findValidInvoice } from "./invoices.store.ts";

const DAY_MS = 86_400_000;

/**
 * Returns the deadline and the problems of an order's missing invoice. Returns undefined if the order has an invoice
 * or cannot be invoiced. (decision 0087)
 */
export async function missingInvoice(
  { db, now }: Pick<ApiContext, "db" | "now">,
  orderId: number,
): Promise<MissingInvoice | undefined> {
  const found = await findOrder(db, orderId);
  if (!found || !takesInvoice(found.order) || (await findValidInvoice(db, orderId))) return undefined;
  const at = now();
  const leftAt = await leftAtOf(db, orderId);
  const dueOn = leftAt && invoiceDueOn(romanianDay(leftAt));
  return {
    has_left: leftAt !== null,
    due_on: dueOn,
    days_left: dueOn === null ? null : (Date.parse(dueOn) - Date.parse(romanianDay(at))) / DAY_MS,
    problems: Object.entries(await whyRefused(() => prepareInvoice(db, orderId, { at }))).flatMap(
      ([field, messages]) => messages.map((message) => ({ field, message })),
    ),
  };
}

async function whyRefused(prepare: () => Promise<unknown>): Promise<FieldErrors> {
  try {
    await prepare();
    return {};
  } catch (error) {
    if (error instanceof Refusal && error.body.errors) return error.body.errors;
    throw error;
  }
}
