/** Orders that nobody paid in time give their goods back. (decisions/0018: Reservation) */
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { readPaymentTerms } from "../payments/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { enqueueOrderMail, moveOrder } from "./order-moves.ts";
import { transferDeadline } from "./order-payment.rules.ts";
import { lockOverdue, noteReminders, writeTransferDeadlines } from "./unpaid-orders.store.ts";

const DAY_MS = 86_400_000;
const NOTE = "Neplătită la timp.";
/** One run works off at most so many; the next one comes in a minute. */
const AT_MOST = 500;

/**
 * Tells orders by transfer until when they wait, counted from the first run that meets them: an order that was changed
 * to a transfer, or was there before there was a deadline, has its full time.
 */
export async function setTransferDeadlines({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const { bankTransfer } = readPaymentTerms((await loadSettings(db)).payments);
  if (!bankTransfer) return;
  const releaseAt = transferDeadline(now(), bankTransfer.workingDays);
  await writeTransferDeadlines(db, releaseAt);
}

/** One day before its goods are free again the buyer of an unpaid transfer is told, once. */
export async function remindOfTransfers({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const at = now();
  const tomorrow = new Date(at.getTime() + DAY_MS);
  await transaction(db, async (tx) => {
    const ids = await noteReminders(tx, { at, until: tomorrow, atMost: AT_MOST });
    for (const id of ids) await enqueueOrderMail(tx, id, "transfer_reminder");
  });
}

/**
 * Cancels what waited too long for its money, each order in a transaction of its own; tells how many. Orders that
 * somebody holds, a payment that arrives for one, are passed over: whoever holds them decides.
 */
export async function releaseUnpaidOrders({ db, now }: Pick<ApiContext, "db" | "now">): Promise<number> {
  let released = 0;
  while (released < AT_MOST && (await transaction(db, (tx) => releaseOne(tx, now())))) released += 1;
  return released;
}

async function releaseOne(tx: Tx, at: Date): Promise<boolean> {
  const orderId = await lockOverdue(tx, at);
  if (orderId === undefined) return false;
  const moved = await moveOrder(tx, { orderId, to: "cancelled", actor: "system", note: NOTE, at });
  if (!moved.ok)
    throw new Error(`Order ${orderId} is ${moved.from} although it was locked awaiting payment.`);
  return true;
}
