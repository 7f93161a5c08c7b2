/** What the shop's people do with an order; each act is one transaction behind the order's lock. */
import type { ApiContext } from "../../../../context.ts";
import { type Tx, transaction } from "../../../../db/database.ts";
import { moveOrder } from "../order-moves.ts";
import { lockOrder } from "../order-moves.store.ts";
import { settleMoney } from "../order-ledgers.ts";
import type { OrderStatus } from "../orders.rules.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import { payRefunds } from "../../refunds/index.ts";
import { type Parcel, whyRestStays } from "../parcels.rules.ts";
import { loadParcels } from "../parcels.store.ts";
import type { Order } from "../orders.store.ts";
import { refuseStaleOrder, type StaffResult } from "./staff-order-answer.ts";
import { needsAwb, staffMoves } from "./staff-orders.rules.ts";

type Shop = Pick<ApiContext, "db" | "now">;

const CONFLICT = { ok: false, error: "conflict" } as const;

/** Moves an order by hand; to the status that it has already is ok. Throws StaleVersion (409) where another was seen. */
export async function moveByStaff(
  { db, now }: Shop,
  orderId: number,
  { to, note, seen, actor }: { to: OrderStatus; note: string; seen: number | undefined; actor: Actor },
): Promise<StaffResult> {
  return transaction(db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    if (order.status === to) return { ok: true };
    await refuseStaleOrder(tx, orderId, seen);
    const parcels = await loadParcels(tx, [orderId]);
    if (!staffMoves(order, parcels).includes(to)) return CONFLICT;
    const why = to === "shipped" ? whyNotLeaving(order, parcels) : undefined;
    if (why) return { ok: false, error: "refused", errors: { status: [why] } };
    const moved = await moveOrder(tx, { orderId, to, actor, note, at: now() });
    return moved.ok ? moved : CONFLICT;
  });
}

function whyNotLeaving(order: Order, parcels: readonly Parcel[]): string | undefined {
  const hasOwn = parcels.some(({ part }) => part === 0);
  return needsAwb(order, "shipped") && !hasOwn ? "Comanda nu are încă un AWB." : whyRestStays(parcels);
}

const BY_CARD =
  "Banii se întorc pe card prin procesator: creditează plata în contul magazinului de acolo, iar restituirea se închide singură când procesatorul o confirmă.";

/**
 * Notes that all that was due went back to the buyer, or one refund; again is ok. An order that was paid twice stays paid.
 * Refused for a card's money, unless somebody saw in the processor's account that it `isCredited`.
 */
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
