/** The cash book lists the cash on delivery that couriers have remitted. */
import { PROVISIONAL_SERIES } from "@curat/contract/staff/invoice-issuers.values";
import { type RawBuilder, sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";

export interface CashBookRow {
  id: number;
  day: string;
  file: string;
  awb: string;
  orderId: number | null;
  orderNumber: number | null;
  invoice: string | null;
  amountBani: number;
}

/** A row without a day counts on the day of its file's upload. */
const DAY = sql`coalesce(r.day, (f.uploaded_at at time zone 'Europe/Bucharest')::date)`;

/** Returns the FROM and WHERE clauses for a period's remittances. Excludes dismissed rows and unreadable amounts. */
function handedOver({ from, to }: Period): RawBuilder<unknown> {
  return sql`incoming_row r join incoming_file f on f.id = r.file_id
    where r.kind = 'cod' and r.state <> 'set_aside' and r.amount_bani is not null
      and ${DAY} between ${from}::date and ${to}::date`;
}

/** Returns a period's rows ordered by day, after the row with the id `after` (0 for the first page). */
export async function listCashBook(
  db: Db,
  { period, after, limit }: { period: Period; after: number; limit: number },
): Promise<CashBookRow[]> {
  const { rows } = await sql<CashBookRow>`
    with told as materialized (
      select r.id, ${DAY} as day, f.name as file, r.awb, r.order_id, r.amount_bani from ${handedOver(period)}
    )
    select t.id, to_char(t.day, 'YYYY-MM-DD') as day, t.file, t.awb, t.order_id as "orderId", o.number as "orderNumber",
      v.series || '-' || v.number as invoice, t.amount_bani as "amountBani"
    from told t left join order_payer o on o.order_id = t.order_id
    left join lateral (
      select series, number from current_invoice s
      where s.order_id = t.order_id and s.series <> ${PROVISIONAL_SERIES} order by s.issued_at desc limit 1
    ) v on true
    where ${after} = 0 or (t.day, t.id) > (select a.day, a.id from told a where a.id = ${after})
    order by t.day, t.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns a period's totals. `openBani` is the amount that is not matched to orders yet. */
export async function sumCashBook(
  db: Db,
  period: Period,
): Promise<{ rows: number; amountBani: number; openBani: number }> {
  const { rows } = await sql<{ rows: number; amountBani: number; openBani: number }>`
    select count(*) as rows, coalesce(sum(r.amount_bani), 0)::bigint as "amountBani",
      coalesce(sum(r.amount_bani) filter (where r.order_id is null), 0)::bigint as "openBani"
    from ${handedOver(period)}`.execute(db);
  return rows[0] ?? { rows: 0, amountBani: 0, openBani: 0 };
}
