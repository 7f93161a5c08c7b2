/** Deletes orders' labels and waybill attempts. Stored refusals of couriers may contain the buyer's address. */
import { anyOf, type Tx } from "../../../db/database.ts";
import { eraseDocuments } from "./waybill-documents.store.ts";

export async function eraseTries(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.deleteFrom("awb_attempt").where("order_id", "=", anyOf(orderIds)).execute();
  await eraseDocuments(tx, orderIds);
}
