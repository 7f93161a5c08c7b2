/** Orders that nobody paid in time give their goods back. (decisions: Reservation) */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { sql } from "kysely";
import type { ApiContext } from "../../context.ts";
import { type Tx, transaction } from "../../db/database.ts";
import { readPaymentTerms } from "../payments/index.ts";
import { loadSettings } from "../settings/index.ts";
import { enqueueOrderMail, moveOrder } from "./order-moves.ts";
import { transferDeadline } from "./payment.rules.ts";

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
  await sql`
    update orders set release_at = ${releaseAt}, release_told_at = null where id in (
      select id from orders
      where status = 'awaiting_payment' and payment_code = ${PAYMENT_CODE.bankTransfer} and release_at is null
      for no key update skip locked
    )`.execute(db);
}

/** One day before its goods are free again the buyer of an unpaid transfer is told, once. */
export async function remindOfTransfers({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  const at = now();
  const tomorrow = new Date(at.getTime() + DAY_MS);
  await transaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update orders set release_told_at = ${at} where id in (
        select id from orders
        where status = 'awaiting_payment' and payment_code = ${PAYMENT_CODE.bankTransfer}
          and release_at > ${at} and release_at <= ${tomorrow} and release_told_at is null
          -- Who has one day in all was told with the order.
          and placed_at <= release_at - interval '2 days'
        order by id limit ${AT_MOST} for no key update skip locked
      )
      returning id`.execute(tx);
    for (const { id } of rows) await enqueueOrderMail(tx, id, "transfer_reminder");
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
  const { rows } = await sql<{ id: number }>`
    select id from orders where release_at <= ${at} and status = 'awaiting_payment'
    order by release_at limit 1 for no key update skip locked`.execute(tx);
  const orderId = rows[0]?.id;
  if (orderId === undefined) return false;
  const moved = await moveOrder(tx, { orderId, to: "cancelled", actor: "system", note: NOTE, at });
  if (!moved.ok)
    throw new Error(`Order ${orderId} is ${moved.from} although it was locked awaiting payment.`);
  return true;
}
