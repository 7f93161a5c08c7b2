import { sql } from "kysely";
import type { Tx } from "../../../../db/database.ts";
import { namesPerson } from "../../../../db/names-person.ts";

export async function eraseSearches(tx: Tx, patterns: readonly string[]): Promise<void> {
  await sql`delete from searched_word where ${namesPerson(sql`term`, patterns)}`.execute(tx);
}
