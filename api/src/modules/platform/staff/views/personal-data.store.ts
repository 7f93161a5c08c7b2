import { sql } from "kysely";
import type { Tx } from "../../../../db/database.ts";
import { namesPerson } from "../../../../db/names-person.ts";
import { forgetChangesNaming } from "../../changes/index.ts";

/** Deletes saved views whose name or filter mentions the person. Clears the changes recorded for them. */
export async function eraseViews(tx: Tx, patterns: readonly string[]): Promise<void> {
  await sql`delete from staff_view where ${namesPerson(sql`name || ' ' || query`, patterns)}`.execute(tx);
  await forgetChangesNaming(tx, "staff_view", patterns);
}
