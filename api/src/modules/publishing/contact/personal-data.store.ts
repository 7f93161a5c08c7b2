import { jsonArrayFrom } from "kysely/helpers/postgres";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { forgetStates } from "../../platform/changes/index.ts";

export async function storedMessages(tx: Tx, email: string) {
  return tx
    .selectFrom("contact_message as m")
    .select((eb) => [
      "m.product_id",
      "m.name",
      "m.last_name",
      "m.email",
      "m.phone",
      "m.questions",
      "m.state",
      "m.note",
      "m.created_at",
      jsonArrayFrom(
        eb
          .selectFrom("contact_answer as a")
          .select(["a.text", "a.at"])
          .whereRef("a.message_id", "=", "m.id")
          .orderBy("a.id"),
      ).as("answers"),
    ])
    .where("m.email", "=", email)
    .orderBy("m.id")
    .execute();
}

export async function readdressMessages(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable("contact_message").set({ email: to }).where("email", "=", from).execute();
}

export async function eraseMessages(tx: Tx, email: string, patterns: readonly string[]): Promise<void> {
  const gone = await tx.deleteFrom("contact_message").where("email", "=", email).returning("id").execute();
  await forgetStates(tx, { kind: "message", ids: gone.map(({ id }) => id) }, patterns);
}

const MAX_PER_NIGHT = 5_000;

/** Deletes answered and closed messages created before `before`. */
export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await sql`
    delete from contact_message where id in (
      select id from contact_message where state <> 'new' and created_at < ${before} order by id limit ${MAX_PER_NIGHT}
    )`.execute(db);
}
