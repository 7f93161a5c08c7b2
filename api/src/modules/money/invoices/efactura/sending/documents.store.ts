import { sql } from "kysely";
import type { Db, Tx } from "../../../../../db/database.ts";
import type { InvoiceDocument } from "../../invoice-document.ts";
import type { NamedDocument } from "../e-document.rules.ts";
import type { EfacturaState } from "@curat/contract/staff/efactura.values";
import { dueOn } from "./sending.rules.ts";
import { romanianDay } from "../../../../../calendar/romanian-day.ts";

export interface Problem {
  rule: string;
  field: string;
  message: string;
}
export interface DueDocument extends NamedDocument {
  invoiceId: number;
  asked: number;
  isForced: boolean;
  /** True for a storno of an invoice that staff closed without ANAF. */
  isOfClosed: boolean;
}
/** An attempt that ANAF has neither accepted nor refused yet. */
export interface OpenAttempt {
  attemptId: number;
  invoiceId: number;
  startedAt: Date;
  uploadIndex: string | null;
  document: InvoiceDocument;
  asked: number;
}

/** Queues invoices for ANAF. Invoices that are already queued stay unchanged. */
export async function queueDocuments(
  db: Db,
  invoices: readonly { id: number; issuedAt: Date }[],
  now: Date,
): Promise<number> {
  if (invoices.length === 0) return 0;
  const rows = invoices.map(({ id, issuedAt }) => ({
    invoice_id: id,
    state: "draft",
    queued_at: now,
    due_on: dueOn(romanianDay(issuedAt)),
    next_at: now,
  }));
  const queued = await db
    .insertInto("efactura_document")
    .values(rows)
    .onConflict((on) => on.column("invoice_id").doNothing())
    .returning("invoice_id")
    .execute();
  return queued.length;
}

/** A storno waits until ANAF accepts its invoice or staff close it. (decision 0089) */
export const TAKEN_BACK = sql`left join efactura_document o on o.invoice_id = i.storno_of`;
export const WAITS_FOR_ANOTHER = sql<boolean>`(o.state is not null and o.state <> 'accepted' and o.closed_at is null)`;

/**
 * Returns due documents: untried ones by deadline, then those tried longest ago, so that a failing document does not
 * block others. Excludes stornos that wait for their invoice.
 */
export async function dueDocuments(
  db: Db,
  state: "draft" | "valid",
  { now, limit }: { now: Date; limit: number },
): Promise<DueDocument[]> {
  const { rows } = await sql<DueDocument>`
    select d.invoice_id as "invoiceId", d.asked, d.is_forced as "isForced",
      o.closed_at is not null as "isOfClosed", i.series, i.number, i.kind, i.issued_at as "issuedAt", i.document
    from efactura_document d join invoice i on i.id = d.invoice_id ${TAKEN_BACK}
    where d.state = ${state} and d.next_at <= ${now} and (d.state = 'draft' or not ${WAITS_FOR_ANOTHER})
    order by (select max(a.started_at) from efactura_attempt a where a.invoice_id = d.invoice_id) nulls first,
      d.due_on, d.invoice_id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Returns attempts in the given state whose status query is due, with the sent document. The longest overdue is
 * first.
 */
export async function dueAttempts(
  db: Db,
  state: "sent" | "unknown",
  { now, limit }: { now: Date; limit: number },
): Promise<OpenAttempt[]> {
  const { rows } = await sql<OpenAttempt>`
    select a.id as "attemptId", d.invoice_id as "invoiceId", a.started_at as "startedAt",
      a.upload_index as "uploadIndex", i.document, d.asked
    from efactura_document d
    join efactura_attempt a on a.invoice_id = d.invoice_id and a.may_be_accepted
    join invoice i on i.id = d.invoice_id
    where d.state = ${state} and d.next_at <= ${now}
    order by d.next_at, a.id limit ${limit}`.execute(db);
  return rows;
}

/** Moves a document to another state. Returns false if its state is not in `from`. */
export async function moveDocument(
  db: Db,
  { invoiceId, from, to }: { invoiceId: number; from: readonly EfacturaState[]; to: EfacturaState },
  changes: { nextAt: Date | null; problems?: readonly Problem[]; asked?: number; isForced?: boolean },
): Promise<boolean> {
  const { nextAt: next_at, problems, asked, isForced: is_forced } = changes;
  const moved = await db
    .updateTable("efactura_document")
    .set({
      state: to,
      next_at,
      closed_at: null,
      ...(problems && { problems: JSON.stringify(problems) }),
      ...(asked === undefined ? {} : { asked }),
      ...(is_forced === undefined ? {} : { is_forced }),
    })
    .where("invoice_id", "=", invoiceId)
    .where("state", "in", [...from])
    .returning("invoice_id")
    .execute();
  return moved.length > 0;
}

/**
 * Stores ANAF's errors for a refused document. Ignores documents that were closed or sent again in the
 * meantime.
 */
export async function writeErrors(
  db: Db,
  {
    invoiceId,
    uploadIndex,
    problems,
  }: { invoiceId: number; uploadIndex: string; problems: readonly Problem[] },
): Promise<void> {
  await sql`
    update efactura_document d set problems = ${JSON.stringify(problems)}::jsonb
    where d.invoice_id = ${invoiceId} and d.state = 'refused' and ${uploadIndex} = (
      select a.upload_index from efactura_attempt a where a.invoice_id = d.invoice_id order by a.id desc limit 1
    )`.execute(db);
}

export async function pauseSending(db: Db, until: Date): Promise<void> {
  await db
    .updateTable("efactura_document")
    .set({ next_at: until })
    .where("state", "=", "valid")
    .where("next_at", "<", until)
    .execute();
}

/** Records the start of an attempt. The database refuses it if an earlier attempt may have succeeded. */
export async function insertAttempt(
  tx: Tx,
  { invoiceId, xml, at }: { invoiceId: number; xml: string; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("efactura_attempt")
    .values({ invoice_id: invoiceId, xml, started_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type AttemptEnd = "sent" | "unknown" | "refused" | "not_sent";

/** Records how an attempt ended. Returns false if that was already recorded. */
export async function endAttempt(
  db: Db,
  attemptId: number,
  end: { ended: AttemptEnd; at: Date; uploadIndex?: string; answer?: string },
): Promise<boolean> {
  const { ended, at: ended_at, uploadIndex: upload_index, answer } = end;
  const done = await db
    .updateTable("efactura_attempt")
    .set({ ended, ended_at, upload_index, answer })
    .where("id", "=", attemptId)
    .where("ended", "is", null)
    .returning("id")
    .execute();
  return done.length > 0;
}

/** Records the result of an attempt. Returns false if it was already recorded. */
export async function settleAttempt(
  db: Db,
  attemptId: number,
  came: { settled: "accepted" | "refused" | "absent"; at: Date; uploadIndex?: string | undefined },
): Promise<boolean> {
  const { settled, at, uploadIndex = null } = came;
  const { rows } = await sql`
    update efactura_attempt
    set settled = ${settled}, settled_at = ${at}, upload_index = coalesce(upload_index, ${uploadIndex}::text)
    where id = ${attemptId} and settled is null and ended in ('sent', 'unknown') returning id`.execute(db);
  return rows.length > 0;
}

/** Returns attempts that started before the given time and never ended. */
export async function abandonedAttempts(
  db: Db,
  before: Date,
): Promise<{ attemptId: number; invoiceId: number; startedAt: Date }[]> {
  const { rows } = await sql<{ attemptId: number; invoiceId: number; startedAt: Date }>`
    select id as "attemptId", invoice_id as "invoiceId", started_at as "startedAt"
    from efactura_attempt where may_be_accepted and ended is null and started_at < ${before}`.execute(db);
  return rows;
}
