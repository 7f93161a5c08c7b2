/** The balance due of a paid order whose total grew: paid later, written off, or lowered by a return. */
import { toLei } from "@curat/contract/lei.values";
import type { Tx } from "../../../db/database.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import { hasPaid, postEvent } from "../ledger/index.ts";
import { type OrderMover, recordOrderChange, storyActor } from "./order-changes.ts";
import { settleMoney } from "./order-ledgers.ts";
import { insertEvent } from "./order-moves.store.ts";
import type { Order } from "./orders.store.ts";

interface Settled {
  bani: number;
  by: OrderMover;
  note?: string;
  at: Date;
}

/** Records money in bani for an order that is not awaiting payment; the caller has locked the order. */
export async function settleBalanceDue(tx: Tx, order: Order, paid: Settled): Promise<void> {
  const { bani, by, at } = paid;
  // A card payment was posted when its notification arrived.
  if (by !== "payment")
    await postEvent(tx, { orderId: order.id, at }, { event: "noted", bani, method: "unknown" });
  const what = `${hasPaid(order) ? "diferența" : "suma"} de ${formatOfficeLei(bani)} a fost plătită`;
  await recordLess(tx, order, { ...paid, what, beforeBani: bani });
  await settleMoney(tx, order, by);
}

/** Writes off an order's balance due, in bani; the caller has locked the order. */
export async function forgive(tx: Tx, order: Order, writtenOff: Settled): Promise<void> {
  const { bani, by, at } = writtenOff;
  await postEvent(tx, { orderId: order.id, at }, { event: "forgotten", bani });
  const what = `magazinul renunță la diferența de ${formatOfficeLei(bani)}`;
  await recordLess(tx, order, { ...writtenOff, what, beforeBani: bani });
  await settleMoney(tx, order, by);
}

/** Records that an accepted return lowered the balance due, in bani. The return has already posted it. */
export async function notifyWaived(tx: Tx, order: Order, waived: Settled & { note: string }): Promise<void> {
  const what = `diferența de plată scade cu ${formatOfficeLei(waived.bani)}`;
  await recordLess(tx, order, {
    ...waived,
    what,
    logged: `${what} (${waived.note})`,
    beforeBani: order.restBani,
  });
}

/** `logged` replaces `what` in the change log, which has no notes. */
async function recordLess(
  tx: Tx,
  order: Order,
  {
    bani,
    by,
    note = "",
    at,
    what,
    logged = what,
    beforeBani,
  }: Settled & { what: string; logged?: string; beforeBani: number },
): Promise<void> {
  const { id: orderId, number, status } = order;
  const said = `${what.charAt(0).toUpperCase()}${what.slice(1)}${note === "" ? "." : `: ${note}`}`;
  await insertEvent(tx, { orderId, status, actor: storyActor(by), note: said, at });
  await recordOrderChange(tx, order, {
    by,
    sentence: `Comanda ${number}: ${logged}.`,
    before: { rest: toLei(beforeBani) },
    after: { rest: toLei(beforeBani - bani) },
  });
}
