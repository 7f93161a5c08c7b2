import type { FieldErrors } from "@curat/contract/envelope";
import type { ComplaintBody } from "@curat/contract/complaints";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../context.ts";
import { transaction } from "../../db/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { readComplaint } from "./complaints.rules.ts";
import { type Complaint, findComplaint, insertComplaint, writeAnswer } from "./complaints.store.ts";

export type StoredComplaint = { ok: true; id: number; number: number } | { ok: false; errors: FieldErrors };

/** Keeps a complaint of a customer, or of a guest (null), and has it mailed to the shop and to its writer, all or nothing. */
export async function keepComplaint(
  { db, now }: Pick<ApiContext, "db" | "now">,
  customerId: number | null,
  body: ComplaintBody,
): Promise<StoredComplaint> {
  const read = readComplaint(body, now());
  if (!read.ok) return read;
  return transaction(db, async (tx): Promise<StoredComplaint> => {
    const kept = await insertComplaint(
      tx,
      {
        customerId,
        typeId: body.typeid,
        orderNumber: body.ordernr,
        invoiceNumber: body.invoicenr,
        invoiceDate: body.invoicedate || null,
        name: body.customer_name,
        phone: body.customer_phone,
        email: body.customer_email,
        description: body.problem_description,
        details: read.details,
      },
      now(),
    );
    if (!kept) return { ok: false, errors: { typeid: [MESSAGES.invalid("Tip sesizare")] } };
    await enqueue(tx, "complaint_mail", { complaintId: kept.id }, `complaint:${kept.id}`);
    await enqueue(tx, "complaint_kept_mail", { complaintId: kept.id }, `complaint-kept:${kept.id}`);
    return { ok: true, ...kept };
  });
}

export type AnsweredComplaint =
  | { ok: true; complaint: Complaint }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "closed"; complaint: Complaint };

/** Answers a complaint, which mails the answer to its writer, or closes it; closed again without another word is ok. */
export async function answerComplaint(
  { db, now }: Pick<ApiContext, "db" | "now">,
  id: number,
  { state, answer }: { state: "answered" | "closed"; answer: string },
): Promise<AnsweredComplaint> {
  const isWritten = await transaction(db, async (tx) => {
    const written = await writeAnswer(tx, id, { state, answer, at: now() });
    if (written && answer !== "")
      await enqueue(tx, "complaint_answer_mail", { complaintId: id }, `complaint-answer:${id}`);
    return written;
  });
  const complaint = await findComplaint(db, id);
  if (!complaint) return { ok: false, error: "unknown" };
  if (isWritten || (state === "closed" && answer === "")) return { ok: true, complaint };
  return { ok: false, error: "closed", complaint };
}
