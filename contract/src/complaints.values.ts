/** Constants of complaints that the browser may import (requirements: C3, C8; decisions/0018: Complaint types). */
export const COMPLAINT_SENT_TEXT = "Sesizarea ta a fost trimisa cu succes!";

/** What a type of complaint asks for beside the fields of every complaint (C-059). */
export const COMPLAINT_DETAILS = {
  3: ["bank_account", "bank_customer", "return_reason"],
  5: ["product_wrong_delivered"],
  7: ["damaged_product_description"],
  11: ["notdelivered_product_description"],
} as const satisfies Record<number, readonly string[]>;

/** Lateness, account and data, anything else: there may be no invoice yet, or none at all (decisions/0018: Complaints). */
const WITHOUT_INVOICE = new Set([4, 9, 10]);

/** True where a complaint names the invoice of its order: all types that are about goods or money of a sale (C-058). */
export function needsInvoice(typeId: number): boolean {
  return !WITHOUT_INVOICE.has(typeId);
}

export type ComplaintDetail = (typeof COMPLAINT_DETAILS)[keyof typeof COMPLAINT_DETAILS][number];

/** The fields of a type; most have none of their own. */
export function complaintDetailsOf(typeId: number): readonly ComplaintDetail[] {
  return (COMPLAINT_DETAILS as Record<number, readonly ComplaintDetail[]>)[typeId] ?? [];
}

/** What the fields are called, on the page and in the shop's mail. */
export const COMPLAINT_DETAIL_LABELS: Record<ComplaintDetail, string> = {
  bank_account: "IBAN",
  bank_customer: "Banca",
  return_reason: "Motivul returului",
  product_wrong_delivered: "Produsul livrat greșit",
  damaged_product_description: "Descrierea produsului deteriorat",
  notdelivered_product_description: "Stadiul comenzii",
};
