import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import { moveOrder, reviveOrder } from "../order-moves.ts";
import { insertEvent, lockOrder, recordOrderChange } from "../order-moves.store.ts";
import { loadMoney, openRefund, settleMoney } from "../order-ledgers.ts";
import type { OrderStatus } from "../orders.rules.ts";
import { type Actor, refuseStale } from "../../../platform/changes/index.ts";
import { loadReferences, type OrderReferences, writeReferences } from "../invoicing.store.ts";
import { mailAccount, payRefunds } from "../../refunds/index.ts";
import { balanceReason, type Parcel } from "../parcels.rules.ts";
import { loadParcels } from "../order-lines.store.ts";
import type { Order } from "../orders.store.ts";
import { refuseStaleOrder, type StaffResult } from "./staff-order-answer.ts";
import { needsAwb, staffMoves, takesLateTransfer } from "./staff-orders.rules.ts";
import { invalid } from "../../../../http/refusal.ts";
import { formatOfficeLei } from "../../../../text/money.ts";
import { postEvent } from "../../ledger/index.ts";

type Shop = Pick<ApiContext, "db" | "now">;

const CONFLICT = { ok: false, error: "conflict" } as const;

/** Changes an order's status. Succeeds if the order already has that status. Throws StaleVersion (409). */
export async function moveByStaff(
  { db, now }: Shop,
  orderId: number,
  {
    expectedVersion,
    ...move
  }: { to: OrderStatus; note: string; expectedVersion: number | undefined; actor: Actor },
): Promise<StaffResult> {
  const { to } = move;
  return transaction(db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    if (order.status === to) return { ok: true };
    await refuseStaleOrder(tx, orderId, expectedVersion);
    const parcels = await loadParcels(tx, [orderId]);
    if (!staffMoves(order, parcels).includes(to)) return CONFLICT;
    const why = to === "shipped" ? whyNotLeaving(order, parcels) : undefined;
    if (why) return { ok: false, error: "refused", errors: { status: [why] } };
    const moved = await moveOrder(tx, { orderId, ...move, at: now() });
    return moved.ok ? moved : CONFLICT;
  });
}

function whyNotLeaving(order: Order, parcels: readonly Parcel[]): string | undefined {
  const hasOwn = parcels.some(({ part }) => part === 0);
  return needsAwb(order, "shipped") && !hasOwn ? "Comanda nu are încă un AWB." : balanceReason(parcels);
}

const BY_CARD =
  "Banii se restituie pe card, prin procesator: creditează plata din contul magazinului de la procesator. Restituirea se închide automat când procesatorul o confirmă.";

/** Records one or all open refunds as paid. Refuses card refunds unless staff confirm that the card was credited. */
export async function markRefunded(
  { db, now }: Shop,
  orderId: number,
  { actor, refundId, isCredited = false }: { actor: Actor; refundId?: number; isCredited?: boolean },
): Promise<StaffResult> {
  return transaction(db, async (tx: Tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    const one = refundId === undefined ? {} : { id: refundId };
    const came = await payRefunds(tx, { orderId, ...one, isCredited, at: now(), actor });
    if (came === "by-card") return { ok: false, error: "refused", errors: { credited: [BY_CARD] } };
    await settleMoney(tx, order, actor);
    return came === "paid" || refundId !== undefined || order.paymentState === "refunded"
      ? { ok: true }
      : CONFLICT;
  });
}

/** Sets the buyer's reference numbers for the next invoice. Throws StaleVersion (409). */
export async function setReferences(
  { db }: Pick<Shop, "db">,
  orderId: number,
  {
    references,
    expectedVersion,
    actor,
  }: { references: OrderReferences; expectedVersion: number | undefined; actor: Actor },
): Promise<StaffResult> {
  return transaction(db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    const before = await loadReferences(tx, orderId);
    await refuseStale(
      tx,
      { kind: "order", id: orderId },
      { expectedVersion, loadCurrent: async () => before },
    );
    await writeReferences(tx, orderId, references);
    const sentence = `Comanda ${order.number}: referințele de pe factură s-au schimbat.`;
    await recordOrderChange(tx, order, { by: actor, sentence, before, after: references });
    return { ok: true };
  });
}

export interface LateTransfer {
  amountBani: number;
  outcome: "refund" | "revive";
  iban: string;
  note: string;
  expectedVersion: number;
  actor: Actor;
}

/** Records a transfer that arrived after its order was cancelled. Throws StaleVersion (409) or 422. */
export async function takeLateTransfer(
  { db, now }: Shop,
  orderId: number,
  { expectedVersion, amountBani, outcome, iban, actor, note: staffNote }: LateTransfer,
): Promise<StaffResult> {
  return transaction(db, async (tx): Promise<StaffResult> => {
    const at = now();
    const order = await lockOrder(tx, orderId);
    await refuseStaleOrder(tx, orderId, expectedVersion);
    if (!takesLateTransfer(order)) return CONFLICT;
    const received = `Transfer de ${formatOfficeLei(amountBani)}, primit după anulare.`;
    const note = staffNote === "" ? received : `${received} ${staffNote}`;
    await postEvent(tx, { orderId, at }, { event: "noted", bani: amountBani, method: "transfer" });
    if (outcome === "revive") {
      await refuseRevival(tx, order, amountBani);
      await reviveOrder(tx, order, { actor, note, at });
      return { ok: true };
    }
    await insertEvent(tx, { orderId, status: order.status, actor: "staff", note, at });
    const refund = { amountBani, reason: "Transfer primit după anulare", cause: "late", iban, at } as const;
    const { refundId } = await openRefund(tx, order, { ...refund, by: actor });
    if (iban !== "") await mailAccount(tx, { refundId, change: 1, iban });
    return { ok: true };
  });
}

async function refuseRevival(tx: Tx, order: Order, amountBani: number): Promise<void> {
  const sum = formatOfficeLei(order.totalBani);
  if (amountBani !== order.totalBani)
    throw invalid({
      amount: [`Comanda poate fi reluată doar dacă suma primită este egală cu totalul: ${sum}.`],
    });
  if ((await loadMoney(tx, order)).openBani > 0)
    throw invalid({ outcome: ["Banii acestei comenzi sunt deja în curs de restituire."] });
}
