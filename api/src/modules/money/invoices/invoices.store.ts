import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { startOf } from "../../../db/period.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

export interface Invoice {
  id: number;
  series: string;
  number: number;
  kind: "invoice" | "storno";
  issuedAt: Date;
  document: InvoiceDocument;
  /** Day from which the payment term counts; null for the day of issue. */
  termFrom: string | null;
}

/** Returns the order's invoice unless a storno has fully reversed it. */
export async function findValidInvoice(db: Db, orderId: number): Promise<Invoice | undefined> {
  const { rows } = await sql<Invoice>`
    select id, series, number, kind, issued_at as "issuedAt", document, term_from::text as "termFrom" from invoice i
    where order_id = ${orderId} and kind = 'invoice'
      and not exists (select from invoice s where s.storno_of = i.id and s.return_id is null and s.refund_id is null)
    order by id desc limit 1`.execute(db);
  return rows[0];
}

/** Returns whether returns or refunds have reversed part of an invoice. */
export async function isPartlyReversed(db: Db, invoiceId: number): Promise<boolean> {
  return (await listPartStornos(db, invoiceId)).length > 0;
}

/** Returns an invoice's partial stornos, which belong to returns and refunds. */
export async function listPartStornos(db: Db, invoiceId: number): Promise<InvoiceDocument[]> {
  const { rows } = await sql<{ document: InvoiceDocument }>`
    select document from invoice
    where storno_of = ${invoiceId} and (return_id is not null or refund_id is not null) order by id`.execute(
    db,
  );
  return rows.map(({ document }) => document);
}

export async function findInvoice(db: Db, id: number): Promise<(Invoice & { orderId: number }) | undefined> {
  const { rows } = await sql<Invoice & { orderId: number }>`
    select id, series, number, kind, issued_at as "issuedAt", document, term_from::text as "termFrom", order_id as "orderId" from invoice where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function listInvoices(db: Db, orderId: number): Promise<Invoice[]> {
  const { rows } = await sql<Invoice>`
    select id, series, number, kind, issued_at as "issuedAt", document, term_from::text as "termFrom" from invoice
    where order_id = ${orderId} order by id`.execute(db);
  return rows;
}

/** Returns documents issued in a Romanian calendar year, oldest first, after the document with the id `after`. */
export async function listInvoicesOfYear(
  db: Db,
  { year, after, limit }: { year: number; after: number; limit: number },
): Promise<Invoice[]> {
  const isAfter =
    after === 0
      ? sql`true`
      : sql`(issued_at, id) > (select w.issued_at, w.id from invoice w where w.id = ${after})`;
  const { rows } = await sql<Invoice>`
    select id, series, number, kind, issued_at as "issuedAt", document, term_from::text as "termFrom" from invoice
    where issued_at >= ${startOf(`${year}-01-01`)} and issued_at < ${startOf(`${year + 1}-01-01`)} and ${isAfter}
      and not exists (select from issuer_document d where d.invoice_id = invoice.id and d.pdf is null)
    order by issued_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Default series for invoices if the company data contain none. */
export const DEFAULT_SERIES = "FCT";

/**
 * Inserts an invoice and locks its series. Numbers have no gaps, because a failed transaction releases its number.
 * Numbers rise with dates: if the clock of another machine was up to two hours ahead, the next invoice gets the same
 * time as the last.
 */
export async function insertInvoice(
  tx: Tx,
  invoice: {
    series: string;
    /** Number of the series' first document; 1 by default. */
    first?: number;
    orderId: number;
    stornoOf: number | null;
    /** The return or refund of a partial storno. */
    returnId?: number;
    refundId?: number;
    issuedAt: Date;
    termFrom?: string | undefined;
    document: InvoiceDocument;
  },
): Promise<Invoice> {
  const {
    series,
    first = 1,
    orderId,
    stornoOf,
    returnId = null,
    refundId = null,
    issuedAt,
    termFrom = null,
    document,
  } = invoice;
  const number = await takeNumber(tx, { series, first });
  const { rows } = await sql<Invoice>`
    ${momentOf({ series, number, at: issuedAt })}
    insert into invoice (series, number, kind, order_id, storno_of, return_id, refund_id, issued_at, term_from, document, net_bani, vat_bani, total_bani)
    select ${series}, ${number}::int, ${stornoOf === null ? "invoice" : "storno"}, ${orderId}, ${stornoOf}::bigint, ${returnId}::bigint, ${refundId}::bigint, moment.at, ${termFrom}::date,
      ${JSON.stringify(document)}::jsonb, ${document.netBani}::int, ${document.vatBani}::int, ${document.totalBani}::int
    from moment
    returning id, series, number, kind, issued_at as "issuedAt", document, term_from::text as "termFrom"`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error(`Invoice ${series} ${number} was not written.`);
  return row;
}

/**
 * Numbers a provisional document in one of the shop's series, dated `at`. Its payment term still counts from the day
 * on which it was written. The caller must have locked it.
 */
export async function numberProvisional(
  tx: Tx,
  id: number,
  { series, first, at, document }: { series: string; first: number; at: Date; document: InvoiceDocument },
): Promise<Invoice> {
  const number = await takeNumber(tx, { series, first });
  const { rows } = await sql<Invoice>`
    ${momentOf({ series, number, at })}
    update invoice set series = ${series}, number = ${number}::int, issued_at = moment.at,
      term_from = coalesce(term_from, (issued_at at time zone 'Europe/Bucharest')::date),
      document = ${JSON.stringify(document)}::jsonb
    from moment where id = ${id}
    returning id, series, number, kind, issued_at as "issuedAt", document, term_from::text as "termFrom"`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error(`Invoice ${id} does not exist.`);
  return row;
}

/** Takes the next number and locks the series until the transaction ends. */
async function takeNumber(tx: Tx, { series, first }: { series: string; first: number }): Promise<number> {
  // Uses a separate statement, because a statement sees the data from before it waited for the lock.
  const { rows } = await sql<{ number: number }>`
    insert into invoice_series (code, next_number) values (${series}, ${first}::int + 1)
    on conflict (code) do update set next_number = invoice_series.next_number + 1
    returning next_number - 1 as number`.execute(tx);
  const number = rows[0]?.number;
  if (number === undefined) throw new Error(`Invoice series ${series} does not exist.`);
  return number;
}

/** Returns a `with` clause whose `moment.at` is the time of issue. */
function momentOf({ series, number, at }: { series: string; number: number; at: Date }): RawBuilder<unknown> {
  return sql`with moment (at) as (
      select case when before.issued_at <= ${at}::timestamptz + interval '2 hours'
        then greatest(before.issued_at, ${at}::timestamptz) else ${at}::timestamptz end
      from (select) as one left join invoice before on before.series = ${series} and before.number = ${number}::int - 1
    )`;
}
