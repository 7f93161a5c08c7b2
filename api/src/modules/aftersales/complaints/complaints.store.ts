import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "../../../db/database.ts";
import type { Waiting } from "../../../calendar/waiting.ts";
import type { ComplaintState } from "./complaints.rules.ts";

export interface NewComplaint {
  customerId: number | null;
  typeId: number;
  orderNumber: string;
  invoiceNumber: string;
  invoiceDate: string | null;
  name: string;
  phone: string;
  email: string;
  description: string;
  details: Record<string, string>;
}
export interface Complaint extends NewComplaint {
  id: number;
  number: number;
  ownEmail: string;
  type: string;
  state: ComplaintState;
  answer: string;
  answers: ComplaintAnswer[];
  createdAt: Date;
  answeredAt: Date | null;
  /** The order with the entered number, if it belongs to the author. */
  orderId: number | null;
}
export interface ComplaintAnswer {
  /** Name of the staff member who wrote the answer; empty for answers older than this field. */
  author: string;
  text: string;
  at: Date;
}

export async function loadComplaints(db: Db, customerId: number): Promise<Complaint[]> {
  const rows = await complaints(db)
    .where("c.customer_id", "=", customerId)
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .execute();
  return rows.map(toComplaint);
}

/** Locks a complaint until the transaction ends and returns it; undefined for an unknown id. */
export async function lockComplaint(tx: Tx, id: number): Promise<Complaint | undefined> {
  // A separate statement takes the lock, because a statement that waits for it reads data from before the wait.
  await tx.selectFrom("complaint").select("id").where("id", "=", id).forUpdate().execute();
  return findComplaint(tx, id);
}

/**
 * Sets the state and answer of a complaint and returns the answer's id. Without an answer, the complaint keeps its
 * earlier one. Returns undefined for a closed or unknown complaint.
 */
export async function writeAnswer(
  tx: Tx,
  id: number,
  { state, answer, author, at }: { state: ComplaintState; answer: string; author: string; at: Date },
): Promise<{ answerId?: number } | undefined> {
  const written = await tx
    .updateTable("complaint")
    .set({ state })
    .$if(answer !== "", (update) => update.set({ answer, answered_at: at }))
    .where("id", "=", id)
    .where("state", "!=", "closed" satisfies ComplaintState)
    .returning("id")
    .executeTakeFirst();
  if (!written || answer === "") return written && {};
  return { answerId: await insertAnswer(tx, id, { author, text: answer, at }) };
}

export async function insertAnswer(
  tx: Tx,
  complaintId: number,
  { author, text, at }: ComplaintAnswer,
): Promise<number> {
  const { id } = await tx
    .insertInto("complaint_answer")
    .values({ complaint_id: complaintId, author, text, at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findComplaint(db: Db, id: number): Promise<Complaint | undefined> {
  const row = await complaints(db).where("c.id", "=", id).executeTakeFirst();
  return row && toComplaint(row);
}

/**
 * Returns a complaint as of the given answer, or as of its latest answer; undefined if it no longer exists.
 */
export async function findAnswered(
  db: Db,
  { complaintId, answerId }: { complaintId: number; answerId?: number | undefined },
): Promise<Complaint | undefined> {
  const complaint = await findComplaint(db, complaintId);
  if (!complaint || answerId === undefined) return complaint;
  const answer = await db
    .selectFrom("complaint_answer")
    .select(["text as answer", "at as answeredAt"])
    .where("id", "=", answerId)
    .where("complaint_id", "=", complaintId)
    .executeTakeFirst();
  return answer && { ...complaint, ...answer };
}

/** Returns a query for complaints, as `c`, with their types, authors and answers. */
export function complaints(db: Db) {
  return db
    .selectFrom("complaint as c")
    .innerJoin("complaint_type as t", "t.id", "c.type_id")
    .leftJoin("customer_person as customer", "customer.id", "c.customer_id")
    .select([
      "c.id",
      "c.number",
      "c.customer_id as customerId",
      "c.type_id as typeId",
      "t.name as type",
      "c.order_number as orderNumber",
      "c.invoice_number as invoiceNumber",
      // Select the day as text, because a Date would shift with the time zone.
      sql<string | null>`c.invoice_date::text`.as("invoiceDate"),
      "c.customer_name as name",
      "c.customer_phone as phone",
      "c.customer_email as email",
      (eb) => eb.fn.coalesce("customer.email", "c.customer_email").as("ownEmail"),
      "c.description",
      "c.details",
      "c.state",
      "c.answer",
      "c.created_at as createdAt",
      "c.answered_at as answeredAt",
      (eb) =>
        jsonArrayFrom(
          eb
            .selectFrom("complaint_answer as a")
            .select(["a.author", "a.text", "a.at"])
            .whereRef("a.complaint_id", "=", "c.id")
            .orderBy("a.id"),
        ).as("answers"),
      // Customers may enter anything, so only numeric text is cast. The cast lets the query use the index.
      sql<number | null>`(select o.order_id from order_facts o
        where o.number = case when c.order_number ~ '^[0-9]{1,15}$' then c.order_number::bigint end
          and (o.customer_id = c.customer_id or lower(o.email) = c.customer_email))`.as("orderId"),
    ]);
}

type ComplaintRow = Awaited<ReturnType<ReturnType<typeof complaints>["execute"]>>[number];

export function toComplaint({ answers, ...row }: ComplaintRow): Complaint {
  return {
    ...row,
    // The column's check allows only these states.
    state: row.state as ComplaintState,
    // JSON has no dates.
    answers: answers.map(({ at, ...answer }) => ({ ...answer, at: new Date(at) })),
  };
}

export async function listTypes(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom("complaint_type").select(["id", "name"]).orderBy("id").execute();
}

/** Inserts a complaint and returns its id and number; undefined for an unknown type. */
export async function insertComplaint(
  tx: Tx,
  complaint: NewComplaint,
  at: Date,
): Promise<{ id: number; number: number } | undefined> {
  const { rows } = await sql<{ id: number; number: number }>`
    insert into complaint (customer_id, type_id, order_number, invoice_number, invoice_date, customer_name,
      customer_phone, customer_email, description, details, state, created_at)
    select ${complaint.customerId}, t.id, ${complaint.orderNumber}, ${complaint.invoiceNumber},
      ${complaint.invoiceDate}::date, ${complaint.name}, ${complaint.phone}, ${complaint.email},
      ${complaint.description}, ${JSON.stringify(complaint.details)}::jsonb, 'open', ${at}
    from complaint_type t where t.id = ${complaint.typeId}
    returning id, number`.execute(tx);
  return rows[0];
}

export async function waitingComplaints(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, max(created_at) as newest, min(created_at) as oldest from complaint where state = 'open'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}
