/** All SQL on the entries of orders' accounts. The database posts what follows from rows of orders, payments and refunds. */
import type { Db, Tx } from "../../../db/database.ts";
import { currentTrace } from "../../../trace.ts";
import type { Entry, EntryKind, EntryMethod } from "./account.rules.ts";

interface Referred {
  orderId: number;
  /** Always positive. */
  bani: number;
  at: Date;
}

/** What is posted to an account; its sign follows from its kind. */
export type NewEntry = Referred &
  (
    | { kind: "credit"; cause: "returned"; returnId: number }
    | { kind: "credit"; cause: "given_back"; refundId: number }
    | { kind: "receipt"; cause: "noted"; method: "transfer" | "unknown" }
    | {
        kind: "payout";
        cause: "paid_back" | "credited" | "unasked";
        method: "card" | "transfer";
        refundId: number;
      }
  );

/** Posts entries, in the caller's transaction and under the order's lock; entries of 0 are left out. */
export async function post(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  const rows = entries.filter(({ bani }) => bani > 0).map(rowOf);
  if (rows.length > 0) await tx.insertInto("order_entry").values(rows).execute();
}

function rowOf(entry: NewEntry) {
  const { orderId, bani, at, kind, cause } = entry;
  const isOwed = kind === "payout";
  return {
    order_id: orderId,
    at,
    kind,
    cause,
    amount_bani: isOwed ? bani : -bani,
    method: "method" in entry ? entry.method : null,
    refund_id: "refundId" in entry ? entry.refundId : null,
    return_id: "returnId" in entry ? entry.returnId : null,
    trace: currentTrace()?.id ?? null,
  };
}

/** An order's entries in the order of posting. */
export async function loadEntries(db: Db, orderId: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom("order_entry")
    .select(["kind", "amount_bani as amountBani", "method", "cause", "payment_id as paymentId"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ kind, amountBani, method, cause, paymentId }) => ({
    // The columns' checks keep them to the two types.
    kind: kind as EntryKind,
    method: method as EntryMethod | null,
    amountBani,
    cause,
    hasPayment: paymentId !== null,
  }));
}
