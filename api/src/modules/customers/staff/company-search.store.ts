/** The SQL by which the shop's people find a customer's company. */
import { sql } from "kysely";
import { parseCui } from "@curat/contract/cui.values";
import { containing } from "../../../db/containing.ts";
import type { Db } from "../../../db/database.ts";

export interface FoundCompany {
  customerId: number;
  name: string;
  cui: string;
}

/** Companies by CUI, with or without its RO, or by a part of their name; by name. */
export async function findCompaniesBy(db: Db, text: string, most: number): Promise<FoundCompany[]> {
  const cui = parseCui(text) ?? text;
  const { rows } = await sql<FoundCompany>`
    /* companies-found */ select customer_id as "customerId", name, cui from customer_company
    where cui in (${cui}, ${`RO${cui}`}) or name ilike ${containing(text)}
    order by name, id limit ${most}`.execute(db);
  return rows;
}
