/** Only this file writes to `order_entry`. */
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { currentTrace } from "../../../trace.ts";
import type { Entry, EntryKind, EntryMethod } from "./account.rules.ts";
import { type MoneyEvent, postingsOf } from "./postings.rules.ts";

/** Posts an event to the account of an order. The caller must hold the order's lock. */
export async function postEvent(
  tx: Tx,
  { orderId, at }: { orderId: number; at: Date },
  happened: MoneyEvent | readonly MoneyEvent[],
): Promise<void> {
  const rows = rowsOf([happened].flat(), at).map((row) => ({ order_id: orderId, ...row }));
  if (rows.length > 0) await tx.insertInto("order_entry").values(rows).execute();
}

/**
 * Returns SQL that posts the first entries of an order. It is part of the statement that inserts the order as
 * `placed`.
 */
export function openAccount(happened: readonly MoneyEvent[], at: Date): RawBuilder<object> {
  const rows = JSON.stringify(rowsOf(happened, at));
  return sql`(
    insert into order_entry (order_id, at, kind, cause, amount_bani, method, trace)
    select placed.id, e.at, e.kind, e.cause, e.amount_bani, e.method, e.trace
    from placed, json_populate_recordset(null::order_entry, ${rows}) e)`;
}

function rowsOf(happened: readonly MoneyEvent[], at: Date) {
  const trace = currentTrace()?.id ?? null;
  return happened.flatMap(postingsOf).map((posting) => ({
    at,
    kind: posting.kind,
    cause: posting.cause,
    amount_bani: posting.amountBani,
    method: posting.method ?? null,
    document: posting.document ?? null,
    payment_id: posting.paymentId ?? null,
    refund_id: posting.refundId ?? null,
    return_id: posting.returnId ?? null,
    trace,
  }));
}

export async function loadEntries(db: Db, orderId: number): Promise<(Entry & { at: Date })[]> {
  const rows = await db
    .selectFrom("order_entry")
    .select(["at", "kind", "amount_bani as amountBani", "method", "cause", "payment_id as paymentId"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ at, kind, amountBani, method, cause, paymentId }) => ({
    at,
    // Check constraints allow no other values.
    kind: kind as EntryKind,
    method: method as EntryMethod | null,
    amountBani,
    cause,
    hasPayment: paymentId !== null,
  }));
}
