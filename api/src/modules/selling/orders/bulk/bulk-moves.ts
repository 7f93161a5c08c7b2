/** Moving many orders. */
import type { ApiContext } from "../../../../context.ts";
import { isPassingFailure } from "../../../../db/passing-failure.ts";
import { statusLabel } from "../orders.rules.ts";
import { findOrder } from "../orders.store.ts";
import { moveByStaff } from "../staff/staff-orders.service.ts";
import { actOnItem, type BulkItem } from "./bulk.service.ts";
import { type Bulk, closeItem, listWaiting } from "./bulk.store.ts";

const FAILED = "Nu s-a putut acum. Încearcă din nou.";

/** Moves one order of an act on many; one that stands there already is ok. */
export async function moveItem(context: ApiContext, item: BulkItem): Promise<void> {
  await actOnItem(context, item, (bulk) => moveIt(context, item.orderId, bulk));
}

/** Moves all that still wait, one after the other; one that fails is refused, and the others go on. */
export async function moveWaiting(context: ApiContext, bulkId: number): Promise<void> {
  for (const orderId of await listWaiting(context.db, bulkId)) {
    const item = { bulkId, orderId };
    try {
      await moveItem(context, item);
    } catch (error) {
      if (!(error instanceof Error) || isPassingFailure(error)) throw error;
      context.log({ level: "error", message: "An order of many was not moved.", orderId, error });
      await closeItem(context.db, item, { state: "refused", why: FAILED });
    }
  }
}

async function moveIt(context: ApiContext, orderId: number, { status, note, actor }: Bulk) {
  if (status === null) throw new Error("An act that moves names a status.");
  const result = await moveByStaff(context, orderId, { to: status, note, seen: undefined, actor });
  if (result.ok || result.error !== "conflict") return result;
  const found = await findOrder(context.db, orderId);
  if (!found) return result;
  const [from, to] = [found.order.status, status].map((one) => statusLabel(found.order, one));
  return { ...result, why: `Din „${from}” nu se poate trece în „${to}”.` };
}
