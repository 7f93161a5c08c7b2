/** The SQL of merged companies: the orders of an alias CUI count as the main company's. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";

/** Allows one merge or split at a time; the lock lasts until the transaction ends. */
export async function lockAliases(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company_alias', 0))`.execute(tx);
}

/** Returns the main CUI of a CUI; the CUI itself if it was not merged. */
export async function headOf(db: Db, cui: string): Promise<string> {
  const row = await db
    .selectFrom("company_alias")
    .select("into_cui")
    .where("cui", "=", cui)
    .executeTakeFirst();
  return row?.into_cui ?? cui;
}

export async function aliasesOf(db: Db, cui: string): Promise<string[]> {
  const rows = await db
    .selectFrom("company_alias")
    .select("cui")
    .where("into_cui", "=", cui)
    .orderBy("cui")
    .execute();
  return rows.map((row) => row.cui);
}

/** Merges a company, with its own aliases, into another. */
export async function joinCompany(
  tx: Tx,
  { from, into, now }: { from: string; into: string; now: Date },
): Promise<void> {
  await tx.updateTable("company_alias").set({ into_cui: into }).where("into_cui", "=", from).execute();
  await tx.insertInto("company_alias").values({ cui: from, into_cui: into, merged_at: now }).execute();
  await sql`select count_company(${from})`.execute(tx);
}

/** Splits a company off again, with the CUIs that were merged along with it. */
export async function partCompany(
  tx: Tx,
  { from, along, into }: { from: string; along: readonly string[]; into: string },
): Promise<void> {
  await tx.deleteFrom("company_alias").where("cui", "=", from).execute();
  if (along.length > 0)
    await tx.updateTable("company_alias").set({ into_cui: from }).where("cui", "in", along).execute();
  await sql`select count_company(${from})`.execute(tx);
  await sql`select count_company(${into})`.execute(tx);
}
