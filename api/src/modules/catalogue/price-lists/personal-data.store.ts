import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

/** Returns the customer's price lists and groups, with the companies for which they are members. */
export async function storedPriceLists(tx: Tx, customerId: number) {
  const { rows } = await sql<{ name: string | null; cui: string | null; customer_group: string | null }>`
    select l.name, m.cui, null as customer_group
    from price_list_member m join price_list l on l.id = m.price_list_id where m.customer_id = ${customerId}
    union all
    select l.name, m.cui, g.name
    from customer_group_member m
    join customer_group g on g.id = m.group_id
    left join price_list_member p on p.group_id = g.id
    left join price_list l on l.id = p.price_list_id
    where m.customer_id = ${customerId}
    order by name, customer_group`.execute(tx);
  return rows;
}

/** Returns the customer's choice of buying for themselves or a company; at most one row. */
export async function storedBuyingChoice(tx: Tx, customerId: number) {
  const { rows } = await sql<{ kind: "company" | "self"; cui: string | null }>`
    select case when c.company_id is null then 'self' else 'company' end as kind, k.cui
    from company_choice c
    left join customer_company_cui k on k.company_id = c.company_id and k.customer_id = c.customer_id
    where c.customer_id = ${customerId}`.execute(tx);
  return rows;
}

export async function erasePriceLists(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("price_list_member").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("customer_group_member").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("company_choice").where("customer_id", "=", customerId).execute();
}

/** Moves one customer's lists and groups to another customer. That customer's choice of company stays unchanged. */
export async function movePriceLists(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await sql`
    insert into price_list_member (price_list_id, cui, customer_id)
    select price_list_id, cui, ${into} from price_list_member where customer_id = ${from}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into customer_group_member (group_id, cui, customer_id)
    select group_id, cui, ${into} from customer_group_member where customer_id = ${from}
    on conflict do nothing`.execute(tx);
  await erasePriceLists(tx, from);
}
