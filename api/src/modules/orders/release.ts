/** Orders that nobody paid in time give their goods back. (decisions: Reservation) */
import { sql } from "kysely";
import type { ApiContext } from "../../config.ts";
import { type Tx, transaction } from "../../db/database.ts";
import { moveOrder } from "./order-moves.ts";

const NOTE = "Neplătită la timp.";
/** One run works off at most so many; the next one comes in a minute. */
const AT_MOST = 500;

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
