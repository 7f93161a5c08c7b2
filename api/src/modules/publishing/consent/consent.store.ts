import type { Db } from "../../../db/database.ts";

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

export async function findChoices(db: Db, csvid: string): Promise<number[] | undefined> {
  const row = await db
    .selectFrom("consent_log")
    .select("choices")
    .where("csvid", "=", csvid)
    .executeTakeFirst();
  return row?.choices;
}

/** Returns up to `limit` choices with ids greater than `after`, in ascending id order. */
export async function listChoices(db: Db, after: string, limit: number): Promise<(Choice & { at: Date })[]> {
  return db
    .selectFrom("consent_log")
    .select(["csvid", "version", "choices", "at"])
    .where("csvid", ">", after)
    .orderBy("csvid")
    .limit(limit)
    .execute();
}

export async function countChoices(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("consent_log")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
