/** What the shop's people do with an order; each act is one transaction behind the order's lock. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { moveOrder } from "../order-moves.ts";
import { lockOrder, writeStatus } from "../order-moves.store.ts";
import type { OrderStatus } from "../orders.rules.ts";
import { findShipment } from "./shipments.store.ts";
import { needsAwb, staffMoves } from "./staff-orders.rules.ts";
import { finishRefunds } from "./staff-orders.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** `conflict`: the order is not, or no longer, where this can be done. */
export type StaffResult =
  { ok: true } | { ok: false; error: "conflict" } | { ok: false; error: "refused"; errors: FieldErrors };

const CONFLICT = { ok: false, error: "conflict" } as const;

/** Moves an order by hand; to the status that it has already is ok. */
export async function moveByStaff(
  { db, now }: Shop,
  orderId: number,
  { to, note }: { to: OrderStatus; note: string },
): Promise<StaffResult> {
  return transaction(db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    if (order.status === to) return { ok: true };
    if (!staffMoves(order).includes(to)) return CONFLICT;
    if (needsAwb(order, to) && !(await findShipment(tx, orderId)))
      return { ok: false, error: "refused", errors: { status: ["Comanda nu are încă un AWB."] } };
    const moved = await moveOrder(tx, { orderId, to, actor: "staff", note, at: now() });
    return moved.ok ? moved : CONFLICT;
  });
}

/** Notes that all that was due went back to the buyer; again is ok. An order that was paid twice stays paid. */
export async function markRefunded({ db, now }: Shop, orderId: number): Promise<StaffResult> {
  return transaction(db, async (tx: Tx): Promise<StaffResult> => {
    const { status, paymentState } = await lockOrder(tx, orderId);
    const isDone = await finishRefunds(tx, orderId, now());
    if (paymentState === "refund_due") await writeStatus(tx, orderId, { status, paymentState: "refunded" });
    return isDone || paymentState === "refunded" ? { ok: true } : CONFLICT;
  });
}
