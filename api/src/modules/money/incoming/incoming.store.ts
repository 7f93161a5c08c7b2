import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { type RawBuilder, sql } from "kysely";
import { CASH_DAYS } from "@curat/contract/staff/dashboard.values";
import type { Waiting } from "../../../calendar/waiting.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { isInvoiceOf } from "../../selling/credit/index.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { IncomingKind, Mapping, StatementRow } from "./incoming-file.rules.ts";
import type { PayableFacts } from "./proposals.rules.ts";
import type { PayableInvoice } from "./split.rules.ts";

export type RowState = "open" | "matched" | "set_aside";

export interface StoredFile {
  id: number;
  kind: IncomingKind;
  name: string;
  mapping: Mapping;
  added: number;
  known: number;
  uploadedBy: string;
  uploadedAt: Date;
}

export interface StoredRow extends Omit<StatementRow, "amountBani"> {
  id: number;
  kind: IncomingKind;
  file: string;
  amountBani: number | undefined;
  state: RowState;
  orderId: number | null;
  /** Number of invoices that the row pays; 0 if it pays one order. */
  parts: number;
  note: string;
  decidedBy: string | null;
  decidedAt: Date | null;
}

const FILE = sql`id, kind, name, mapping, added, known, uploaded_by as "uploadedBy", uploaded_at as "uploadedAt"`;

/** Inserts a file and its rows, except rows that an earlier file contained. */
export async function insertFile(
  tx: Tx,
  file: { kind: IncomingKind; name: string; mapping: Mapping; by: string; at: Date },
  rows: readonly (StatementRow & { hash: string })[],
): Promise<StoredFile> {
  const { kind, name, mapping, by, at } = file;
  const written = await sql<{ id: number }>`
    insert into incoming_file (kind, name, mapping, added, known, uploaded_by, uploaded_at)
    values (${kind}, ${name}, ${JSON.stringify(mapping)}::jsonb, 0, 0, ${by}, ${at}) returning id`.execute(
    tx,
  );
  const id = written.rows[0]?.id ?? 0;
  const reported = rows.map(({ amountBani = null, hash, ...row }) => ({ ...row, hash, amountBani }));
  const added = await sql`
    insert into incoming_row (file_id, kind, line, hash, day, amount_bani, currency, bank_state, awb, reference, payer, iban, details, state)
    select ${id}::bigint, ${kind}::text, line, decode(hash, 'hex'), day, "amountBani", currency, "bankState", awb, reference, payer, iban, details, 'open'
    from json_to_recordset(${JSON.stringify(reported)}::json) as t (line integer, hash text, day date, "amountBani" integer,
      currency text, "bankState" text, awb text, reference text, payer text, iban text, details text)
    order by line
    on conflict (kind, hash) do nothing`.execute(tx);
  const count = Number(added.numAffectedRows ?? 0n);
  const { rows: stored } = await sql<StoredFile>`
    update incoming_file set added = ${count}, known = ${rows.length - count} where id = ${id} returning ${FILE}`.execute(
    tx,
  );
  if (!stored[0]) throw new Error(`File ${id} disappeared while it was being written.`);
  return stored[0];
}

export async function listFiles(db: Db, kind: IncomingKind, limit: number): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select ${FILE} from incoming_file where kind = ${kind} order by id desc limit ${limit}`.execute(db);
  return rows;
}

type RawRow = Omit<StoredRow, "amountBani"> & { amountBani: number | null };

function rowsQuery() {
  return sql`select r.id, r.kind, f.name as file, r.line, to_char(r.day, 'YYYY-MM-DD') as day,
      r.amount_bani as "amountBani", r.currency, r.bank_state as "bankState", r.awb, r.reference, r.payer, r.iban, r.details, r.state, r.order_id as "orderId",
      (select count(*)::integer from incoming_part p where p.row_id = r.id) as parts,
      r.note, r.decided_by as "decidedBy", r.decided_at as "decidedAt"
    from incoming_row r join incoming_file f on f.id = r.file_id`;
}

async function loadRows(db: Db, query: RawBuilder<RawRow>): Promise<StoredRow[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ amountBani, ...row }) => ({ ...row, amountBani: amountBani ?? undefined }));
}

export async function listRows(
  db: Db,
  { kind, state }: { kind: IncomingKind; state: RowState },
  { page, perPage }: Paging,
): Promise<{ rows: StoredRow[]; total: number }> {
  const rows = await loadRows(
    db,
    sql`${rowsQuery()} where r.kind = ${kind} and r.state = ${state}
      order by r.id limit ${perPage} offset ${(page - 1) * perPage}`,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from incoming_row where kind = ${kind} and state = ${state}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns open rows of a kind with a higher id, oldest first. */
export async function listOpen(
  db: Db,
  { kind, after, limit }: { kind: IncomingKind; after: number; limit: number },
): Promise<StoredRow[]> {
  return loadRows(
    db,
    sql`${rowsQuery()} where r.kind = ${kind} and r.state = 'open' and r.id > ${after} order by r.id limit ${limit}`,
  );
}

export async function findRow(db: Db, id: number): Promise<StoredRow | undefined> {
  return (await loadRows(db, sql`${rowsQuery()} where r.id = ${id}`))[0];
}

/** Locks the open rows among these until the transaction ends, by ascending id. Returns their ids. */
export async function lockOpen(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from incoming_row where id = any(${[...ids]}::bigint[]) and state = 'open' order by id for no key update`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function writeMatches(
  tx: Tx,
  matches: readonly { id: number; orderId: number; parcelId: number | null }[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const ids = matches.map(({ id }) => id);
  const orderIds = matches.map(({ orderId }) => orderId);
  const parcelIds = matches.map(({ parcelId }) => parcelId ?? 0);
  await sql`
    update incoming_row r set state = 'matched', order_id = m.order_id, shipment_id = m.shipment_id,
      decided_by = ${by}, decided_at = ${at}
    from unnest(${ids}::bigint[], ${orderIds}::bigint[], ${parcelIds}::bigint[]) as m (id, order_id, shipment_id)
    where r.id = m.id`.execute(tx);
}

export async function insertParts(
  tx: Tx,
  rowId: number,
  parts: readonly { orderId: number; amountBani: number }[],
): Promise<void> {
  const rows = parts.map(({ orderId, amountBani }) => ({
    row_id: rowId,
    order_id: orderId,
    amount_bani: amountBani,
  }));
  await tx.insertInto("incoming_part").values(rows).execute();
}

/** Locks a row until the transaction ends, and returns the invoices that it paid. */
export async function lockParts(tx: Tx, rowId: number): Promise<{ orderId: number; amountBani: number }[]> {
  await tx.selectFrom("incoming_row").select("id").where("id", "=", rowId).forNoKeyUpdate().execute();
  return tx
    .selectFrom("incoming_part")
    .select(["order_id as orderId", "amount_bani as amountBani"])
    .where("row_id", "=", rowId)
    .orderBy("order_id")
    .execute();
}

/** Deletes a row's parts and reopens the row. */
export async function reopenSplit(tx: Tx, rowId: number): Promise<void> {
  await tx.deleteFrom("incoming_part").where("row_id", "=", rowId).execute();
  await tx
    .updateTable("incoming_row")
    .set({ state: "open", order_id: null, shipment_id: 0, decided_by: null, decided_at: null })
    .where("id", "=", rowId)
    .execute();
}

/** Returns open invoices whose buyer's name or CUI matches every word of `q`, earliest due date first. */
export async function listPayableInvoices(db: Db, q: string): Promise<PayableInvoice[]> {
  const { rows } = await sql<PayableInvoice>`
    select i.order_id as "orderId", i.number as "orderNumber", i.series, i.invoice_number as number,
      to_char(i.due_on, 'YYYY-MM-DD') as "dueOn", i.cui, i.buyer_name as buyer, i.open_bani as "openBani"
    from open_invoice i where ${isInvoiceOf(q)}
    order by i.due_on, i.order_id limit 5000`.execute(db);
  return rows;
}

/** Dismisses an open row or reopens a dismissed one. Returns false for a row in another state. */
export async function writeDismissed(
  tx: Tx,
  id: number,
  { aside, note, by, at }: { aside: boolean; note: string; by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("incoming_row")
    .set({
      state: aside ? "set_aside" : "open",
      note: aside ? note : "",
      decided_by: aside ? by : null,
      decided_at: aside ? at : null,
    })
    .where("id", "=", id)
    .where("state", "=", aside ? "open" : "set_aside")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function facts(): RawBuilder<PayableFacts> {
  return sql`select o.order_id as id, o.number, o.buyer_name as name, o.company_name as company, o.status,
      o.payment_code as "paymentCode", o.payment_state as "paymentState", o.total_bani as "totalBani",
      w.id as "parcelId", w.awb, ${parcelCount} as parcels, ${cash} as "cashBani", ${hasArrived} as "hasArrived",
      ${isCollected} as "isCollected"
    from order_payer o left join order_parcel w on w.order_id = o.order_id`;
}
const parcelCount = sql<number>`(select count(*)::integer from order_parcel n where n.order_id = o.order_id)`;
/** The order's final parcel collects the part of the total that partial shipments do not collect. */
const cash = sql<number>`case when w.part > 0 then w.cash_bani else greatest(0, o.total_bani - (
  select coalesce(sum(a.cash_bani), 0)::integer from order_parcel a where a.order_id = o.order_id)) end`;
const hasArrived = sql<boolean>`(w.ended_as is not distinct from 'delivered' or w.ended_as is null
  and o.status in ('delivered', 'completed', 'partly_returned', 'returned'))`;
const isCollected = sql<boolean>`exists (select from incoming_row c where c.order_id = o.order_id and c.kind = 'cod'
  and c.shipment_id in (0, coalesce(w.id, 0)))`;

export async function sumCollected(
  tx: Tx,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; sum: number }>`
    select order_id as id, sum(amount_bani)::integer as sum from incoming_row
    where kind = 'cod' and order_id = any(${[...orderIds]}::bigint[]) group by order_id`.execute(tx);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

export async function findPayable(
  db: Db,
  { awbs, numbers, ids }: { awbs: readonly string[]; numbers: readonly number[]; ids: readonly number[] },
): Promise<PayableFacts[]> {
  const { rows } = await sql<PayableFacts>`
    ${facts()} where o.number = any(${[...numbers]}::bigint[]) or o.order_id = any(${[...ids]}::bigint[])
    union
    ${facts()} where w.awb = any(${[...awbs]}::text[])`.execute(db);
  return rows;
}

/** Returns orders that await a bank transfer. They have no parcels yet. */
export async function listWaiting(db: Db): Promise<PayableFacts[]> {
  const { rows } = await sql<PayableFacts>`
    ${facts()} where o.status = 'awaiting_payment' and o.payment_code = ${PAYMENT_CODE.bankTransfer}
    order by o.order_id limit 5000`.execute(db);
  return rows;
}

export async function listUncollectedRows(db: Db, paging: Paging) {
  // Few orders have cash to collect. `offset 0` keeps the planner from scanning all orders by id.
  const unpaid = db
    .selectFrom("order_facts")
    .selectAll()
    .where("payment_code", "=", PAYMENT_CODE.cashOnDelivery)
    .where("payment_state", "=", "none")
    .where("status", "in", ["confirmed", "preparing", "shipped", "delivered", "completed"])
    .offset(0);
  return pageOf(
    db
      .selectFrom(unpaid.as("o"))
      .leftJoin("order_parcel as w", "w.order_id", "o.order_id")
      .select(["o.order_id as id", "o.number", "o.buyer_name as name", cash.as("totalBani")])
      .select(["w.awb", "w.courier"])
      .select((eb) => eb.fn.coalesce("w.ended_at", "o.delivered_at").as("deliveredAt"))
      .where(hasArrived)
      .where(sql<boolean>`(w.part is null or w.part = 0 or w.cash_bani > 0)`)
      .where(sql<boolean>`not ${isCollected}`)
      .orderBy("o.order_id")
      .orderBy("w.id"),
    paging,
  );
}

/** Counting stops at this number. */
const MAX_PENDING = 10_000;

/** Counts the orders whose cash the courier should have remitted by now. */
export async function waitingCash(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, min(placed_at) as oldest from (
      select placed_at from order_facts
      where payment_state = 'none' and payment_code = ${PAYMENT_CODE.cashOnDelivery} and status in ('delivered', 'completed')
        and placed_at < now() - ${CASH_DAYS} * interval '1 day'
      order by placed_at limit ${MAX_PENDING}
    ) waiting`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}
