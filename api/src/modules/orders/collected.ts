/** Orders whose cash a courier has handed over. */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Tx } from "../../db/database.ts";
import { type Actor, recordChanges } from "../changes/index.ts";
import { lockCollectable, writeCollected } from "./collected.store.ts";
import { orderChange } from "./order-changes.ts";

/** Statuses of parcels that arrived. */
const ARRIVED: ReadonlySet<string> = new Set(["delivered", "completed", "partly_returned", "returned"]);

/**
 * Notes orders as paid whose cash was handed over in just their sum, in one go; tells which. Locks them by ascending id.
 * Where money of an order is on its way back already, its state stays.
 */
export async function noteCollected(
  tx: Tx,
  collected: readonly { orderId: number; amountBani: number }[],
  actor: Actor,
): Promise<ReadonlySet<number>> {
  const sums = new Map(collected.map(({ orderId, amountBani }) => [orderId, amountBani]));
  const orders = (await lockCollectable(tx, [...sums.keys()])).filter(
    ({ id, paymentCode, status, totalBani }) =>
      paymentCode === PAYMENT_CODE.cashOnDelivery && ARRIVED.has(status) && totalBani === sums.get(id),
  );
  const unpaid = orders.filter(({ paymentState }) => paymentState === "none");
  await writeCollected(
    tx,
    unpaid.map(({ id }) => id),
  );
  await recordChanges(
    tx,
    unpaid.map((order) => orderChange(order, { ...order, paymentState: "paid" }, actor)),
  );
  return new Set(orders.map(({ id }) => id));
}
