import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface InstitutionTerms {
  termDays: number;
  /** Number and date of the contract; empty if there is none. */
  contract: string;
}

/** Returns an institution's terms for orders through SEAP; undefined if the statutory 30 days apply. */
export async function findInstitutionTerms(db: Db, cui: string): Promise<InstitutionTerms | undefined> {
  const { rows } = await sql<InstitutionTerms>`
    select term_days as "termDays", contract from institution_term where cui = ${cui}`.execute(db);
  return rows[0];
}

/** Stores an institution's terms, or deletes them if `terms` is undefined. */
export async function putInstitutionTerms(
  tx: Tx,
  cui: string,
  terms: InstitutionTerms | undefined,
): Promise<void> {
  if (!terms) {
    await tx.deleteFrom("institution_term").where("cui", "=", cui).execute();
    return;
  }
  const values = { term_days: terms.termDays, contract: terms.contract };
  await tx
    .insertInto("institution_term")
    .values({ cui, ...values })
    .onConflict((on) => on.column("cui").doUpdateSet(values))
    .execute();
}
