import type { EfacturaState, EfacturaView } from "@curat/contract/staff/efactura.values";
import { type RawBuilder, sql } from "kysely";
import type { Waiting } from "../../../../../calendar/waiting.ts";
import type { Db, Tx } from "../../../../../db/database.ts";
import { startOf } from "../../../../../db/period.ts";
import { type Problem, TAKEN_BACK, WAITS_FOR_ANOTHER } from "../sending/documents.store.ts";

export interface QueueRow {
  invoiceId: number;
  orderId: number;
  series: string;
  number: number;
  kind: "invoice" | "storno";
  issuedAt: Date;
  /** The last day for submission to ANAF, yyyy-mm-dd. */
  dueOn: string;
  totalBani: number;
  buyer: string;
  state: EfacturaState;
  problems: Problem[];
  isClosed: boolean;
  hasZip: boolean;
  standing: number;
  nextAt: Date | null;
  /** Name of the invoice whose result a storno awaits, such as "CUR-1042". */
  waitsFor: string | null;
}

export const BLOCKED = sql<boolean>`(d.state = 'refused' or d.state = 'draft' and d.problems <> '[]') and d.closed_at is null`;
const OPEN = sql<boolean>`d.state <> 'accepted' and d.closed_at is null`;
const HAS_ZIP = sql<boolean>`exists (
  select from efactura_message m where m.invoice_id = d.invoice_id and m.zip is not null and m.kind = 'sent')`;
const SENT_COUNT = sql<number>`(
  select count(*)::int from efactura_message m where m.invoice_id = d.invoice_id and m.kind = 'sent')`;

/** Returns an SQL condition for a view. `today` is the day in Romania. A ZIP counts as missing after an hour. */
function shownBy(view: EfacturaView, { today, now }: Moment): RawBuilder<boolean> {
  switch (view) {
    case "waiting":
      return sql`${OPEN} and not (${BLOCKED})`;
    case "refused":
      return BLOCKED;
    case "late":
      return sql`${OPEN} and d.due_on < ${today}::date`;
    case "missing":
      return sql`d.state = 'accepted' and not ${HAS_ZIP} and not exists (
        select from efactura_message m where m.invoice_id = d.invoice_id and m.kind = 'sent'
          and m.created_at > ${now}::timestamptz - interval '1 hour')`;
    case "double":
      return sql`d.state = 'accepted' and ${SENT_COUNT} > 1`;
    case "all":
      return sql`true`;
  }
}

export interface Moment {
  now: Date;
  today: string;
}

const ROW = sql`
  d.invoice_id as "invoiceId", i.order_id as "orderId", i.series, i.number, i.kind, i.issued_at as "issuedAt",
  d.due_on::text as "dueOn", i.total_bani as "totalBani", i.document #>> '{buyer,name}' as buyer, d.state, d.problems,
  d.closed_at is not null as "isClosed", ${HAS_ZIP} as "hasZip", ${SENT_COUNT} as standing, d.next_at as "nextAt",
  (select w.series || '-' || w.number from invoice w where w.id = i.storno_of and d.state in ('draft', 'valid')
    and d.closed_at is null and ${WAITS_FOR_ANOTHER}) as "waitsFor"`;
const IN_LINE = sql`efactura_document d join invoice i on i.id = d.invoice_id ${TAKEN_BACK}`;

export async function listQueue(
  db: Db,
  { view, page, perPage, ...moment }: { view: EfacturaView; page: number; perPage: number } & Moment,
): Promise<QueueRow[]> {
  const order = view === "all" ? sql`d.invoice_id desc` : sql`d.due_on, d.invoice_id`;
  const { rows } = await sql<QueueRow>`
    select ${ROW} from ${IN_LINE}
    where ${shownBy(view, moment)} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  return rows;
}

export async function countQueue(db: Db, view: EfacturaView, moment: Moment): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from efactura_document d where ${shownBy(view, moment)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findQueued(db: Db, invoiceId: number): Promise<QueueRow | undefined> {
  const { rows } = await sql<QueueRow>`
    select ${ROW} from ${IN_LINE}
    where d.invoice_id = ${invoiceId}`.execute(db);
  return rows[0];
}

export async function countWaiting(db: Db, views: readonly EfacturaView[], moment: Moment): Promise<Waiting> {
  const shown = sql.join(
    views.map((view) => sql`(${shownBy(view, moment)})`),
    sql` or `,
  );
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(i.issued_at) as oldest, max(i.issued_at) as newest
    from efactura_document d join invoice i on i.id = d.invoice_id where ${shown}`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

export async function listOutside(db: Db, from: string): Promise<{ id: number; issuedAt: Date }[]> {
  const { rows } = await sql<{ id: number; issuedAt: Date }>`
    select i.id, i.issued_at as "issuedAt" from invoice i
    where i.issued_at >= ${from}::date::timestamp at time zone 'Europe/Bucharest'
      and not exists (select from efactura_document d where d.invoice_id = i.id)
      and not exists (select from issuer_document s
        where s.invoice_id = i.id and (s.sends_efactura or s.state <> 'issued'))
    order by i.id limit 10000`.execute(db);
  return rows;
}

/** Closes a refused or blocked invoice and the stornos that wait for it. Returns false for any other invoice. */
export async function closeDocument(tx: Tx, invoiceId: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update efactura_document d set closed_at = ${at}, next_at = null
    where d.invoice_id = ${invoiceId} and ${BLOCKED} returning d.invoice_id`.execute(tx);
  if (rows.length === 0) return false;
  await sql`
    update efactura_document d set state = 'draft', closed_at = ${at}, next_at = null
    from invoice i where i.id = d.invoice_id and i.storno_of = ${invoiceId}
      and d.state in ('draft', 'valid') and d.closed_at is null`.execute(tx);
  return true;
}

/** Returns the names of the stornos that wait for an invoice's result, such as "CUR-1043". */
export async function listWaitingStornos(db: Db, invoiceId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select i.series || '-' || i.number as name from ${IN_LINE}
    where i.storno_of = ${invoiceId} and d.state in ('draft', 'valid') and d.closed_at is null and ${WAITS_FOR_ANOTHER}
    order by i.id`.execute(db);
  return rows.map(({ name }) => name);
}

export interface AttemptRow {
  started_at: Date;
  ended: "sent" | "unknown" | "refused" | "not_sent" | null;
  ended_at: Date | null;
  upload_index: string | null;
  answer: string | null;
  settled: "accepted" | "refused" | "absent" | null;
  settled_at: Date | null;
}

export async function listAttempts(db: Db, invoiceId: number): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select started_at, ended, ended_at, upload_index, answer, settled, settled_at
    from efactura_attempt where invoice_id = ${invoiceId} order by id`.execute(db);
  return rows;
}

export interface MessageRow {
  id: string;
  kind: "sent" | "errors" | "received" | "buyer";
  created_at: Date;
  has_zip: boolean;
  problem: string | null;
}

export async function listMessages(db: Db, invoiceId: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select id, kind, created_at, zip is not null as has_zip, problem
    from efactura_message where invoice_id = ${invoiceId} order by created_at, id`.execute(db);
  return rows;
}

export interface ReceivedRow extends MessageRow {
  party: string | null;
  number: string | null;
  issued_on: string | null;
  total_bani: number | null;
}

export async function listReceived(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: ReceivedRow[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    sql<ReceivedRow>`
      select id, kind, created_at, zip is not null as has_zip, problem, party, number, issued_on::text, total_bani
      from efactura_message where kind = 'received'
      order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    countReceived(db),
  ]);
  return { rows, total };
}

export async function countReceived(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from efactura_message where kind = 'received'`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface StoredZip {
  id: string;
  kind: "sent" | "errors" | "received" | "buyer";
  uploadIndex: string;
  number: string | null;
  zip: Buffer;
}

export async function findZip(db: Db, id: string): Promise<StoredZip | undefined> {
  const { rows } = await sql<StoredZip>`
    select id, kind, upload_index as "uploadIndex", number, zip from efactura_message
    where id = ${id} and zip is not null`.execute(db);
  return rows[0];
}

/** Returns the ZIPs of messages received in a Romanian calendar year, sorted by id. */
export async function listZips(
  db: Db,
  { year, after, limit }: { year: number; after: string; limit: number },
): Promise<StoredZip[]> {
  const { rows } = await sql<StoredZip>`
    select id, kind, upload_index as "uploadIndex", number, zip from efactura_message
    where zip is not null and id > ${after} and created_at >= ${startOf(`${year}-01-01`)} and created_at < ${startOf(`${year + 1}-01-01`)}
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the calendar years from the first to the last invoice and from the first to the last ZIP, latest first. */
export async function listYears(db: Db): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    with spans (first, last) as (
      select min(issued_at), max(issued_at) from invoice
      union all select min(created_at), max(created_at) from efactura_message where zip is not null
    )
    select distinct generate_series(
      extract(year from first at time zone 'Europe/Bucharest')::int,
      extract(year from last at time zone 'Europe/Bucharest')::int) as year
    from spans where first is not null order by 1 desc`.execute(db);
  return rows.map(({ year }) => year);
}
