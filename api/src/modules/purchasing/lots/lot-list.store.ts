import { EXPIRING_DAYS } from "@curat/contract/staff/lots.values";
import { sql } from "kysely";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Waiting } from "../../../calendar/waiting.ts";
import type { Db } from "../../../db/database.ts";
import { foldedPart } from "../../../db/folded.ts";
import type { Paging } from "../../../db/page.ts";
import { hasWord, wordsOf } from "../../catalogue/catalog/index.ts";
import type { Lot } from "./lots.store.ts";

export interface ListedLot extends Lot {
  productId: number;
  productCode: string;
  product: string;
}

const LISTED = sql`l.id, l.product_id as "productId", p.code as "productCode", p.name as product, l.code,
  to_char(l.expires_on, 'YYYY-MM-DD') as "expiresOn", l.pieces`;

/**
 * Returns a page of lots by expiry date, soonest first. With `until`, only lots that have pieces and expire by that
 * day. `q` matches the lot and the product.
 */
export async function listLots(
  db: Db,
  { until, q = "", page, perPage }: Paging & { until: string | undefined; q?: string | undefined },
): Promise<{ rows: ListedLot[]; total: number }> {
  const matches = wordsOf(q).map(
    (word) => sql`(lower(l.code) like ${foldedPart(word)}
      or l.product_id in (select p.id from product_facts p where ${hasWord(word)}))`,
  );
  const conditions = [
    ...(until === undefined ? [] : [sql`l.pieces > 0 and l.expires_on <= ${until}::date`]),
    ...matches,
  ];
  const found = sql`lot l ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}`;
  const { rows } = await sql<ListedLot>`
    select ${LISTED} from (
      select l.* from ${found} order by l.expires_on nulls last, l.id limit ${perPage} offset ${(page - 1) * perPage}
    ) l join product_facts p on p.id = l.product_id order by l.expires_on nulls last, l.id`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${found}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const MAX_NAMED = 5;

/** Returns how many lots with pieces have expired or expire within 30 days, and names the first ones. */
export async function expiringLots(db: Db, now: Date): Promise<Waiting & { details: string[] }> {
  const today = romanianDay(now);
  const { rows } = await sql<{ count: number; due: Date | null; names: string[] | null }>`
    with expiring as materialized (
      select l.id, l.product_id, l.code, l.expires_on from lot l
      where l.pieces > 0 and l.expires_on <= ${plusDays(today, EXPIRING_DAYS)}::date
    ), first as (select * from expiring order by expires_on, id limit ${MAX_NAMED})
    select (select count(*)::integer from expiring) as count,
      (select min(expires_on)::timestamp at time zone 'Europe/Bucharest' from expiring) as due,
      (select array_agg(p.name || ', lot ' || f.code || case when f.expires_on < ${today}::date then ' (expirat)' else '' end
        order by f.expires_on, f.id) from first f join product_facts p on p.id = f.product_id) as names`.execute(
    db,
  );
  const { count = 0, due = null, names } = rows[0] ?? {};
  return { count, oldest: null, due, details: names ?? [] };
}

export async function findListedLot(db: Db, id: number): Promise<ListedLot | undefined> {
  const { rows } = await sql<ListedLot>`
    select ${LISTED} from lot l join product_facts p on p.id = l.product_id where l.id = ${id}`.execute(db);
  return rows[0];
}

export interface LotSale {
  orderId: number;
  number: number;
  buyer: string;
  email: string;
  phone: string;
  pieces: number;
  shippedAt: Date;
}

/** Returns a page of the orders that contain pieces of a lot, newest first. */
export async function listSales(
  db: Db,
  lotId: number,
  { page, perPage }: Paging,
): Promise<{ rows: LotSale[]; total: number }> {
  const { rows } = await sql<LotSale>`
    select s.order_id as "orderId", o.number, o.buyer_name as buyer, coalesce(o.email, '') as email,
      coalesce(c.phone, '') as phone, s.pieces, s.shipped_at as "shippedAt"
    from (select * from lot_sale where lot_id = ${lotId} order by shipped_at desc, order_id desc
      limit ${perPage} offset ${(page - 1) * perPage}) s
    join order_facts o on o.order_id = s.order_id join order_contact c on c.order_id = s.order_id
    order by s.shipped_at desc, s.order_id desc`.execute(db);
  const counted = await sql<{ total: number; pieces: number }>`
    select count(*)::integer as total from lot_sale where lot_id = ${lotId}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export interface Discard {
  id: number;
  pieces: number;
  at: Date;
  isRestored: boolean;
}

/** Returns the latest 50 discards of a lot. */
export async function listDiscards(db: Db, lotId: number): Promise<Discard[]> {
  const { rows } = await sql<Discard>`
    select e.id, -e.pieces as pieces, e.at, exists (select from lot_entry r where r.restores = e.id) as "isRestored"
    from lot_entry e where e.lot_id = ${lotId} and e.kind = 'discarded' order by e.id desc limit 50`.execute(
    db,
  );
  return rows;
}
