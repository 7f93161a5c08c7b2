import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { namesPerson } from "../../../db/names-person.ts";

export async function eraseJobWords(tx: Tx, patterns: readonly string[]): Promise<void> {
  await sql`delete from background_job_note where ${namesPerson(sql`text`, patterns)}`.execute(tx);
  await sql`
    update background_job set parameters = '{}', position = null, error = ''
    where ended_at is not null
      and ${namesPerson(sql`concat_ws(' ', error, parameters::text, position::text)`, patterns)}`.execute(tx);
}
