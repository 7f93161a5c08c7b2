/** A person's complaints, told and made nameless. */
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tx } from "../../db/database.ts";

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

/** A complaint keeps its number, kind and answers. */
export async function eraseComplainant(tx: Tx, customerId: number): Promise<void> {
  const nobody = { customer_name: "", customer_phone: "", customer_email: "" };
  await tx
    .updateTable("complaint")
    .set({ customer_id: null, ...nobody, description: "", details: "{}" })
    .where("customer_id", "=", customerId)
    .execute();
}

/** Complaints of one customer become another's. */
export async function moveComplaints(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("complaint").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
