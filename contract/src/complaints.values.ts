/** Browser-safe constants of complaints (requirements: C3, C8; decisions/0018: Complaint types). */
export const COMPLAINT_SENT_TEXT = "Sesizarea ta a fost trimisa cu succes!";

/** Fields keyed by complaint type (C-059). */
export const COMPLAINT_DETAILS = {
  3: ["bank_account", "bank_customer", "return_reason"],
  5: ["product_wrong_delivered"],
  7: ["damaged_product_description"],
  11: ["notdelivered_product_description"],
} as const satisfies Record<number, readonly string[]>;

/** Types that need no invoice: "delay", "account and data" and "other" (decisions/0018: Complaints). */
const WITHOUT_INVOICE = new Set([4, 9, 10]);

/** Returns whether complaints of a type must state an invoice (C-058). */
export function needsInvoice(typeId: number): boolean {
  return !WITHOUT_INVOICE.has(typeId);
}

export type ComplaintDetail = (typeof COMPLAINT_DETAILS)[keyof typeof COMPLAINT_DETAILS][number];

export function complaintDetailsOf(typeId: number): readonly ComplaintDetail[] {
  return (COMPLAINT_DETAILS as Record<number, readonly ComplaintDetail[]>)[typeId] ?? [];
}

export const COMPLAINT_DETAIL_LABELS: Record<ComplaintDetail, string> = {
  bank_account: "IBAN",
  bank_customer: "Banca",
  return_reason: "Motivul returului",
  product_wrong_delivered: "Produsul livrat greșit",
  damaged_product_description: "Descrierea produsului deteriorat",
  notdelivered_product_description: "Stadiul comenzii",
};
