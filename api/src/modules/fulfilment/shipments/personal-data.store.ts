/** Deletes the orders' waybill attempts, because a courier's refusal may contain the buyer's address. */
import { anyOf, type Tx } from "../../../db/database.ts";

export async function eraseTries(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.deleteFrom("awb_attempt").where("order_id", "=", anyOf(orderIds)).execute();
}
