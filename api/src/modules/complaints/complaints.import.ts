/** Complaints of the past with their answers (decisions: Complaint types). */
import type { Tx } from "../../db/database.ts";
import { findCustomerId } from "../sessions/index.ts";

export interface ComplaintImport {
  /** 1 to 11. */
  typeId: number;
  orderNumber: string;
  invoiceNumber: string;
  invoiceDate: Date;
  name: string;
  /** Ties it to the customer of this address, if there is one. */
  email: string;
  phone: string;
  description: string;
  /** What its type asks for beside that, such as the wrong product. */
  details: Record<string, string>;
  /** Empty while it is open. */
  answer: string;
  createdAt: Date;
  answeredAt: Date | null;
  isClosed: boolean;
}
export interface ComplaintsImport {
  complaints?: ComplaintImport[];
}

/** Adds complaints. */
export async function importComplaints(tx: Tx, { complaints = [] }: ComplaintsImport): Promise<void> {
  for (const complaint of complaints) {
    await tx
      .insertInto("complaint")
      .values({
        customer_id: (await findCustomerId(tx, complaint.email)) ?? null,
        type_id: complaint.typeId,
        order_number: complaint.orderNumber,
        invoice_number: complaint.invoiceNumber,
        invoice_date: complaint.invoiceDate,
        customer_name: complaint.name,
        customer_phone: complaint.phone,
        customer_email: complaint.email,
        description: complaint.description,
        details: JSON.stringify(complaint.details),
        state: complaint.isClosed ? "closed" : complaint.answer === "" ? "open" : "answered",
        answer: complaint.answer,
        created_at: complaint.createdAt,
        answered_at: complaint.answeredAt,
      })
      .execute();
  }
}
