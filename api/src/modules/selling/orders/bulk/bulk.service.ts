import type { chosenOrders, OrderBulk } from "@curat/contract/staff/order-bulk";
import { MAX_FILTERED } from "@curat/contract/staff/orders.values";
import type { z } from "zod";
import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction, type Tx } from "../../../../db/database.ts";
import { isPassingFailure } from "../../../../db/passing-failure.ts";
import { statusLabel } from "../orders.rules.ts";
import { findOrder } from "../orders.store.ts";
import { type StaffResult, toOrderFilter } from "../staff/staff-order-answer.ts";
import { moveByStaff } from "../staff/staff-orders.service.ts";
import { listOrderIds } from "../staff/staff-orders.store.ts";
import {
  type Bulk,
  closeItem,
  findBulk,
  insertBulk,
  type ItemState,
  listItems,
  type NewBulk,
} from "./bulk.store.ts";
import { notFound } from "../../../../http/refusal.ts";

type Chosen = { [Name in keyof typeof chosenOrders]?: z.output<(typeof chosenOrders)[Name]> };

export interface BulkItem {
  bulkId: number;
  orderId: number;
}

/** Stores a batch operation, enqueues its jobs with `queue` and returns its id. */
export async function openBulk(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { ids, filter }: Chosen,
  operation: Omit<NewBulk, "leftOut" | "at">,
  queue?: (tx: Tx, items: BulkItem[]) => Promise<void>,
): Promise<number> {
  const found = filter && (await listOrderIds(db, toOrderFilter(filter, "-number"), MAX_FILTERED));
  const orderIds = found?.ids ?? [...new Set(ids)];
  const leftOut = found ? found.total - found.ids.length : 0;
  return transaction(db, async (tx) => {
    const bulkId = await insertBulk(tx, { ...operation, leftOut, at: now() }, orderIds);
    const items = orderIds.map((orderId) => ({ bulkId, orderId }));
    await queue?.(tx, items);
    return bulkId;
  });
}

const CONFLICT = "Acțiunea nu mai este posibilă în starea actuală a comenzii.";
const FAILED = "A apărut o eroare. Încearcă din nou.";

/** Runs a batch operation for one order. The job is retried after an exception, so `act` must be idempotent. */
export async function actOnItem(
  { db }: Pick<ApiContext, "db">,
  item: BulkItem,
  act: (bulk: Bulk) => Promise<StaffResult & { why?: string }>,
): Promise<void> {
  const bulk = await findBulk(db, item.bulkId);
  const [waiting] = await listItems(db, item.bulkId, item.orderId);
  if (!bulk || waiting?.state !== "waiting") return;
  const result = await act(bulk);
  if (result.ok) return closeItem(db, item, { state: "done", why: "" });
  const refused = result.error === "refused" ? Object.values(result.errors)[0]?.[0] : undefined;
  await closeItem(db, item, { state: "refused", why: result.why || refused || CONFLICT });
}

export async function moveItem(context: ApiContext, item: BulkItem): Promise<void> {
  const { db } = context;
  await actOnItem(context, item, async ({ status: to, note, actor }) => {
    if (to === null) throw new Error("A batch move has no status.");
    const result = await moveByStaff(context, item.orderId, { to, note, expectedVersion: undefined, actor });
    const order = result.ok || result.error !== "conflict" ? undefined : await findOrder(db, item.orderId);
    if (!order) return result;
    const [from, into] = [order.order.status, to].map((status) => statusLabel(order.order, status));
    return { ...result, why: `Starea nu se poate schimba din „${from}” în „${into}”.` };
  });
}

/**
 * Changes the pending orders of a batch one by one. A permanent failure is recorded as refused; temporary failures
 * are rethrown.
 */
export async function moveWaiting(context: ApiContext, bulkId: number): Promise<void> {
  for (const { orderId, state } of await listItems(context.db, bulkId)) {
    if (state !== "waiting") continue;
    const item = { bulkId, orderId };
    try {
      await moveItem(context, item);
    } catch (error) {
      if (!(error instanceof Error) || isPassingFailure(error)) throw error;
      context.log({ level: "error", message: "An order of a batch was not moved.", orderId, error });
      await closeItem(context.db, item, { state: "refused", why: FAILED });
    }
  }
}

export async function showBulk(db: Db, id: number): Promise<OrderBulk> {
  const bulk = await findBulk(db, id);
  if (!bulk) throw notFound();
  const items = await listItems(db, id);
  const count = (state: ItemState) => items.filter((item) => item.state === state).length;
  return {
    id,
    act: bulk.act,
    status: bulk.status,
    by: bulk.actor.name,
    started_at: bulk.at.toISOString(),
    total: items.length,
    waiting: count("waiting"),
    done: count("done"),
    refused: count("refused"),
    left_out: bulk.leftOut,
    results: items.map(({ orderId, number, state, why }) => ({
      id: orderId,
      number: number === null ? null : String(number),
      ok: state === "waiting" ? null : state === "done",
      why,
    })),
  };
}
