/** All SQL on the choices about cookies. */
import type { Db } from "../../db/database.ts";

export interface Choice {
  csvid: string;
  version: string;
  choices: number[];
}

export async function insertChoice(db: Db, choice: Choice, now: Date): Promise<void> {
  await db
    .insertInto("consent_log")
    .values({ ...choice, at: now })
    .execute();
}

/** The purposes that somebody agreed to; undefined for an unknown id. */
export async function findChoices(db: Db, csvid: string): Promise<number[] | undefined> {
  const row = await db
    .selectFrom("consent_log")
    .select("choices")
    .where("csvid", "=", csvid)
    .executeTakeFirst();
  return row?.choices;
}
