import type {
  InvoiceAnafState,
  InvoicePayment,
  InvoiceSort,
} from "@curat/contract/staff/invoice-list.values";
import type { InvoiceFilters } from "@curat/contract/staff/invoice-list";
import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db } from "../../../../db/database.ts";
import { folded, foldedPart } from "../../../../db/folded.ts";
import type { Paging } from "../../../../db/page.ts";
import { endOf, startOf } from "../../../../db/period.ts";
import { BLOCKED } from "../efactura/queue/queue.store.ts";
import type { Invoice } from "../invoices.store.ts";
import { type IssuedDocument, loadIssued } from "../issued.store.ts";
import type { RegisterRow } from "../register-row.ts";

export interface ListedRow extends RegisterRow {
  payment: InvoicePayment | null;
  paymentName: string;
  anaf: InvoiceAnafState;
}

export interface Filter extends InvoiceFilters {
  sort: InvoiceSort;
}

/** The count stops here, because counting everything would take longer than finding the page. */
const MAX_COUNTED = 10_000;
/** Lower limit for text searches, which check each invoice. */
const MAX_COUNTED_WITH_TEXT = 5_000;

const IS_REVERSED = sql<boolean>`exists (select from invoice s
  where s.storno_of is not null and s.storno_of = r.invoice_id and s.return_id is null and s.refund_id is null)`;

/** Orders with an open amount. Both parts use a partial index on such orders. */
const OPEN_ORDERS = sql`select b.order_id from open_order b where b.open_bani > 0
  union select f.order_id from order_facts f where f.payment_state in ('pending', 'failed')`;
/** Orders whose cash on delivery no courier has remitted yet. */
const CASH_ORDERS = sql`select f.order_id from order_facts f where f.payment_state = 'none'`;

const PAYMENT = sql<InvoicePayment | null>`case when r.kind = 'storno' then null when ${IS_REVERSED} then 'reversed'
  when r.order_id in (${OPEN_ORDERS}) then 'open' when f.payment_state = 'none' then 'on_delivery' else 'paid' end`;

const ANAF = sql<InvoiceAnafState>`case when d.invoice_id is null then 'none' when d.closed_at is not null then 'closed'
  when d.state = 'accepted' then 'accepted' when ${BLOCKED} then 'refused' else 'waiting' end`;

/** Must equal the expression of the index invoice_register_search. */
const SEARCHED = folded(
  sql`' ' || r.buyer || ' ' || r.cui || ' ' || r.series || r.number::text || ' ' || r.series || '-' || r.number::text || ' ' || r.number::text || ' ' || r.order_number::text`,
);

/** Returns a page of invoices, or the invoices that follow `after`, with their total number up to a limit. */
export async function listAll(
  db: Db,
  filter: Filter,
  { page, perPage, after }: Paging & { after?: number | undefined },
): Promise<{ rows: ListedRow[]; total: number; isMore: boolean }> {
  const { column, direction, beyond } = orderOf(filter);
  const where = matching(filter);
  const follows =
    after === undefined
      ? sql`true`
      : sql`(r.${column}, r.invoice_id) ${beyond} (select a.${column}, a.invoice_id from invoice_register a where a.invoice_id = ${after})`;
  const offset = after === undefined ? (page - 1) * perPage : 0;
  const { rows } = await sql<ListedRow>`
    with shown as materialized (
      select r.invoice_id from invoice_register r where ${where} and ${follows}
      order by r.${column} ${direction}, r.invoice_id ${direction} limit ${perPage} offset ${offset}
    )
    select r.invoice_id as id, r.order_id as "orderId", r.order_number as "orderNumber", r.series, r.number, r.kind,
      r.issued_on::text as "issuedOn", r.buyer, r.cui, r.storno_of as "stornoOf", ${PAYMENT} as payment,
      f.payment_name as "paymentName", ${ANAF} as anaf, r.net_bani as "netBani", r.vat_bani as "vatBani",
      r.total_bani as "totalBani"
    from shown join invoice_register r on r.invoice_id = shown.invoice_id
      join order_facts f on f.order_id = r.order_id
      left join efactura_document d on d.invoice_id = r.invoice_id
    order by r.${column} ${direction}, r.invoice_id ${direction}`.execute(db);
  const maxCount = filter.q ? MAX_COUNTED_WITH_TEXT : MAX_COUNTED;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from invoice_register r where ${where} limit ${maxCount + 1}) as found`.execute(
    db,
  );
  const total = counted.rows[0]?.total ?? 0;
  return { rows, total: Math.min(total, maxCount), isMore: total > maxCount };
}

function orderOf({ sort }: Filter) {
  const column = sort.endsWith("total") ? sql`total_bani` : sql`issued_at`;
  return sort.startsWith("-")
    ? { column, direction: sql`desc`, beyond: sql`<` }
    : { column, direction: sql`asc`, beyond: sql`>` };
}

function matching({ from, to, series, kind, payment, anaf, q = "" }: InvoiceFilters): RawBuilder<boolean> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 6);
  return sql.join(
    [
      sql`true`,
      ...(from ? [sql`r.issued_at >= ${startOf(from)}`] : []),
      ...(to ? [sql`r.issued_at < ${endOf(to)}`] : []),
      ...(series ? [sql`r.series = ${series}`] : []),
      ...(kind ? [sql`r.kind = ${kind}`] : []),
      ...(payment ? [paidAs(payment)] : []),
      ...(anaf ? [knownAs(anaf)] : []),
      // A short term matches only the beginning of a word, so that the index can be used.
      ...words.map((word) => sql`${SEARCHED} like ${foldedPart(word.length < 3 ? ` ${word}` : word)}`),
    ],
    sql` and `,
  );
}

function paidAs(payment: InvoicePayment): RawBuilder<boolean> {
  if (payment === "reversed") return sql`(r.kind = 'invoice' and ${IS_REVERSED})`;
  const stands = sql`r.kind = 'invoice' and not ${IS_REVERSED}`;
  switch (payment) {
    case "open":
      return sql`(${stands} and r.order_id in (${OPEN_ORDERS}))`;
    case "on_delivery":
      return sql`(${stands} and r.order_id in (${CASH_ORDERS}) and r.order_id not in (${OPEN_ORDERS}))`;
    case "paid":
      return sql`(${stands} and r.order_id not in (${CASH_ORDERS}) and r.order_id not in (${OPEN_ORDERS}))`;
  }
}

function knownAs(anaf: InvoiceAnafState): RawBuilder<boolean> {
  if (anaf === "none")
    return sql`not exists (select from efactura_document d where d.invoice_id = r.invoice_id)`;
  const is = {
    accepted: sql`d.state = 'accepted' and d.closed_at is null`,
    waiting: sql`d.state <> 'accepted' and d.closed_at is null and not (${BLOCKED})`,
    refused: BLOCKED,
    closed: sql`d.closed_at is not null`,
  }[anaf];
  return anaf === "accepted"
    ? sql`exists (select from efactura_document d where d.invoice_id = r.invoice_id and ${is})`
    : sql`r.invoice_id in (select d.invoice_id from efactura_document d where ${is})`;
}

/** Returns complete invoices that match a filter and follow the invoice id `after`, by ascending id. */
export async function issuedAfter(
  db: Db,
  filter: InvoiceFilters,
  { after, limit }: { after: number; limit: number },
): Promise<IssuedDocument[]> {
  const { rows } = await sql<{ id: number }>`
    select r.invoice_id as id from invoice_register r where ${matching(filter)} and r.invoice_id > ${after}
    order by r.invoice_id limit ${limit}`.execute(db);
  const issued = await loadIssued(
    db,
    rows.map(({ id }) => id),
  );
  return issued.toSorted((one, other) => one.id - other.id);
}

/** Returns invoices in the order of `ids`. Omits unknown ids. */
export async function loadInvoices(db: Db, ids: readonly number[]): Promise<Invoice[]> {
  const { rows } = await sql<Invoice>`
    select id, series, number, kind, issued_at as "issuedAt", document, term_from::text as "termFrom"
    from invoice where id = ${anyOf(ids)}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
