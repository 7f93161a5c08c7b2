import type { HandedKind, Program } from "@curat/contract/staff/accounting.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface Handover {
  id: number;
  month: string;
  program: Program;
  madeAt: Date;
  madeBy: string;
  documents: number;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

export interface Item {
  kind: HandedKind;
  documentId: number;
}

const COLUMNS = sql`h.id::integer as id, h.month, h.program, h.made_at as "madeAt", h.made_by as "madeBy",
  h.withdrawn_at as "withdrawnAt", h.withdrawn_by as "withdrawnBy",
  (select count(*)::integer from handover_item i where i.handover_id = h.id) as documents`;

export async function listHandovers(
  db: Db,
  { program, month }: { program: Program; month: string },
): Promise<Handover[]> {
  const { rows } = await sql<Handover>`
    select ${COLUMNS} from handover h where h.program = ${program} and h.month = ${month} order by h.id desc`.execute(
    db,
  );
  return rows;
}

export async function findHandover(db: Db, id: number): Promise<Handover | undefined> {
  const { rows } = await sql<Handover>`select ${COLUMNS} from handover h where h.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the items of a month that were handed over to a program and not withdrawn, each once. */
export async function listHanded(
  db: Db,
  { program, month }: { program: Program; month: string },
): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select distinct i.kind, i.document_id as "documentId" from handover h join handover_item i on i.handover_id = h.id
    where h.program = ${program} and h.month = ${month} and h.withdrawn_at is null`.execute(db);
  return rows;
}

/** Returns up to `limit` items of a handover in order, starting at position `from`. */
export async function listItems(
  db: Db,
  { id, from, limit }: { id: number; from: number; limit: number },
): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select kind, document_id as "documentId" from handover_item
    where handover_id = ${id} and position >= ${from} order by position limit ${limit}`.execute(db);
  return rows;
}

/** Waits for other handovers, so that two do not contain the same pending documents. */
export async function lockHandovers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('handovers', 0))`.execute(tx);
}

export async function insertHandover(
  tx: Tx,
  {
    month,
    program,
    at,
    by,
    items,
  }: Pick<Handover, "month" | "program"> & { at: Date; by: string; items: Item[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into handover (month, program, made_at, made_by) values (${month}, ${program}, ${at}, ${by})
    returning id::integer as id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("The handover was not written.");
  await sql`
    insert into handover_item (handover_id, position, kind, document_id)
    select ${id}, n - 1, kind, document_id
    from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ documentId }) => documentId)}::bigint[])
      with ordinality as t (kind, document_id, n)`.execute(tx);
  return id;
}

/** Marks a handover as withdrawn. Returns false if it already was. */
export async function writeWithdrawn(
  tx: Tx,
  id: number,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update handover set withdrawn_at = ${at}, withdrawn_by = ${by}
    where id = ${id} and withdrawn_at is null`.execute(tx);
  return numAffectedRows === 1n;
}
