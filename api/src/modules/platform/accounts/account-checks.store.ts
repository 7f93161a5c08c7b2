import type { AccountMode } from "@curat/contract/staff/accounts.values";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

export interface AccountCheck {
  provider: string;
  mode: AccountMode;
  /** Revision of the checked account. */
  revision: number;
  at: Date;
  isGood: boolean;
  words: string;
}

const MAX_CHECKS = 50;

/** Records a check and deletes the account's old ones. Does nothing if the account was deleted in the meantime. */
export async function insertCheck(
  db: Db,
  { provider, mode, revision, at, isGood, words }: AccountCheck,
): Promise<void> {
  await sql`
    insert into provider_check (provider, mode, revision, at, is_good, words)
    select provider, mode, ${revision}, ${at}, ${isGood}, ${words}
    from provider_account where provider = ${provider} and mode = ${mode}`.execute(db);
  await sql`
    delete from provider_check where provider = ${provider} and mode = ${mode} and id <= (
      select id from provider_check where provider = ${provider} and mode = ${mode}
      order by id desc offset ${MAX_CHECKS} limit 1)`.execute(db);
}

/** Returns the latest check of each account, and when a check last succeeded. */
export async function listLastChecks(db: Db): Promise<(AccountCheck & { lastGoodAt: Date | null })[]> {
  const rows = await db
    .selectFrom("provider_check as c")
    .distinctOn(["provider", "mode"])
    .select((eb) => [
      "provider",
      "mode",
      "revision",
      "at",
      "is_good",
      "words",
      eb
        .selectFrom("provider_check as g")
        .whereRef("g.provider", "=", "c.provider")
        .whereRef("g.mode", "=", "c.mode")
        .where("g.is_good", "=", true)
        .select((of) => of.fn.max("g.at").as("at"))
        .as("last_good_at"),
    ])
    .orderBy("provider")
    .orderBy("mode")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ provider, mode, revision, at, is_good: isGood, words, last_good_at: lastGoodAt }) => ({
    provider,
    // A foreign key to the account limits it to the two modes.
    mode: mode as AccountMode,
    revision,
    at,
    isGood,
    words,
    lastGoodAt,
  }));
}

export async function countChecks(db: Db, provider: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("provider_check")
    .where("provider", "=", provider)
    .where("at", ">", since)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
