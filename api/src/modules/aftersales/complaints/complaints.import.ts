import type { Tx } from "../../../db/database.ts";
import { findValidInvoice } from "../../money/invoices/index.ts";
import { findByRandomId } from "../../selling/orders/index.ts";
import { findCustomerId } from "../../platform/sessions/index.ts";
import { insertAnswer } from "./complaints.store.ts";

interface Documents {
  orderNumber: string;
  invoiceNumber: string;
  invoiceDate: Date;
}
/**
 * A complaint about an existing order (by its random id), or about documents as the customer entered them.
 */
export type ComplaintImport = ComplaintWords & (Documents | { order: string });

interface ComplaintWords {
  /** The complaint's type, 1 to 11. */
  typeId: number;
  name: string;
  /** Assigns the complaint to the customer with this email address, if one exists. */
  email: string;
  phone: string;
  description: string;
  /** Values of the additional fields of the complaint's type, such as the wrong product. */
  details: Record<string, string>;
  /** The shop's answer; empty while the complaint is open. */
  answer: string;
  createdAt: Date;
  answeredAt: Date | null;
  isClosed: boolean;
}
export interface ComplaintsImport {
  complaints?: ComplaintImport[];
}

/** Adds complaints. Throws for an order that is unknown or has no invoice. */
export async function importComplaints(tx: Tx, { complaints = [] }: ComplaintsImport): Promise<void> {
  for (const complaint of complaints) {
    const documents = "order" in complaint ? await documentsOf(tx, complaint.order) : complaint;
    const { id } = await tx
      .insertInto("complaint")
      .values({
        customer_id: (await findCustomerId(tx, complaint.email)) ?? null,
        type_id: complaint.typeId,
        order_number: documents.orderNumber,
        invoice_number: documents.invoiceNumber,
        invoice_date: documents.invoiceDate,
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
      .returning("id")
      .executeTakeFirstOrThrow();
    const { answer, answeredAt, createdAt } = complaint;
    if (answer !== "") await insertAnswer(tx, id, { author: "", text: answer, at: answeredAt ?? createdAt });
  }
}

async function documentsOf(tx: Tx, randomId: string): Promise<Documents> {
  const order = (await findByRandomId(tx, randomId))?.order;
  const invoice = order && (await findValidInvoice(tx, order.id));
  if (!invoice) throw new Error(`Order ${randomId} has no invoice for a complaint.`);
  return {
    orderNumber: String(order.number),
    invoiceNumber: String(invoice.number),
    invoiceDate: invoice.issuedAt,
  };
}
