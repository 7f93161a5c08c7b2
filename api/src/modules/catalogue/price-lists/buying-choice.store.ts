import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/database.ts";

export interface BuyingFor {
  isChosen: boolean;
  companyId: number | null;
  /** The customer's saved companies with a price list. */
  companyIds: number[];
}

export async function findBuyingFor(db: Db, customerId: number): Promise<BuyingFor> {
  const { rows } = await sql<BuyingFor>`
    select chosen.customer_id is not null as "isChosen", chosen.company_id::integer as "companyId",
      array(
        select kept.company_id::integer from customer_company_cui kept
        where kept.customer_id = ${customerId} and exists (
          select from price_list_buyer m
          where m.customer_id = kept.customer_id and m.cui is not null
            and coalesce((select a.into_cui from company_alias_facts a where a.cui = m.cui), m.cui)
              = coalesce((select a.into_cui from company_alias_facts a where a.cui = kept.cui), kept.cui))
        order by 1) as "companyIds"
    from (select 1) one left join company_choice chosen on chosen.customer_id = ${customerId}`.execute(db);
  return rows[0] ?? { isChosen: false, companyId: null, companyIds: [] };
}

/** Returns SQL for whether a customer chose to buy for a company; false for guests. */
export function hasChosenCompany(customerId: number | null): RawBuilder<boolean> {
  return sql`exists (
    select from company_choice where customer_id = ${customerId}::bigint and company_id is not null)`;
}

export async function putBuyingFor(db: Db, customerId: number, companyId: number | null): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into company_choice (customer_id, company_id)
    select ${customerId}, ${companyId}::bigint
    where ${companyId}::bigint is null
      or exists (select from customer_company_cui where customer_id = ${customerId} and company_id = ${companyId}::bigint)
    on conflict (customer_id) do update set company_id = excluded.company_id`.execute(db);
  return numAffectedRows > 0n;
}
