import type { TransferState } from "@curat/contract/staff/stock-transfers.values";
import { WAREHOUSE } from "@curat/contract/staff/stock-transfers.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import type { Paging } from "../../../../db/page.ts";

export interface TransferFields {
  /** Null for the warehouse. */
  fromId: number | null;
  toId: number | null;
  note: string;
}

export interface Transfer extends TransferFields {
  id: number;
  fromName: string;
  fromAddress: string;
  toName: string;
  toAddress: string;
  createdAt: Date;
  createdBy: string;
  year: number | null;
  number: number | null;
  sentAt: Date | null;
  sentBy: string | null;
  receivedAt: Date | null;
  receivedBy: string | null;
  differenceReason: string;
  undoneAt: Date | null;
  undoneBy: string | null;
  undoReason: string | null;
}

const COLUMNS = sql`
  t.id::integer as id, t.from_place_id as "fromId", coalesce(f.name, ${WAREHOUSE}) as "fromName",
  coalesce(f.address, '') as "fromAddress", t.to_place_id as "toId", coalesce(o.name, ${WAREHOUSE}) as "toName",
  coalesce(o.address, '') as "toAddress", t.note, t.created_at as "createdAt", t.created_by as "createdBy", t.year, t.number,
  t.sent_at as "sentAt", t.sent_by as "sentBy", t.received_at as "receivedAt", t.received_by as "receivedBy",
  t.difference_reason as "differenceReason", t.undone_at as "undoneAt", t.undone_by as "undoneBy", t.undo_reason as "undoReason"`;
const NAMED = sql`left join stock_place f on f.id = t.from_place_id left join stock_place o on o.id = t.to_place_id`;

export async function findTransfer(db: Db, id: number): Promise<Transfer | undefined> {
  const { rows } = await sql<Transfer>`
    select ${COLUMNS} from stock_transfer t ${NAMED} where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the transfer until the transaction ends, and returns it. */
export async function lockTransfer(tx: Tx, id: number): Promise<Transfer | undefined> {
  await sql`select from stock_transfer where id = ${id} for update`.execute(tx);
  return findTransfer(tx, id);
}

const IN_STATE: Record<TransferState, ReturnType<typeof sql>> = {
  draft: sql`t.sent_at is null`,
  sent: sql`t.sent_at is not null and t.received_at is null and t.undone_at is null`,
  received: sql`t.received_at is not null`,
  undone: sql`t.undone_at is not null`,
};

/** Returns a page of transfers, newest first. */
export async function listTransfers(
  db: Db,
  { state, page, perPage }: Paging & { state?: TransferState | undefined },
): Promise<{ rows: Transfer[]; total: number }> {
  const condition = state ? IN_STATE[state] : sql`true`;
  const { rows } = await sql<Transfer>`
    select ${COLUMNS} from (
      select * from stock_transfer t where ${condition} order by t.id desc limit ${perPage} offset ${(page - 1) * perPage}
    ) t ${NAMED} order by t.id desc`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from stock_transfer t where ${condition}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export interface TransferSums {
  products: number;
  pieces: number;
  checked: number;
  received: number;
}

/** Returns line totals, keyed by transfer id. Transfers without lines are omitted. */
export async function sumTransfers(db: Db, ids: readonly number[]): Promise<Map<number, TransferSums>> {
  const { rows } = await sql<TransferSums & { id: number }>`
    select transfer_id::integer as id, count(*)::integer as products, sum(pieces)::bigint as pieces,
      count(received)::integer as checked, coalesce(sum(received), 0)::bigint as received
    from stock_transfer_line where transfer_id = any(${ids}::bigint[]) group by transfer_id`.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

export async function insertTransfer(
  tx: Tx,
  { fromId, toId, note, at, by }: TransferFields & { at: Date; by: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stock_transfer (from_place_id, to_place_id, note, created_at, created_by)
    values (${fromId}, ${toId}, ${note}, ${at}, ${by}) returning id::integer as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function updateTransfer(
  tx: Tx,
  id: number,
  { fromId, toId, note }: TransferFields,
): Promise<void> {
  await sql`
    update stock_transfer set from_place_id = ${fromId}, to_place_id = ${toId}, note = ${note}
    where id = ${id}`.execute(tx);
}

export async function deleteTransfer(tx: Tx, id: number): Promise<void> {
  await sql`delete from stock_transfer where id = ${id}`.execute(tx);
}

export interface TransferLine {
  productId: number;
  code: string;
  name: string;
  barcode: string;
  unit: string;
  pieces: number;
  received: number | null;
}

/** Returns the lines, sorted by product name. */
export async function loadTransferLines(db: Db, id: number): Promise<TransferLine[]> {
  const { rows } = await sql<TransferLine>`
    select p.id as "productId", p.code, p.name, p.barcode, p.sale_unit as unit, l.pieces, l.received
    from stock_transfer_line l join product_facts p on p.id = l.product_id
    where l.transfer_id = ${id} order by p.name, p.id`.execute(db);
  return rows;
}

/** Sets the pieces of a line; 0 removes the line. */
export async function putLine(tx: Tx, id: number, productId: number, pieces: number): Promise<void> {
  if (pieces === 0)
    await sql`delete from stock_transfer_line where transfer_id = ${id} and product_id = ${productId}`.execute(
      tx,
    );
  else
    await sql`
      insert into stock_transfer_line (transfer_id, product_id, pieces) values (${id}, ${productId}, ${pieces})
      on conflict (transfer_id, product_id) do update set pieces = excluded.pieces`.execute(tx);
}

/** Stores the arrived pieces of each line. */
export async function putReceived(
  tx: Tx,
  id: number,
  lines: readonly { productId: number; received: number }[],
): Promise<void> {
  await sql`
    update stock_transfer_line l set received = t.received
    from unnest(${lines.map(({ productId }) => productId)}::integer[],
      ${lines.map(({ received }) => received)}::integer[]) as t (product_id, received)
    where l.transfer_id = ${id} and l.product_id = t.product_id`.execute(tx);
}

/** Marks a transfer as sent and returns its number, the next one of the year. */
export async function writeSent(
  tx: Tx,
  id: number,
  { year, at, by }: { year: number; at: Date; by: string },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('stock_transfer'))`.execute(tx);
  const { rows } = await sql<{ number: number }>`
    update stock_transfer set year = ${year}, sent_at = ${at}, sent_by = ${by},
      number = (select coalesce(max(number), 0) + 1 from stock_transfer where year = ${year})
    where id = ${id} returning number`.execute(tx);
  // The transfer is locked, so the statement always returns one row.
  return rows[0]?.number ?? 0;
}

/** Marks a transfer as received. Without `received`, marks it as in transit again. */
export async function writeReceived(
  tx: Tx,
  id: number,
  received: { at: Date; by: string; reason: string } | null,
): Promise<void> {
  await sql`
    update stock_transfer set received_at = ${received?.at ?? null}, received_by = ${received?.by ?? null},
      difference_reason = ${received?.reason ?? ""} where id = ${id}`.execute(tx);
}

export async function writeUndone(
  tx: Tx,
  id: number,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await sql`
    update stock_transfer set undone_at = ${at}, undone_by = ${by}, undo_reason = ${reason} where id = ${id}`.execute(
    tx,
  );
}
