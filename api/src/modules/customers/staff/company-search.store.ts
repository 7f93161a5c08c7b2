/** The SQL by which the shop's people find a company while they type: of orders by its CUI alone, which an index knows. */
import { parseCui } from "@curat/contract/cui.values";
import { sql } from "kysely";
import { containing } from "../../../db/containing.ts";
import type { Db } from "../../../db/database.ts";

export interface FoundCompany {
  /** Digits alone. */
  cui: string;
  name: string;
}

/** Companies by CUI, with or without its RO, or by a part of the name that a customer keeps; by name, each once. */
export async function findCompaniesBy(db: Db, text: string, most: number): Promise<FoundCompany[]> {
  const cui = parseCui(text) ?? "";
  const { rows } = await sql<FoundCompany>`
    /* companies-found */ select * from (
      select distinct on (cui) cui, name from (
        select regexp_replace(cui, '\\D', '', 'g') as cui, name, created_at as at from customer_company
        where regexp_replace(cui, '\\D', '', 'g') = ${cui} or name ilike ${containing(text)}
        union all
        select cui, name, placed_at from order_company where cui = ${cui}
      ) said
      where cui <> '' order by cui, at desc
    ) company
    order by name, cui limit ${most}`.execute(db);
  return rows;
}
