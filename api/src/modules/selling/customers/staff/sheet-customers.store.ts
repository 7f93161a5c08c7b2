import { sql } from "kysely";
import type { Db } from "../../../../db/database.ts";
import type { StoredNumbers } from "../address-book.store.ts";
import { digitsOf, writtenFor } from "../company-cui.ts";
import { type Bought, type CustomerFilter, customerMatches } from "./customer-list.store.ts";

export interface SheetCustomer extends Bought {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  isLocked: boolean;
  createdAt: Date;
  /** One line per address. */
  addresses: string[];
  /** One line per company: its CUI as entered and its name. */
  companies: string[];
}

/**
 * Returns matching customers with an id greater than `after`, by ascending id. `spentBani` excludes orders that ended
 * without a sale.
 */
export async function customersAfter(
  db: Db,
  filter: CustomerFilter,
  { after, limit }: { after: number; limit: number },
): Promise<SheetCustomer[]> {
  const { rows } = await sql<SheetCustomer>`
    select c.id, c.email, c.first_name as "firstName", c.last_name as "lastName", c.phone,
      c.locked_at is not null as "isLocked", c.created_at as "createdAt",
      array(select concat_ws(', ', a.street, city.name, county.name, nullif(a.postcode, ''))
        from customer_address a join city on city.id = a.city_id join county on county.id = a.county_id
        where a.customer_id = c.id order by a.id) as addresses,
      array(select concat_ws(' ', k.cui, k.name) from customer_company k
        where k.customer_id = c.id order by k.id) as companies,
      coalesce(bought.orders, 0) as orders, coalesce(bought.spent, 0) as "spentBani", bought.last_at as "lastAt"
    from (select * from customer where ${customerMatches(filter)} and id > ${after} order by id limit ${limit}) c
    left join lateral (
      select count(*) as orders, max(o.placed_at) as last_at,
        sum(o.total_bani) filter (where o.status not in ('cancelled', 'refused', 'returned')) as spent
      from order_facts o where o.customer_id = c.id
    ) bought on true
    order by c.id`.execute(db);
  return rows;
}

export interface SheetCompany extends StoredNumbers {
  email: string;
  county: string;
  city: string;
  street: string;
  postcode: string;
}

/** Returns companies in address books, keyed by CUI with aliases resolved. Oldest first. */
export async function storedCompanies(db: Db, cuis: readonly string[]): Promise<Map<string, SheetCompany[]>> {
  if (cuis.length === 0) return new Map();
  const { rows } = await sql<SheetCompany & { counted: string }>`
    select coalesce(alias.into_cui, ${digitsOf(sql`kept.cui`)}) as counted, c.email, kept.type, kept.name, kept.cui,
      kept.registry_number as "registryNumber", kept.bank, kept.iban, county.name as county, city.name as city,
      kept.street, kept.postcode
    from customer_company kept
    join customer c on c.id = kept.customer_id and c.erased_at is null
    join county on county.id = kept.county_id
    join city on city.id = kept.city_id
    left join company_alias_facts alias on alias.cui = ${digitsOf(sql`kept.cui`)}
    where ${digitsOf(sql`kept.cui`)} = any(${writtenFor(cuis)})
    order by kept.id`.execute(db);
  return Map.groupBy(rows, ({ counted }) => counted);
}
