import type { ApiContext } from "../../../../context.ts";
import { type Tx, transaction } from "../../../../db/database.ts";
import { moveOrder } from "../order-moves.ts";
import { lockOrder } from "../order-moves.store.ts";
import { settleMoney } from "../order-ledgers.ts";
import type { OrderStatus } from "../orders.rules.ts";
import { type Actor, refuseStale } from "../../../platform/changes/index.ts";
import { loadReferences, type OrderReferences, writeReferences } from "../references.store.ts";
import { recordOrderChange } from "../order-changes.ts";
import { payRefunds } from "../../refunds/index.ts";
import { type Parcel, balanceReason } from "../parcels.rules.ts";
import { loadParcels } from "../parcels.store.ts";
import type { Order } from "../orders.store.ts";
import { refuseStaleOrder, type StaffResult } from "./staff-order-answer.ts";
import { needsAwb, staffMoves } from "./staff-orders.rules.ts";

type Shop = Pick<ApiContext, "db" | "now">;

const CONFLICT = { ok: false, error: "conflict" } as const;

/** Changes an order's status; succeeds if the order already has it. Throws StaleVersion (409). */
export async function moveByStaff(
  { db, now }: Shop,
  orderId: number,
  { seen, ...move }: { to: OrderStatus; note: string; seen: number | undefined; actor: Actor },
): Promise<StaffResult> {
  const { to } = move;
  return transaction(db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    if (order.status === to) return { ok: true };
    await refuseStaleOrder(tx, orderId, seen);
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
  "Banii se restituie pe card, prin procesator: creditează plata în contul magazinului de acolo. Restituirea se închide automat când procesatorul o confirmă.";

/** Records one or all open refunds as paid. Card refunds are refused unless staff saw the credit. */
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
  { references, seen, actor }: { references: OrderReferences; seen: number | undefined; actor: Actor },
): Promise<StaffResult> {
  return transaction(db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    const before = await loadReferences(tx, orderId);
    await refuseStale(tx, { kind: "order", id: orderId }, { seen, standing: async () => before });
    await writeReferences(tx, orderId, references);
    const sentence = `Comanda ${order.number}: referințele de pe factură s-au schimbat.`;
    await recordOrderChange(tx, order, { by: actor, sentence, before, after: references });
    return { ok: true };
  });
}
