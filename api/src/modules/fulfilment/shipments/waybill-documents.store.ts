import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { WaybillDocument } from "../../selling/shipping/index.ts";

interface Of {
  courier: string;
  awb: string;
}

/** Stores the label of a courier that prints each label only once. */
export async function writeDocument(
  db: Db,
  { courier, awb, orderId, document }: Of & { orderId: number; document: WaybillDocument },
): Promise<void> {
  await db
    .insertInto("waybill_document")
    .values({
      courier,
      awb,
      order_id: orderId,
      courier_id: document.courierId,
      label: document.label && Buffer.from(document.label),
    })
    .onConflict((conflict) => conflict.columns(["courier", "awb"]).doNothing())
    .execute();
}

/** Returns the stored label of a waybill; undefined if its courier can print the label again at any time. */
export async function findDocument(db: Db, { courier, awb }: Of): Promise<WaybillDocument | undefined> {
  const row = await db
    .selectFrom("waybill_document")
    .select(["courier_id", "label"])
    .where("courier", "=", courier)
    .where("awb", "=", awb)
    .executeTakeFirst();
  return row && { courierId: row.courier_id, label: row.label && Uint8Array.from(row.label) };
}

/** Deletes the orders' labels, which contain the buyer's address. */
export async function eraseDocuments(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.deleteFrom("waybill_document").where("order_id", "=", anyOf(orderIds)).execute();
}
