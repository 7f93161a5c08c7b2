/** An act on many orders: written down with all of them, then done to each by itself, here or by the worker. */
import type { chosenOrders } from "@curat/contract/staff/order-bulk";
import { MAX_FILTERED } from "@curat/contract/staff/orders.values";
import type { z } from "zod";
import type { ApiContext } from "../../../../context.ts";
import { type Tx, transaction } from "../../../../db/database.ts";
import type { StaffResult } from "../staff/staff-order-answer.ts";
import { listOrderIds } from "../staff/staff-orders.store.ts";
import { toOrderFilter } from "../staff/staff-orders.wire.ts";
import { type Bulk, closeItem, findBulk, insertBulk, isWaiting, type NewBulk } from "./bulk.store.ts";

type Chosen = { [Name in keyof typeof chosenOrders]?: z.output<(typeof chosenOrders)[Name]> };

/** One order of an act on many. */
export interface BulkItem {
  bulkId: number;
  orderId: number;
}

/** Writes an act down, in one transaction with the jobs that `queue` asks for; answers its id. */
export async function openBulk(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { ids, filter }: Chosen,
  asked: Omit<NewBulk, "leftOut" | "at">,
  queue?: (tx: Tx, items: BulkItem[]) => Promise<void>,
): Promise<number> {
  const found = filter && (await listOrderIds(db, toOrderFilter(filter, "-number"), MAX_FILTERED));
  const orderIds = found?.ids ?? [...new Set(ids)];
  const leftOut = found ? found.total - found.ids.length : 0;
  return transaction(db, async (tx) => {
    const bulkId = await insertBulk(tx, { ...asked, leftOut, at: now() }, orderIds);
    await queue?.(
      tx,
      orderIds.map((orderId) => ({ bulkId, orderId })),
    );
    return bulkId;
  });
}

/**
 * Does the act to one of its orders, unless that was done, and keeps what came of it. What throws is no answer: the
 * order goes on waiting, and the queue tries again. `act` finds its work done when it runs twice.
 */
export async function actOnItem(
  { db }: Pick<ApiContext, "db">,
  item: BulkItem,
  act: (bulk: Bulk) => Promise<StaffResult & { why?: string }>,
): Promise<void> {
  const bulk = await findBulk(db, item.bulkId);
  if (!bulk || !(await isWaiting(db, item))) return;
  const result = await act(bulk);
  const came = result.ok
    ? ({ state: "done", why: "" } as const)
    : { state: "refused" as const, why: whyOf(result) };
  await closeItem(db, item, came);
}

const CONFLICT = "Starea comenzii nu mai permite acest lucru.";

function whyOf(result: Exclude<StaffResult, { ok: true }> & { why?: string }): string {
  if (result.why) return result.why;
  return (result.error === "refused" && Object.values(result.errors)[0]?.[0]) || CONFLICT;
}
