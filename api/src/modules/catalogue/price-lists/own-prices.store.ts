import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db } from "../../../db/database.ts";
import { vatOn } from "../../../db/vat-on.ts";
import { type OwnRow, type OwnTerms, withVat } from "./own-price.rules.ts";
import type { ListDelivery } from "./price-lists.rules.ts";

export interface PriceBuyer {
  customerId: number | null;
  /**
   * CUI (digits) of the company in a manual order. Undefined for online orders: they use the chosen company or,
   * without a choice, all saved companies.
   */
  cui?: string | null;
}

/** Returns SQL for a company's CUI after merges of companies. */
function headOf(cui: RawBuilder<unknown>): RawBuilder<string> {
  return sql`coalesce((select a.into_cui from company_alias_facts a where a.cui = ${cui}), ${cui})`;
}

/** Returns SQL for the CUI of the chosen company, or of all saved companies if the customer has not chosen. */
function boughtFor(customerId: number | null): RawBuilder<unknown> {
  return sql`
    select ${headOf(sql`kept.cui`)} from customer_company_cui kept
    left join company_choice chosen on chosen.customer_id = kept.customer_id
    where kept.customer_id = ${customerId}::bigint
      and (chosen.customer_id is null or chosen.company_id = kept.company_id)`;
}

/** Returns whether a customer has a saved company and has not chosen to buy for themselves. */
export async function buysForCompany(db: Db, customerId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    /* buys-for-company */ select exists (${boughtFor(customerId)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Returns whether a customer always sees public prices: no price list, active or not, includes them, and they do not
 * buy for a company.
 */
export async function paysPublicPrices(db: Db, customerId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    /* pays-public-prices */ select not exists (${boughtFor(customerId)})
      and not exists (select from price_list_buyer where customer_id = ${customerId}::bigint) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

interface WriteInput {
  productIds: readonly number[];
  now: Date;
}

/** Returns the terms of a buyer's currently valid price lists, keyed by product id. */
export async function loadOwnTerms(
  db: Db,
  buyer: PriceBuyer,
  input: WriteInput,
): Promise<Map<number, OwnTerms>> {
  if (!mayHaveLists(buyer)) return new Map();
  return termsOf(db, sql`/* own-prices */ with mine as materialized (${listsOf(buyer, input.now)})`, input);
}

/** Returns the terms of the given lists that are currently valid, keyed by product id. */
export async function loadTermsOfLists(
  db: Db,
  listIds: readonly number[],
  input: WriteInput,
): Promise<Map<number, OwnTerms>> {
  if (listIds.length === 0) return new Map();
  const lists = sql`
    select l.id, l.name, l.takes_vouchers, l.is_net, true as is_own, '{}'::text[] as heads from price_list l
    where l.id = ${anyOf(listIds)} and ${isValid(input.now)}`;
  return termsOf(db, sql`/* prices-of-lists */ with mine as materialized (${lists})`, input);
}

/** Returns whether price lists can apply to the buyer. They cannot for guests without a company. */
export function mayHaveLists({ customerId, cui }: PriceBuyer): boolean {
  return customerId !== null || cui != null;
}

/** Returns SQL for a JSON array with the delivery terms of a buyer's currently valid price lists. */
export function ownDeliveryOf(buyer: PriceBuyer | undefined, now: Date): RawBuilder<ListDelivery[]> {
  if (!buyer || !mayHaveLists(buyer)) return sql`'[]'::json`;
  return sql`(select coalesce(json_agg(json_build_object('bani', d.delivery_bani,
      'freeFromBani', d.free_delivery_from_bani, 'isNet', d.is_delivery_net)), '[]')
    from (${listsOf(buyer, now)}) mine join price_list d on d.id = mine.id
    where num_nonnulls(d.delivery_bani, d.free_delivery_from_bani) > 0)`;
}

export interface MissingCompany {
  list: string;
  customerId: number;
  email: string;
  /** Digits of the CUI. */
  cui: string;
}

/** Returns list members whose account lacks the company that they were added for. The list does not apply to them. */
export async function loadMissingCompanies(
  db: Db,
  only: { listId: number } | { customerId: number },
): Promise<MissingCompany[]> {
  const chosen =
    "listId" in only ? sql`m.price_list_id = ${only.listId}` : sql`m.customer_id = ${only.customerId}`;
  const { rows } = await sql<MissingCompany>`
    select l.name as list, m.customer_id as "customerId", c.email, m.cui
    from price_list_buyer m
    join price_list l on l.id = m.price_list_id
    join customer_person c on c.id = m.customer_id and c.erased_at is null
    where ${chosen} and m.cui is not null and not exists (
      select from customer_company_cui kept
      where kept.customer_id = m.customer_id and ${headOf(sql`kept.cui`)} = ${headOf(sql`m.cui`)})
    order by l.id, c.email, m.cui limit 100`.execute(db);
  return rows;
}

function isValid(now: Date): RawBuilder<boolean> {
  return sql`(l.is_active and l.starts_at <= ${now} and (l.ends_at is null or l.ends_at > ${now}))`;
}

/** Returns the ids of a customer's currently valid lists, and when a list next starts or ends. */
export async function loadOwnLists(
  db: Db,
  customerId: number,
  now: Date,
): Promise<{ listIds: number[]; until: Date | null }> {
  const { rows } = await sql<{ listIds: number[]; until: Date | null }>`
    /* own-lists */ select
      array(select mine.id from (${listsOf({ customerId }, now)}) mine order by mine.id) as "listIds",
      (select min(moment) from price_list_buyer m join price_list l on l.id = m.price_list_id,
        unnest(array[l.starts_at, l.ends_at]) moment
        where m.customer_id = ${customerId}::bigint and l.is_active and moment > ${now}) as until`.execute(
    db,
  );
  return rows[0] ?? { listIds: [], until: null };
}

function listsOf({ customerId, cui }: PriceBuyer, now: Date): RawBuilder<unknown> {
  const isTyped = cui !== undefined;
  return sql`
    select l.id, l.name, l.takes_vouchers, l.is_net, bool_or(m.cui is null) as is_own,
      array_agg(distinct ${headOf(sql`m.cui`)}) as heads
    from price_list_buyer m join price_list l on l.id = m.price_list_id
    where ${isValid(now)}
      and case
        when m.cui is null then m.customer_id = ${customerId}::bigint
        when ${isTyped}::boolean then ${headOf(sql`m.cui`)} = ${headOf(sql`${cui ?? null}::text`)}
        else m.customer_id = ${customerId}::bigint and ${headOf(sql`m.cui`)} in (${boughtFor(customerId)})
      end
      and (m.customer_id = ${customerId}::bigint or m.cui = any(array(
        select a.cui from company_alias_facts a where a.into_cui = ${headOf(sql`${cui ?? null}::text`)}
      ) || ${headOf(sql`${cui ?? null}::text`)}))
    group by l.id`;
}

async function termsOf(
  db: Db,
  withMine: RawBuilder<unknown>,
  { productIds, now }: WriteInput,
): Promise<Map<number, OwnTerms>> {
  if (productIds.length === 0) return new Map();
  type Stored = Omit<OwnTerms, "rows"> & { vatPercent: number; rows: (OwnRow & { isNet: boolean })[] };
  const { rows } = await sql<Stored>`
    ${withMine}
    select p.id as "productId", p.list_price_bani as "listBani", p.price_bani as "publicBani",
      f.floor_bani as "floorBani", v.percent as "vatPercent",
      json_agg(json_build_object('listId', mine.id, 'list', mine.name, 'takesVouchers', mine.takes_vouchers, 'isNet', mine.is_net,
        'cuis', case when not mine.is_own then
          mine.heads || array(select a.cui from company_alias_facts a where a.into_cui = any(mine.heads)) end,
        'target', r.target, 'distance', r.distance, 'fromQuantity', r.from_quantity,
        'bani', r.price_bani, 'percent', r.percent)) as rows
    from mine
    cross join product_facts p
    join ${vatOn(now)} v on v.code = p.vat_code
    left join product_read read on read.product_id = p.id
    left join price_floor f on f.product_id = p.id
    cross join lateral (
      select 'product' as target, 0 as distance, from_quantity, price_bani, percent from price_list_row
        where price_list_id = mine.id and product_id = p.id
      union all
      select 'category', array_position(read.category_ids, category_id), from_quantity, price_bani, percent
        from price_list_row
        where price_list_id = mine.id and product_id is null and category_id = any(read.category_ids)
      union all
      select 'brand', 0, from_quantity, price_bani, percent from price_list_row
        where price_list_id = mine.id and product_id is null and category_id is null and brand_id = p.brand_id
      union all
      select 'all', 0, from_quantity, price_bani, percent from price_list_row
        where price_list_id = mine.id and num_nonnulls(product_id, category_id, brand_id) = 0
    ) r
    where p.id = ${anyOf(productIds)}
    group by p.id, p.list_price_bani, p.price_bani, f.floor_bani, v.percent`.execute(db);
  return new Map(
    rows.map(({ vatPercent, rows: stored, ...terms }) => [
      terms.productId,
      { ...terms, rows: stored.map(({ isNet, ...row }) => withVat(row, isNet ? vatPercent : 0)) },
    ]),
  );
}
