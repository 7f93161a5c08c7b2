/** Complaints in the documented spelling. */
import { COMPLAINT_STATES } from "./complaints.rules.ts";
import type { Complaint } from "./complaints.store.ts";

export function toWire(complaint: Complaint) {
  return {
    id: complaint.id,
    number: String(complaint.number),
    typeid: complaint.typeId,
    type: complaint.type,
    ordernr: complaint.orderNumber,
    invoicenr: complaint.invoiceNumber,
    invoicedate: complaint.invoiceDate ?? "",
    customer_name: complaint.name,
    customer_phone: complaint.phone,
    customer_email: complaint.email,
    problem_description: complaint.description,
    details: complaint.details,
    status: COMPLAINT_STATES[complaint.state],
    status_code: complaint.state,
    answer: complaint.answer,
    created_at: complaint.createdAt.toISOString(),
    answered_at: complaint.answeredAt?.toISOString() ?? null,
  };
}
