/** What a buyer may do with an order after placing it: cancel it. */
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { findRecord, type OrderRecord } from "../order-records.store.ts";
import { moveOrder } from "../order-moves.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** The order after the try: cancelled now or before, or as far as it had come (`ok: false`). */
export interface Cancelled {
  ok: boolean;
  record: OrderRecord;
}

/** Cancels for the buyer; against the parcel's leaving exactly one of both wins. */
export async function cancelOrder({ db, now }: Shop, orderId: number): Promise<Cancelled> {
  const moved = await transaction(db, (tx) =>
    moveOrder(tx, { orderId, to: "cancelled", actor: "customer", at: now() }),
  );
  const record = await findRecord(db, orderId);
  if (!record) throw new Error(`Order ${orderId} is gone after it was moved.`);
  return { ok: moved.ok, record };
}
