import type { Complaint as WireComplaint } from "@curat/contract/complaints";
import type { StaffComplaint } from "@curat/contract/staff/complaints";
import { answerDeadline, COMPLAINT_STATES } from "./complaints.rules.ts";
import type { Complaint } from "./complaints.store.ts";

export function toWire(complaint: Complaint): WireComplaint {
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
    answers: complaint.answers.map(({ text, at }) => ({ text, at: at.toISOString() })),
    created_at: complaint.createdAt.toISOString(),
    answered_at: complaint.answeredAt?.toISOString() ?? null,
  };
}

const NEW = "Nouă";

/** Converts a complaint for staff, including the authors of answers, the order and the deadline. */
export function toStaffWire(complaint: Complaint, version: number, now: Date): StaffComplaint {
  const deadline = answerDeadline(complaint, now);
  return {
    ...toWire(complaint),
    // Authors see an open complaint as being handled; staff see it as new.
    ...(complaint.state === "open" && { status: NEW }),
    customerid: complaint.customerId,
    orderid: complaint.orderId,
    deadline: deadline && { until: deadline.until, days_left: deadline.daysLeft, state: deadline.state },
    answers: complaint.answers.map(({ author, text, at }) => ({ author, text, at: at.toISOString() })),
    version,
  };
}
