/** Money that goes back to buyers, with who said so; the order's lock stands around each. */
import type { Tx } from "../../db/database.ts";
import { romanianLei } from "../../text/money.ts";
import { type Actor, type NewChange, recordChange, recordChanges } from "../changes/index.ts";
import { finishRefunds, insertRefund, type NewRefund, noteRefunded, type PaidBack } from "./refunds.store.ts";

/** Notes money as due to the buyer, in bani, and tells the id of the refund. */
export async function oweRefund(tx: Tx, { actor, ...refund }: NewRefund & { actor: Actor }): Promise<number> {
  const id = await insertRefund(tx, refund);
  await recordChange(tx, changeOf({ ...refund, id }, { actor, before: null, after: "due" }));
  return id;
}

/** Notes that all that was due of an order went back, or one refund; tells whether anything was. */
export async function payRefunds(
  tx: Tx,
  { orderId, id, at, actor }: { orderId: number; id?: number; at: Date; actor: Actor },
): Promise<boolean> {
  const paid = await finishRefunds(tx, { orderId, id, at });
  await recordChanges(
    tx,
    paid.map((refund) => changeOf(refund, { actor, before: "due", after: "done" })),
  );
  return paid.length > 0;
}

/** Notes money that went back without being asked for here, unless it is noted already. */
export async function notePaidBack(
  tx: Tx,
  { actor, ...paid }: { orderId: number; amountBani: number; at: Date; actor: Actor },
): Promise<void> {
  const refund = await noteRefunded(tx, paid);
  if (refund)
    await recordChange(tx, changeOf(refund, { actor, before: refund.wasDue ? "due" : null, after: "done" }));
}

type State = "due" | "done";

function changeOf(
  { id, orderId, amountBani, reason }: PaidBack,
  { actor, before, after }: { actor: Actor; before: State | null; after: State },
): NewChange {
  const state = (of: State) => ({ orderID: orderId, amount: amountBani / 100, reason, state: of });
  const what = `${romanianLei(amountBani)} (${reason})`;
  return {
    actor,
    subject: { kind: "refund", id },
    sentence: after === "due" ? `De rambursat: ${what}.` : `Rambursat: ${what}.`,
    before: before && state(before),
    after: state(after),
    touched: [],
  };
}
