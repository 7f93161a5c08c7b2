/** A transfer that arrives after its order was cancelled is refunded or revives the order. */
import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction, type Tx } from "../../../../db/database.ts";
import { invalid } from "../../../../http/refusal.ts";
import { formatOfficeLei } from "../../../../text/money.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import { postEvent } from "../../ledger/index.ts";
import { mailAccount } from "../../refunds/index.ts";
import { insertEvent, lockOrder } from "../order-moves.store.ts";
import { loadMoney, openRefund } from "../order-ledgers.ts";
import { findOrder, type Order } from "../orders.store.ts";
import { reviveOrder } from "../order-moves.ts";
import { refuseStaleOrder, type StaffResult } from "./staff-order-answer.ts";
import { takesLateTransfer } from "./staff-orders.rules.ts";

export interface LateTransfer {
  amountBani: number;
  outcome: "refund" | "revive";
  iban: string;
  note: string;
  seen: number;
  actor: Actor;
}

/** Records the transfer under the order's lock. Throws StaleVersion (409) or 422 with errors by field. */
export async function takeLateTransfer(
  { db, now }: Pick<ApiContext, "db" | "now">,
  orderId: number,
  transfer: LateTransfer,
): Promise<StaffResult> {
  return transaction(db, (tx) => take(tx, orderId, { ...transfer, at: now() }));
}

async function take(tx: Tx, orderId: number, transfer: LateTransfer & { at: Date }): Promise<StaffResult> {
  const { seen, amountBani, outcome, iban, actor, at } = transfer;
  const order = await lockOrder(tx, orderId);
  await refuseStaleOrder(tx, orderId, seen);
  if (!takesLateTransfer(order)) return { ok: false, error: "conflict" };
  const note = [`Transfer de ${formatOfficeLei(amountBani)}, primit după anulare.`, transfer.note]
    .filter(Boolean)
    .join(" ");
  await postEvent(tx, { orderId, at }, { event: "noted", bani: amountBani, method: "transfer" });
  if (outcome === "revive") {
    await revive(tx, order, { amountBani, actor, note, at });
    return { ok: true };
  }
  await insertEvent(tx, { orderId, status: order.status, actor: "staff", note, at });
  const refund = { amountBani, reason: "Transfer primit după anulare", cause: "late", iban, at } as const;
  const { refundId } = await openRefund(tx, order, { ...refund, by: actor });
  if (iban !== "") await mailAccount(tx, { refundId, change: 1, iban });
  return { ok: true };
}

async function revive(
  tx: Tx,
  order: Order,
  { amountBani, ...how }: { amountBani: number; actor: Actor; note: string; at: Date },
): Promise<void> {
  if (amountBani !== order.totalBani)
    throw invalid({
      amount: [`Comanda are ${formatOfficeLei(order.totalBani)}: poate fi reluată doar cu această sumă.`],
    });
  if ((await loadMoney(tx, order)).openBani > 0)
    throw invalid({ outcome: ["Banii acestei comenzi sunt deja în curs de restituire."] });
  const revived = await reviveOrder(tx, order, how);
  if (revived.ok) return;
  const why =
    revived.error === "voucher-used"
      ? "Voucherul comenzii a fost folosit între timp. Restituie banii."
      : `Nu mai sunt destule bucăți: ${(await namesOf(tx, order.id, revived.productIds)).join(", ")}. Restituie banii.`;
  throw invalid({ outcome: [why] });
}

async function namesOf(db: Db, orderId: number, productIds: number[]): Promise<string[]> {
  const { lines = [] } = (await findOrder(db, orderId)) ?? {};
  const wanted = lines.filter(({ productId }) => productId !== null && productIds.includes(productId));
  return [...new Set(wanted.map(({ name }) => name))];
}
