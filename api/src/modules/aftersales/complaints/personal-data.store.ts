/** Exports and anonymises the complaints of a person's account and those that guests made with its email address. */
import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { DB } from "../../../db/tables.ts";
import type { ComplaintState } from "./complaints.rules.ts";
import type { Complaint } from "./complaints.store.ts";

export type OpenComplaint = Pick<Complaint, "id" | "number" | "state" | "answeredAt">;

export interface Complainant {
  customerId: number | null;
  email: string;
}

function isOf({ customerId, email }: Complainant) {
  return (eb: ExpressionBuilder<DB & { c: DB["complaint"] }, "c">) =>
    eb.or([
      // A customer id of null matches no complaint.
      eb("c.customer_id", "=", sql<number>`${customerId}`),
      eb.and([eb("c.customer_id", "is", null), eb("c.customer_email", "=", email)]),
    ]);
}

export async function storedComplaints(tx: Tx, person: Complainant) {
  return tx
    .selectFrom("complaint as c")
    .innerJoin("complaint_type as t", "t.id", "c.type_id")
    .selectAll("c")
    .select((eb) => [
      "t.name as subject",
      jsonArrayFrom(
        eb
          .selectFrom("complaint_answer as a")
          .select(["a.text", "a.at"])
          .whereRef("a.complaint_id", "=", "c.id")
          .orderBy("a.id"),
      ).as("answers"),
    ])
    .where(isOf(person))
    .orderBy("c.id")
    .execute();
}

export async function lockUnclosed(tx: Tx, person: Complainant): Promise<OpenComplaint[]> {
  const rows = await tx
    .selectFrom("complaint as c")
    .select(["c.id", "c.number", "c.state", "c.answered_at as answeredAt"])
    .where(isOf(person))
    .where("c.state", "!=", "closed" satisfies ComplaintState)
    .orderBy("c.id")
    .forUpdate()
    .execute();
  // The column's check allows only these states.
  return rows.map((row) => ({ ...row, state: row.state as ComplaintState }));
}

/**
 * Closes and anonymises a person's complaints and returns their ids. Erases the text of answers too, because
 * it may contain the person's name.
 */
export async function emptyComplaints(tx: Tx, person: Complainant): Promise<number[]> {
  const nobody = { customer_name: "", customer_phone: "", customer_email: "" };
  const closed = "closed" satisfies ComplaintState;
  const emptied = await tx
    .updateTable("complaint as c")
    .set({ customer_id: null, ...nobody, description: "", details: "{}", answer: "", state: closed })
    .where(isOf(person))
    .returning("c.id")
    .execute();
  const ids = emptied.map(({ id }) => id);
  await tx.updateTable("complaint_answer").set({ text: "" }).where("complaint_id", "=", anyOf(ids)).execute();
  return ids;
}

/** Changes the email address of guests' complaints. `from` and `to` must be in lower case. */
export async function readdressComplaints(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .updateTable("complaint")
    .set({ customer_email: to })
    .where("customer_id", "is", null)
    .where("customer_email", "=", from)
    .execute();
}

export async function moveComplaints(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("complaint").set({ customer_id: into }).where("customer_id", "=", from).execute();
}

const MAX_PER_NIGHT = 5_000;

/**
 * Anonymises closed complaints whose last answer, or else creation, is older than `before`. Each call handles a
 * limited number.
 */
export async function emptyOldComplaints(db: Db, before: Date): Promise<void> {
  await sql`
    with old as (
      update complaint set customer_id = null, customer_name = '', customer_phone = '', customer_email = '',
        description = '', details = '{}', answer = ''
      where id in (
        select id from complaint where state = 'closed' and customer_name <> ''
          and coalesce(answered_at, created_at) < ${before} order by id limit ${MAX_PER_NIGHT}
      ) returning id
    )
    update complaint_answer set text = '' where complaint_id in (select id from old)`.execute(db);
}
