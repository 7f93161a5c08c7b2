/** Payment terms of a public institution's orders through SEAP. */
import { counted } from "@curat/contract/quantity-text.values";
import { sql } from "kysely";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import { insertOrderTerm, isKnownCompany } from "./credit.store.ts";
import {
  findInstitutionTerms,
  type InstitutionTerms,
  putInstitutionTerms,
} from "./institution-terms.store.ts";

interface Write {
  cui: string;
  /** Undefined removes the terms. */
  terms: InstitutionTerms | undefined;
  expectedVersion: number;
  actor: Actor;
}

/** Sets or removes an institution's terms. Throws StaleVersion (409). Returns false for an unknown company. */
export function setInstitutionTerms(
  { db }: Pick<ApiContext, "db">,
  { cui, terms, expectedVersion, actor }: Write,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('institution-terms'), hashtext(${cui}))`.execute(tx);
    const before = await findInstitutionTerms(tx, cui);
    if (!before && !(await isKnownCompany(tx, cui))) return false;
    const subject = { kind: "company-credit" as const, id: cui };
    await refuseStale(tx, subject, { expectedVersion, loadCurrent: async () => before ?? {} });
    if (!before && !terms) return false;
    await putInstitutionTerms(tx, cui, terms);
    await recordChange(tx, {
      actor,
      subject,
      sentence: terms
        ? `Comenzile prin SEAP ale instituției cu CUI ${cui} se plătesc în ${counted(terms.termDays, "o zi", "zile")}${terms.contract ? `, contract ${terms.contract}` : ""}.`
        : `Comenzile prin SEAP ale instituției cu CUI ${cui} se plătesc în termenul legal.`,
      before: before ? { ...before } : null,
      after: terms ? { ...terms } : null,
      touched: [],
    });
    return true;
  });
}

/**
 * Stores the institution's due days with an order placed through SEAP. Returns its contract number; empty if it has
 * none. A merged CUI has the terms of the company it was merged into.
 */
export async function saveInstitutionTerms(
  tx: Tx,
  { orderId, cui }: { orderId: number; cui: string },
): Promise<string> {
  const { rows } = await sql<{ cui: string }>`
    select coalesce((select into_cui from company_alias_facts where cui = ${cui}), ${cui}) as cui`.execute(
    tx,
  );
  const terms = await findInstitutionTerms(tx, rows[0]?.cui ?? cui);
  if (!terms) return "";
  await insertOrderTerm(tx, { orderId, termDays: terms.termDays });
  return terms.contract;
}
