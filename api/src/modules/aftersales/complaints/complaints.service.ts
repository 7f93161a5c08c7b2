import type { FieldErrors } from "@curat/contract/envelope";
import type { ComplaintBody } from "@curat/contract/complaints";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import {
  type Actor,
  CLOCK,
  forgetStates,
  recordChange,
  refuseStale,
  versionOf,
} from "../../platform/changes/index.ts";
import {
  COMPLAINT_STATES,
  type InvoiceOfOrder,
  missingInvoice,
  readComplaint,
  withInvoice,
} from "./complaints.rules.ts";
import { type Complaint, insertComplaint, lockComplaint, writeAnswer } from "./complaints.store.ts";
import { toStaffWire } from "./complaints.wire.ts";
import {
  type Complainant,
  emptyComplaints,
  lockUnclosed,
  type OpenComplaint,
} from "./personal-data.store.ts";

export type StoredComplaint = { ok: true; id: number; number: number } | { ok: false; errors: FieldErrors };

/**
 * Stores a complaint by a customer or a guest (null) and enqueues emails to the shop and the author. `invoice` is
 * undefined if the order is unknown.
 */
export async function createComplaint(
  { db, now }: Pick<ApiContext, "db" | "now">,
  {
    customerId,
    typed,
    invoice,
  }: { customerId: number | null; typed: ComplaintBody; invoice: InvoiceOfOrder | undefined },
): Promise<StoredComplaint> {
  const body = withInvoice(typed, invoice);
  const missing = missingInvoice(body, invoice);
  const read = readComplaint(body, now());
  if (!read.ok || Object.keys(missing).length > 0) {
    return { ok: false, errors: { ...missing, ...(read.ok ? {} : read.errors) } };
  }
  return transaction(db, async (tx): Promise<StoredComplaint> => {
    const created = await insertComplaint(
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
    if (!created) return { ok: false, errors: { typeid: [MESSAGES.invalid("Tip sesizare")] } };
    await enqueue(tx, "complaint_mail", { complaintId: created.id }, `complaint:${created.id}`);
    await enqueue(tx, "complaint_kept_mail", { complaintId: created.id }, `complaint-kept:${created.id}`);
    return { ok: true, ...created };
  });
}

export type AnsweredComplaint =
  | { ok: true; complaint: Complaint }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "closed"; complaint: Complaint };

/**
 * Answers a complaint and enqueues an email to its author, or closes the complaint. Closing a closed complaint again
 * is not an error. Throws StaleVersion (409) for an outdated version. The audit log omits the text, so that erasing
 * the author erases all of it.
 */
export async function answerComplaint(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { id, expectedVersion, actor }: { id: number; expectedVersion: number | undefined; actor: Actor },
  { state, answer }: { state: "answered" | "closed"; answer: string },
): Promise<AnsweredComplaint> {
  return transaction(db, async (tx): Promise<AnsweredComplaint> => {
    const before = await lockComplaint(tx, id);
    if (!before) return { ok: false, error: "unknown" };
    const isAgain = before.state === "closed" && state === "closed" && answer === "";
    if (isAgain) return { ok: true, complaint: before };
    const standing = async () => toStaffWire(before, await versionOf(tx, { kind: "complaint", id }), now());
    await refuseStale(tx, { kind: "complaint", id }, { expectedVersion, loadCurrent: standing });
    const written = await writeAnswer(tx, id, { state, answer, author: actor.name, at: now() });
    if (!written) return { ok: false, error: "closed", complaint: before };
    const { answerId } = written;
    if (answerId !== undefined)
      await enqueue(
        tx,
        "complaint_answer_mail",
        { complaintId: id, answerId },
        `complaint-answer:${id}:${answerId}`,
      );
    const after = (await lockComplaint(tx, id)) ?? before;
    await recordChange(tx, {
      actor,
      subject: { kind: "complaint", id },
      sentence: `Sesizarea ${after.number}: „${COMPLAINT_STATES[after.state]}”${answer === "" ? "" : ", cu un răspuns"}.`,
      before: shown(before),
      after: shown(after),
      touched: [],
    });
    return { ok: true, complaint: after };
  });
}

/**
 * Erases the text of a person's complaints, including complaints made as a guest. Open complaints are closed,
 * each with an entry in the audit log.
 */
export async function eraseComplainant(
  tx: Tx,
  person: Complainant,
  patterns: readonly string[],
): Promise<void> {
  const open = await lockUnclosed(tx, person);
  const ids = await emptyComplaints(tx, person);
  await forgetStates(tx, { kind: "complaint", ids }, patterns);
  for (const before of open)
    await recordChange(tx, {
      actor: CLOCK,
      subject: { kind: "complaint", id: before.id },
      sentence: `Sesizarea ${before.number}: „${COMPLAINT_STATES.closed}”, odată cu ștergerea datelor autorului.`,
      before: shown(before),
      after: shown({ ...before, state: "closed" }),
      touched: [],
    });
}

function shown({ state, answeredAt }: OpenComplaint): object {
  return { status_code: state, answered_at: answeredAt?.toISOString() ?? null };
}
