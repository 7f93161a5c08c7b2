import { sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";
import { isIn } from "../../../db/period.ts";
import type { VatShare } from "./invoice-document.ts";
import type { RegisterRow } from "./register-row.ts";

export interface JournalRow extends RegisterRow {
  shares: VatShare[];
}

/** Returns a period's rows in order of issue, after the row with the id `after` (0 for the first page). */
export async function listJournal(
  db: Db,
  { period, after, limit }: { period: Period; after: number; limit: number },
): Promise<JournalRow[]> {
  const { rows } = await sql<JournalRow>`
    select invoice_id as id, order_id as "orderId", order_number as "orderNumber", series, number, kind,
      issued_on::text as "issuedOn", storno_of as "stornoOf", buyer, cui, shares,
      net_bani as "netBani", vat_bani as "vatBani", total_bani as "totalBani"
    from invoice_register
    where ${isIn(sql`issued_at`, period)}
      and (${after} = 0 or (issued_at, invoice_id) >
        (select a.issued_at, a.invoice_id from invoice_register a where a.invoice_id = ${after}))
    order by issued_at, invoice_id limit ${limit}`.execute(db);
  return rows;
}

/** Sales at one VAT rate in a Romanian month (yyyy-mm), minus stornos. */
export interface MonthShare extends VatShare {
  month: string;
}

export async function sumVat(db: Db, period: Period): Promise<MonthShare[]> {
  const { rows } = await sql<MonthShare>`
    select to_char(r.issued_on, 'YYYY-MM') as month, s.category, s.percent,
      sum(s."netBani")::bigint as "netBani", sum(s."vatBani")::bigint as "vatBani"
    from invoice_register r
    cross join lateral jsonb_to_recordset(r.shares) as s (category text, percent numeric, "netBani" bigint, "vatBani" bigint)
    where ${isIn(sql`r.issued_at`, period)}
    group by 1, 2, 3 order by 1, 3 desc, 2`.execute(db);
  return rows;
}

export interface JournalTotals {
  invoices: number;
  stornos: number;
  netBani: number;
  vatBani: number;
  totalBani: number;
}

export async function sumJournal(db: Db, period: Period): Promise<JournalTotals> {
  const { rows } = await sql<JournalTotals>`
    select count(*) filter (where kind = 'invoice') as invoices, count(*) filter (where kind = 'storno') as stornos,
      coalesce(sum(net_bani), 0)::bigint as "netBani", coalesce(sum(vat_bani), 0)::bigint as "vatBani",
      coalesce(sum(total_bani), 0)::bigint as "totalBani"
    from invoice_register where ${isIn(sql`issued_at`, period)}`.execute(db);
  return rows[0] ?? { invoices: 0, stornos: 0, netBani: 0, vatBani: 0, totalBani: 0 };
}
