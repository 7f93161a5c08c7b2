import { parseCui } from "@curat/contract/cui.values";
import { sql } from "kysely";
import { digitsOf } from "../company-cui.ts";
import { containing } from "../../../../db/containing.ts";
import type { Db } from "../../../../db/database.ts";

export interface FoundCompany {
  cui: string;
  name: string;
}

/**
 * Returns the companies with this CUI, with or without RO, or with this text in their name. Sorted by name, without
 * duplicates.
 */
export async function findCompaniesBy(db: Db, text: string, limit: number): Promise<FoundCompany[]> {
  const cui = parseCui(text) ?? "";
  const { rows } = await sql<FoundCompany>`
    /* companies-found */ select * from (
      select distinct on (1) coalesce(alias.into_cui, said.cui) as cui, name from (
        select ${digitsOf(sql`cui`)} as cui, name, created_at as at from customer_company
        where ${digitsOf(sql`cui`)} = ${cui} or name ilike ${containing(text)}
        union all
        select cui, name, placed_at from order_company where cui = ${cui}
      ) said
      left join company_alias_facts alias on alias.cui = said.cui
      where said.cui <> '' order by 1, alias.cui is not null, at desc
    ) company
    order by name, cui limit ${limit}`.execute(db);
  return rows;
}
