/** The SQL of CUIs whose orders count as another company's. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";

/** One at a time: companies become one or part behind this lock until the transaction ends. */
export async function lockAliases(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company_alias', 0))`.execute(tx);
}

/** The CUI that one counts as: its own where staff said nothing else. */
export async function headOf(db: Db, cui: string): Promise<string> {
  const row = await db
    .selectFrom("company_alias")
    .select("into_cui")
    .where("cui", "=", cui)
    .executeTakeFirst();
  return row?.into_cui ?? cui;
}

/** The CUIs that count as one, in their order. */
export async function aliasesOf(db: Db, cui: string): Promise<string[]> {
  const rows = await db
    .selectFrom("company_alias")
    .select("cui")
    .where("into_cui", "=", cui)
    .orderBy("cui")
    .execute();
  return rows.map((row) => row.cui);
}

/** From now on one company's orders, with those that count as its, are another's. */
export async function joinCompany(
  tx: Tx,
  { from, into, now }: { from: string; into: string; now: Date },
): Promise<void> {
  await tx.updateTable("company_alias").set({ into_cui: into }).where("into_cui", "=", from).execute();
  await tx.insertInto("company_alias").values({ cui: from, into_cui: into, merged_at: now }).execute();
  await sql`select count_company(${from})`.execute(tx);
}

/** Makes a CUI a company of its own again, with these others that came with it. */
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
