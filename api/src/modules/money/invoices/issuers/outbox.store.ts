/** Queries for documents that a service issues for the shop. */
import { type IssuerName, PROVISIONAL_SERIES } from "@curat/contract/staff/invoice-issuers.values";
import type { IssuingState } from "@curat/contract/staff/invoice-issuers.values";
import { sql } from "kysely";
import type { Waiting } from "../../../../calendar/waiting.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import type { InvoiceDocument } from "../invoice-document.ts";

export interface QueuedDocument {
  invoiceId: number;
  orderId: number;
  kind: "invoice" | "storno";
  issuer: IssuerName;
  state: IssuingState;
  /** The configured series, or for a storno its invoice's series. */
  series: string;
  sendsEfactura: boolean;
  isMailed: boolean;
  issuedAt: Date;
  document: InvoiceDocument;
  issuedSeries: string;
  issuedNumber: string | null;
  link: string | null;
  pdfTries: number;
  problem: string | null;
  reversed: { series: string; number: string; issuedAt: Date; isWhole: boolean } | null;
}

const COLUMNS = sql`d.invoice_id as "invoiceId", i.order_id as "orderId", i.kind, d.issuer, d.state,
  coalesce(d.series, t.series, '') as series, d.sends_efactura as "sendsEfactura", d.is_mailed as "isMailed",
  i.issued_at as "issuedAt", i.document, i.series as "issuedSeries", d.issued_number as "issuedNumber", d.link,
  d.pdf_tries as "pdfTries", d.problem,
  case when t.id is not null then json_build_object('series', t.series,
    'number', coalesce(o.issued_number, t.number::text), 'issuedAt', t.issued_at,
    'isWhole', i.return_id is null and i.refund_id is null) end as reversed`;
const SOURCE = sql`issuer_document d join invoice i on i.id = d.invoice_id
  left join invoice t on t.id = i.storno_of left join issuer_document o on o.invoice_id = t.id`;

export interface Assignment {
  issuer: IssuerName;
  series: string | null;
  sendsEfactura: boolean;
}

/** Returns which service issues an invoice; undefined for the shop itself. */
export async function findAssignment(db: Db, invoiceId: number): Promise<Assignment | undefined> {
  const { rows } = await sql<Assignment>`
    select issuer, series, sends_efactura as "sendsEfactura" from issuer_document where invoice_id = ${invoiceId}`.execute(
    db,
  );
  return rows[0];
}

export async function insertDocument(
  tx: Tx,
  { invoiceId, issuer, series, sendsEfactura, at }: Assignment & { invoiceId: number; at: Date },
): Promise<void> {
  await sql`
    insert into issuer_document (invoice_id, issuer, series, sends_efactura, state, next_at, queued_at)
    values (${invoiceId}, ${issuer}, ${series}, ${sendsEfactura}, 'waiting', ${at}, ${at})`.execute(tx);
}

export async function markMailed(tx: Tx, invoiceId: number): Promise<void> {
  await sql`update issuer_document set is_mailed = true where invoice_id = ${invoiceId}`.execute(tx);
}

/** Locks and returns a document. */
export async function lockDocument(tx: Tx, invoiceId: number): Promise<QueuedDocument | undefined> {
  const { rows } = await sql<QueuedDocument>`
    select ${COLUMNS} from ${SOURCE} where d.invoice_id = ${invoiceId} for update of d`.execute(tx);
  return rows[0];
}

/**
 * Returns the next document to send. A document waits for earlier documents of its order. All documents wait while
 * the result of one is unknown.
 */
export async function nextToSend(db: Db, issuer: IssuerName, now: Date): Promise<QueuedDocument | undefined> {
  const { rows } = await sql<QueuedDocument>`
    select ${COLUMNS} from ${SOURCE}
    where d.issuer = ${issuer} and d.state = 'waiting' and d.next_at <= ${now}
      and not exists (select from issuer_document e join invoice f on f.id = e.invoice_id
        where f.order_id = i.order_id and e.invoice_id < d.invoice_id and e.state <> 'issued')
      and not exists (select from issuer_document u
        where u.issuer = ${issuer} and u.state = 'unknown' and u.next_at is not null)
    order by d.invoice_id limit 1`.execute(db);
  return rows[0];
}

/** Locks and returns an invoice's stornos that the service has to issue. */
export async function lockStornos(tx: Tx, invoiceId: number): Promise<QueuedDocument[]> {
  const { rows } = await sql<QueuedDocument>`
    select ${COLUMNS} from ${SOURCE} where i.storno_of = ${invoiceId} order by d.invoice_id for update of d`.execute(
    tx,
  );
  return rows;
}

/** Removes a document from the service's work, including its attempts. */
export async function deleteDocument(tx: Tx, invoiceId: number): Promise<void> {
  await sql`delete from issuer_document where invoice_id = ${invoiceId}`.execute(tx);
}

/** Returns documents with an unknown result that are due for a query. */
export async function listToFind(db: Db, issuer: IssuerName, now: Date): Promise<QueuedDocument[]> {
  const { rows } = await sql<QueuedDocument>`
    select ${COLUMNS} from ${SOURCE}
    where d.issuer = ${issuer} and d.state = 'unknown' and d.next_at <= ${now} order by d.invoice_id limit 50`.execute(
    db,
  );
  return rows;
}

/** Returns issued documents whose PDF is due for download. */
export async function listWithoutPdf(db: Db, issuer: IssuerName, now: Date): Promise<QueuedDocument[]> {
  const { rows } = await sql<QueuedDocument>`
    select ${COLUMNS} from ${SOURCE}
    where d.issuer = ${issuer} and d.state = 'issued' and d.pdf is null and d.next_at <= ${now}
    order by d.next_at, d.invoice_id limit 50`.execute(db);
  return rows;
}

/** Returns the services with pending work. */
export async function listBusy(db: Db): Promise<IssuerName[]> {
  const { rows } = await sql<{ issuer: IssuerName }>`
    select distinct issuer from issuer_document where state <> 'issued' or pdf is null`.execute(db);
  return rows.map(({ issuer }) => issuer);
}

/** Changes a document's state. Returns false if it is no longer in an expected state. */
export async function moveDocument(
  db: Db,
  { invoiceId, from, to }: { invoiceId: number; from: readonly IssuingState[]; to: IssuingState },
  { nextAt, problem = null }: { nextAt: Date | null; problem?: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update issuer_document set state = ${to}, next_at = ${nextAt}::timestamptz, problem = ${problem}::text
    where invoice_id = ${invoiceId} and state = any(${[...from]}::text[]) returning invoice_id`.execute(db);
  return rows.length > 0;
}

/** Postpones all waiting documents of a service that currently refuses calls. */
export async function pauseSending(
  db: Db,
  issuer: IssuerName,
  { until, problem }: { until: Date; problem: string },
): Promise<void> {
  await sql`
    update issuer_document set next_at = ${until}, problem = ${problem}
    where issuer = ${issuer} and state = 'waiting' and next_at < ${until}`.execute(db);
}

/** Stores the number. Returns false if another invoice has it. */
export async function writeNumber(
  tx: Tx,
  invoiceId: number,
  {
    series,
    number,
    link,
    document,
    at,
  }: { series: string; number: string; link: string | null; document: InvoiceDocument; at: Date },
): Promise<boolean> {
  const value = Number(number);
  // The lock on the series row serialises this with other documents of the series.
  await sql`
    insert into invoice_series (code, next_number) values (${series}, ${value}::int + 1)
    on conflict (code) do update set next_number = greatest(invoice_series.next_number, excluded.next_number)`.execute(
    tx,
  );
  const taken = await sql`
    select from invoice where series = ${series} and number = ${value}::int and id <> ${invoiceId}`.execute(
    tx,
  );
  if (taken.rows.length > 0) return false;
  await sql`
    update invoice set series = ${series}, number = ${value}::int, document = ${JSON.stringify(document)}::jsonb
    where id = ${invoiceId}`.execute(tx);
  await sql`
    update issuer_document set state = 'issued', issued_number = ${number}, link = ${link}::text, problem = null,
      next_at = ${at} where invoice_id = ${invoiceId}`.execute(tx);
  return true;
}

export async function writePdf(tx: Tx, invoiceId: number, pdf: Uint8Array): Promise<boolean> {
  const { rows } = await sql`
    update issuer_document set pdf = ${Buffer.from(pdf)}, next_at = null, problem = null
    where invoice_id = ${invoiceId} and state = 'issued' and pdf is null returning invoice_id`.execute(tx);
  return rows.length > 0;
}

export async function postponePdf(
  db: Db,
  invoiceId: number,
  { nextAt, problem }: { nextAt: Date; problem: string },
): Promise<void> {
  await sql`
    update issuer_document set pdf_tries = pdf_tries + 1, next_at = ${nextAt}, problem = ${problem}
    where invoice_id = ${invoiceId} and state = 'issued' and pdf is null`.execute(db);
}

/** Returns the service's PDF; null until it is downloaded, undefined for the shop's own invoices. */
export async function findPdf(
  db: Db,
  invoiceId: number,
): Promise<Uint8Array<ArrayBuffer> | null | undefined> {
  const { rows } = await sql<{ pdf: Buffer | null }>`
    select pdf from issuer_document where invoice_id = ${invoiceId}`.execute(db);
  const [row] = rows;
  return row?.pdf ? new Uint8Array(row.pdf) : row && null;
}

/** Returns whether the shop itself has numbered documents in a series. */
export async function isOwnSeries(db: Db, series: string): Promise<boolean> {
  const { rows } = await sql`
    select from invoice i where i.series = ${series}
      and not exists (select from issuer_document d where d.invoice_id = i.id) limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns those of the series in which a service numbers documents. */
export async function foreignSeries(db: Db, series: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ series: string }>`
    select distinct i.series from invoice i join issuer_document d on d.invoice_id = i.id
    where i.series = any(${[...series]}::text[])`.execute(db);
  return new Set([PROVISIONAL_SERIES, ...rows.map((row) => row.series)]);
}

/**
 * Starts an attempt. Returns undefined if another call to the service is running or the service no longer has to
 * issue the document.
 */
export async function insertAttempt(
  tx: Tx,
  { invoiceId, issuer, at }: { invoiceId: number; issuer: IssuerName; at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into issuer_attempt (invoice_id, issuer, started_at)
    select invoice_id, ${issuer}, ${at} from issuer_document where invoice_id = ${invoiceId} for key share
    on conflict do nothing returning id::integer as id`.execute(tx);
  return rows[0]?.id;
}

/** Stores the mark just before the call. Returns false if the attempt was abandoned. */
export async function markAttempt(db: Db, attemptId: number, mark: string): Promise<boolean> {
  const { rows } = await sql`
    update issuer_attempt set mark = ${mark} where id = ${attemptId} and ended is null returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Locks an attempt. Returns false if it has ended. */
export async function lockAttempt(tx: Tx, attemptId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from issuer_attempt where id = ${attemptId} and ended is null for update`.execute(tx);
  return rows.length > 0;
}

/** Records how an attempt ended. Returns false if that was already recorded. */
export async function endAttempt(
  db: Db,
  attemptId: number,
  {
    ended,
    at,
    answer = null,
  }: { ended: "issued" | "refused" | "not_sent" | "unknown"; at: Date; answer?: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update issuer_attempt set ended = ${ended}, ended_at = ${at}, answer = ${answer}::text
    where id = ${attemptId} and ended is null returning id`.execute(db);
  return rows.length > 0;
}

/** Returns the document's attempt with an unknown result. */
export async function findUnknownAttempt(
  db: Db,
  invoiceId: number,
): Promise<{ id: number; mark: string } | undefined> {
  const { rows } = await sql<{ id: number; mark: string }>`
    select id::integer as id, coalesce(mark, '') as mark from issuer_attempt
    where invoice_id = ${invoiceId} and may_be_issued and ended = 'unknown' and settled is null`.execute(db);
  return rows[0];
}

export async function settleAttempt(
  db: Db,
  invoiceId: number,
  { settled, at }: { settled: "issued" | "absent"; at: Date },
): Promise<void> {
  await sql`
    update issuer_attempt set settled = ${settled}, settled_at = ${at}
    where invoice_id = ${invoiceId} and ended = 'unknown' and settled is null`.execute(db);
}

export async function listAbandoned(
  db: Db,
  before: Date,
): Promise<{ attemptId: number; invoiceId: number; hasBegun: boolean }[]> {
  const { rows } = await sql<{ attemptId: number; invoiceId: number; hasBegun: boolean }>`
    select id::integer as "attemptId", invoice_id as "invoiceId", mark is not null as "hasBegun"
    from issuer_attempt where ended is null and started_at < ${before}`.execute(db);
  return rows;
}

interface OpenDocument {
  invoiceId: number;
  orderId: number;
  orderNumber: number;
  kind: "invoice" | "storno";
  name: string | null;
  issuedAt: Date;
  totalBani: number;
  issuer: IssuerName;
  state: IssuingState;
  problem: string | null;
  nextAt: Date | null;
}

interface ListedDocument extends OpenDocument {
  /**
   * Whether the shop may issue the document itself: the service has certainly not issued it, and the invoice of a
   * storno has a number.
   */
  isMovable: boolean;
}

const IS_OPEN = sql<boolean>`(d.state <> 'issued' or d.pdf is null)`;

/** Returns documents without a number or PDF, oldest first, at most 100. */
export async function listOpen(db: Db): Promise<{ rows: ListedDocument[]; total: number }> {
  const { rows } = await sql<ListedDocument>`
    select d.invoice_id as "invoiceId", i.order_id as "orderId", (i.document ->> 'orderNumber')::bigint as "orderNumber",
      i.kind, case when d.state = 'issued' then i.series || ' ' || d.issued_number end as name, i.issued_at as "issuedAt",
      i.total_bani as "totalBani", d.issuer, d.state, d.problem, d.next_at as "nextAt",
      d.state in ('waiting', 'refused') and coalesce(t.series, '') <> ${PROVISIONAL_SERIES} as "isMovable"
    from issuer_document d join invoice i on i.id = d.invoice_id left join invoice t on t.id = i.storno_of
    where ${IS_OPEN} order by d.invoice_id limit 100`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from issuer_document d where ${IS_OPEN}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns the issuing state of invoices. */
export async function loadIssuing(
  db: Db,
  orderId: number,
): Promise<Map<number, Pick<OpenDocument, "issuer" | "state" | "problem">>> {
  const { rows } = await sql<Pick<OpenDocument, "invoiceId" | "issuer" | "state" | "problem">>`
    select d.invoice_id as "invoiceId", d.issuer, d.state, d.problem
    from issuer_document d join invoice i on i.id = d.invoice_id where i.order_id = ${orderId}`.execute(db);
  return new Map(rows.map(({ invoiceId, ...rest }) => [invoiceId, rest]));
}

/** Counts documents that a service refused, that are late, or whose result only staff can find out. */
export async function countTroubled(db: Db, lateBefore: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(d.queued_at) as oldest from issuer_document d
    where ${IS_OPEN} and (d.state = 'refused' or (d.state = 'unknown' and d.next_at is null) or d.queued_at < ${lateBefore})`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}
