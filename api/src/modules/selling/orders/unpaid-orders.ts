/** Deadlines, reminders and cancellation of unpaid orders. (decisions/0018: Reservation) */
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { readPaymentTerms } from "../payments/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { enqueueOrderMail, moveOrder } from "./order-moves.ts";
import { transferDeadline } from "./order-payment.rules.ts";
import { lockOverdue, noteReminders, writeTransferDeadlines } from "./unpaid-orders.store.ts";

const DAY_MS = 86_400_000;
const NOTE = "Neplătită la timp.";
/** Per run; the next run starts in a minute. */
const MAX_ORDERS = 500;

/** Sets the deadline of transfer orders that have none. An order changed to a transfer gets the full time. */
export async function setTransferDeadlines({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const { bankTransfer } = readPaymentTerms((await loadSettings(db)).payments);
  if (!bankTransfer) return;
  const releaseAt = transferDeadline(now(), bankTransfer.workingDays);
  await writeTransferDeadlines(db, releaseAt);
}

export async function remindOfTransfers({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const at = now();
  const tomorrow = new Date(at.getTime() + DAY_MS);
  await transaction(db, async (tx) => {
    const ids = await noteReminders(tx, { at, until: tomorrow, atMost: MAX_ORDERS });
    for (const id of ids) await enqueueOrderMail(tx, id, "transfer_reminder");
  });
}

/** Cancels overdue orders, each in its own transaction; skips locked ones, such as those being paid. */
export async function releaseUnpaidOrders({ db, now }: Pick<ApiContext, "db" | "now">): Promise<number> {
  let released = 0;
  while (released < MAX_ORDERS && (await transaction(db, (tx) => releaseOne(tx, now())))) released += 1;
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
