import type { TaskList } from "graphile-worker";
import { afterWorkingDays } from "../../../calendar/working-day.ts";
import type { ApiContext } from "../../../context.ts";
import type { JobPayloads } from "../../../jobs/enqueue.ts";
import { deleteOldBulks } from "./bulk/bulk.store.ts";
import { moveItem } from "./bulk/bulk.service.ts";
import { forgetNetworks } from "./buyers.store.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { readPaymentTerms } from "../payments/index.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { enqueueOrderMail, moveOrder } from "./order-moves.ts";
import { settleRefunds } from "./payment/send-refund.service.ts";
import { queryOpenPayments } from "./payment/settle-payment.service.ts";
import { lockOverdue, noteReminders, writeTransferDeadlines } from "./order-moves.store.ts";

export function orderTasks(context: ApiContext): TaskList {
  return {
    release_unpaid_orders: async () => {
      await setTransferDeadlines(context);
      await remindOfTransfers(context);
      const count = await releaseUnpaidOrders(context);
      if (count > 0) context.log({ level: "info", message: "Unpaid orders were released.", count });
    },
    ask_payments: async () => {
      await queryOpenPayments(context);
      await settleRefunds(context);
    },
    bulk_move: async (payload) => moveItem(context, payload as JobPayloads["bulk_move"]),
    delete_old_bulks: async () => deleteOldBulks(context.db, context.now()),
    forget_networks: async () => forgetNetworks(context.db, context.now()),
  };
}

const DAY_MS = 86_400_000;
const NOTE = "Neplătită la timp.";
/** Orders per run. The next run starts a minute later. */
const MAX_ORDERS = 500;

/** Sets the deadline of transfer orders without one. An order that changed to a transfer gets the full time. */
export async function setTransferDeadlines({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const { bankTransfer } = readPaymentTerms((await loadSettings(db)).payments);
  if (!bankTransfer) return;
  const releaseAt = afterWorkingDays(now(), bankTransfer.workingDays);
  await writeTransferDeadlines(db, releaseAt);
}

export async function remindOfTransfers({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const at = now();
  const tomorrow = new Date(at.getTime() + DAY_MS);
  await transaction(db, async (tx) => {
    const ids = await noteReminders(tx, { at, until: tomorrow, limit: MAX_ORDERS });
    for (const id of ids) await enqueueOrderMail(tx, id, "transfer_reminder");
  });
}

/** Cancels overdue orders, each in its own transaction. Skips locked orders, such as those being paid. */
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
