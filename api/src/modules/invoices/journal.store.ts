/** The SQL of the sales journal: what was issued in a period, in the order of issue. */
import { sql } from "kysely";
import type { Period } from "../../calendar/period.ts";
import type { Db } from "../../db/database.ts";
import { isIn } from "../../db/period.ts";
import type { VatShare } from "./invoice-document.ts";

export interface JournalRow {
  id: number;
  orderId: number;
  orderNumber: number;
  series: string;
  number: number;
  kind: "invoice" | "storno";
  /** The day in Romania, yyyy-mm-dd. */
  issuedOn: string;
  /** "CUR-1042", of what a storno takes back. */
  stornoOf: string | null;
  buyer: string;
  cui: string;
  shares: VatShare[];
  netBani: number;
  vatBani: number;
  totalBani: number;
}

/** Papers of a period after the one that is named; 0 for the first of them. */
export async function listJournal(
  db: Db,
  { period, after, most }: { period: Period; after: number; most: number },
): Promise<JournalRow[]> {
  const { rows } = await sql<JournalRow>`
    select i.id, i.order_id as "orderId", (i.document ->> 'orderNumber')::bigint as "orderNumber", i.series, i.number, i.kind,
      to_char(i.issued_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as "issuedOn",
      t.series || '-' || t.number as "stornoOf", i.document #>> '{buyer,name}' as buyer, i.document #>> '{buyer,cui}' as cui,
      i.document -> 'vat' as shares, i.net_bani as "netBani", i.vat_bani as "vatBani", i.total_bani as "totalBani"
    from invoice i left join invoice t on t.id = i.storno_of
    where ${isIn(sql`i.issued_at`, period)}
      and (${after} = 0 or (i.issued_at, i.id) > (select a.issued_at, a.id from invoice a where a.id = ${after}))
    order by i.issued_at, i.id limit ${most}`.execute(db);
  return rows;
}

/** What was sold in a month of Romania, yyyy-mm, at a rate, stornos taken off. */
export interface MonthShare extends VatShare {
  month: string;
}

export async function sumVat(db: Db, period: Period): Promise<MonthShare[]> {
  const { rows } = await sql<MonthShare>`
    select to_char(i.issued_at at time zone 'Europe/Bucharest', 'YYYY-MM') as month, s.category, s.percent,
      sum(s."netBani")::bigint as "netBani", sum(s."vatBani")::bigint as "vatBani"
    from invoice i
    cross join lateral jsonb_to_recordset(i.document -> 'vat') as s (category text, percent numeric, "netBani" bigint, "vatBani" bigint)
    where ${isIn(sql`i.issued_at`, period)}
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

/** The sums of all papers of a period, as each of them says its own. */
export async function sumJournal(db: Db, period: Period): Promise<JournalTotals> {
  const { rows } = await sql<JournalTotals>`
    select count(*) filter (where i.kind = 'invoice') as invoices, count(*) filter (where i.kind = 'storno') as stornos,
      coalesce(sum(i.net_bani), 0)::bigint as "netBani", coalesce(sum(i.vat_bani), 0)::bigint as "vatBani",
      coalesce(sum(i.total_bani), 0)::bigint as "totalBani"
    from invoice i where ${isIn(sql`i.issued_at`, period)}`.execute(db);
  return rows[0] ?? { invoices: 0, stornos: 0, netBani: 0, vatBani: 0, totalBani: 0 };
}
