/** A person's complaints, told and made nameless. */
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tx } from "../../db/database.ts";
import type { ComplaintState } from "./complaints.rules.ts";
import type { Complaint } from "./complaints.store.ts";

export type StandingComplaint = Pick<Complaint, "id" | "number" | "state" | "answeredAt">;

export async function storedComplaints(tx: Tx, customerId: number) {
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
    .where("c.customer_id", "=", customerId)
    .orderBy("c.id")
    .execute();
}

/** A customer's complaints that are not closed, locked to the end of the transaction. */
export async function lockUnclosed(tx: Tx, customerId: number): Promise<StandingComplaint[]> {
  const rows = await tx
    .selectFrom("complaint")
    .select(["id", "number", "state", "answered_at as answeredAt"])
    .where("customer_id", "=", customerId)
    .where("state", "!=", "closed" satisfies ComplaintState)
    .orderBy("id")
    .forUpdate()
    .execute();
  // The column's check keeps it to the three states.
  return rows.map((row) => ({ ...row, state: row.state as ComplaintState }));
}

/** A customer's complaints keep their number, kind and answers, and are closed: nobody is there to read another. */
export async function emptyComplaints(tx: Tx, customerId: number): Promise<void> {
  const nobody = { customer_name: "", customer_phone: "", customer_email: "" };
  const closed = "closed" satisfies ComplaintState;
  await tx
    .updateTable("complaint")
    .set({ customer_id: null, ...nobody, description: "", details: "{}", state: closed })
    .where("customer_id", "=", customerId)
    .execute();
}

/** Complaints of one customer become another's. */
export async function moveComplaints(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("complaint").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
