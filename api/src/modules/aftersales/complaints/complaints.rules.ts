import type { FieldErrors } from "@curat/contract/envelope";
import type { ComplaintBody } from "@curat/contract/complaints";
import { complaintDetailsOf, needsInvoice } from "@curat/contract/complaints.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { parseIban } from "@curat/contract/iban.values";
import { type Deadline, deadlineOf } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";

export const COMPLAINT_STATES = { open: "În lucru", answered: "Cu răspuns", closed: "Închisă" } as const;
export type ComplaintState = keyof typeof COMPLAINT_STATES;

/**
 * Days within which the shop answers. Uses the legal deadline for repairing goods, because the law states no
 * other. (decision 0054)
 */
export const ANSWER_DAYS = 15;

/** Returns when the answer to a complaint is due; null if the complaint is answered or closed. */
export function answerDeadline(
  { state, createdAt }: { state: ComplaintState; createdAt: Date },
  now: Date,
): (Deadline & { state: "running" | "late" }) | null {
  if (state !== "open") return null;
  const deadline = deadlineOf(createdAt, ANSWER_DAYS, now);
  return { ...deadline, state: deadline.daysLeft < 0 ? "late" : "running" };
}

export type ReadComplaint =
  | { ok: true; details: Record<string, string> }
  | { ok: false; errors: FieldErrors };

type ComplaintWords = Omit<ComplaintBody, "ordernr">;

export type InvoiceOfOrder = { number: number; day: string } | null;

/**
 * Fills in the order's invoice if the customer entered none. `invoice` is undefined unless the order is the
 * customer's own. (requirements: C-058)
 */
export function withInvoice(body: ComplaintBody, invoice: InvoiceOfOrder | undefined): ComplaintBody {
  if (!invoice || !needsInvoice(body.typeid) || body.invoicenr !== "") return body;
  return { ...body, invoicenr: String(invoice.number), invoicedate: invoice.day };
}

/**
 * Returns the errors for missing invoice fields. They are required if the complaint's type needs an invoice and the
 * order is unknown.
 */
export function missingInvoice(body: ComplaintBody, invoice: InvoiceOfOrder | undefined): FieldErrors {
  if (invoice !== undefined || !needsInvoice(body.typeid)) return {};
  return {
    ...(body.invoicenr === "" && { invoicenr: [MESSAGES.required("Număr factură")] }),
    ...(body.invoicedate === "" && { invoicedate: [MESSAGES.required("Data facturii")] }),
  };
}

/**
 * Returns the fields that the complaint's type uses. Refuses an invalid IBAN and an invoice date in the
 * future.
 */
export function readComplaint(body: ComplaintWords, now: Date): ReadComplaint {
  const errors: FieldErrors = {};
  const details: Record<string, string> = {};
  for (const name of complaintDetailsOf(body.typeid)) {
    const text = name === "bank_account" && body[name] !== "" ? parseIban(body[name]) : body[name];
    if (text === undefined) errors[name] = [MESSAGES.invalid("IBAN")];
    else if (text !== "") details[name] = text;
  }
  if (body.invoicedate > romanianDay(now)) errors.invoicedate = [MESSAGES.invalid("Data facturii")];
  return Object.keys(errors).length === 0 ? { ok: true, details } : { ok: false, errors };
}
