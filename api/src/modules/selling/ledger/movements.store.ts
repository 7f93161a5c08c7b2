/** Only this file writes to `order_line_movement`. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { currentTrace } from "../../../trace.ts";
import type { Movement, OpenReturn } from "./pieces.rules.ts";

/** Posts movements. The caller must hold the order's lock. The database refuses to move more pieces than a line has. */
export async function postPieces(tx: Tx, movements: readonly Movement[], at: Date): Promise<void> {
  if (movements.length === 0) return;
  const trace = currentTrace()?.id ?? null;
  await tx
    .insertInto("order_line_movement")
    .values(
      movements.map((movement) => ({
        line_id: movement.lineId,
        kind: movement.kind,
        quantity: movement.quantity,
        return_id: "returnId" in movement ? (movement.returnId ?? null) : null,
        refund_id: "refundId" in movement ? movement.refundId : null,
        shipment_id: "shipmentId" in movement ? (movement.shipmentId ?? null) : null,
        at,
        trace,
      })),
    )
    .execute();
}

/** Returns SQL that posts the pieces of new lines. It is part of the statement that inserts the lines as `lines`. */
export function openLines(kind: "ordered" | "added", at: Date) {
  return sql<object>`(
    insert into order_line_movement (line_id, kind, quantity, at, trace)
    select id, ${kind}, quantity, ${at}::timestamptz, ${currentTrace()?.id ?? null} from lines)`;
}

export interface LineState {
  lineId: number;
  /** Pieces in returns that are neither rejected nor closed, including received pieces. */
  withdrawn: number;
  /** Refunded pieces, with or without a return. */
  paidBack: number;
  /** Pieces that were withdrawn, or refunded without a return. */
  taken: number;
  /** Pieces in transit to the buyer or delivered. */
  away: number;
}

export async function loadLineStates(db: Db, orderId: number): Promise<ReadonlyMap<number, LineState>> {
  const rows = await db
    .selectFrom("order_line_state")
    .select(["line_id as lineId", "withdrawn", "paid_back as paidBack", "taken", "away"])
    .where("order_id", "=", orderId)
    .execute();
  return new Map(rows.map((row) => [row.lineId, row]));
}

export async function loadOpenReturns(db: Db, orderId: number): Promise<OpenReturn[]> {
  const { rows } = await sql<OpenReturn>`
    select return_id as "returnId", line_id as "lineId", open as quantity from return_piece
    where order_id = ${orderId} and open > 0 order by return_id, line_id`.execute(db);
  return rows;
}

export async function returnsWithRetainedPieces(db: Db, returnIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct return_id as id from order_line_movement
    where return_id = any(${[...returnIds]}::bigint[]) and kind = 'kept'`.execute(db);
  return rows.map(({ id }) => id);
}
