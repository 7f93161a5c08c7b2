import type { OrderBulk } from "@curat/contract/staff/order-bulk";
import type { Db } from "../../../../db/database.ts";
import { notFound } from "../../../../http/refusal.ts";
import { findBulk, type ItemState, listItems } from "./bulk.store.ts";

/** Returns a batch operation with its outcomes so far. Throws 404 for an unknown ID. */
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
