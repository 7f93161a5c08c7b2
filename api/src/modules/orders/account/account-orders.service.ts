/** What a buyer may do with an order after placing it: see it and cancel it. */
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { isAccess, signAccess } from "../../../identity/signed-access.ts";
import { findByRandomId, findRecord, type OrderRecord } from "../order-records.store.ts";
import { moveOrder } from "../order-moves.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type SigningShop = Pick<ApiContext, "now" | "config">;

/** The order after the try: cancelled now or before, or as far as it had come (`ok: false`). */
export interface Cancelled {
  ok: boolean;
  record: OrderRecord;
}

/** Cancels for the buyer; against the parcel's leaving exactly one of both wins. */
export async function cancelOrder({ db, now }: Shop, orderId: number): Promise<Cancelled> {
  const moved = await transaction(db, (tx) =>
    moveOrder(tx, { orderId, to: "cancelled", actor: "customer", at: now() }),
  );
  const record = await findRecord(db, orderId);
  if (!record) throw new Error(`Order ${orderId} is gone after it was moved.`);
  return { ok: moved.ok, record };
}

/** What lets its holder see and act on the order until then. */
export function orderAccess({ config }: Pick<SigningShop, "config">, randomId: string, until: Date): string {
  return signAccess(config.sealKey, accessTo(randomId), until);
}

/** The order of an access that is good for it; undefined for a forged, foreign or expired one. */
export async function findByAccess(
  shop: Shop & SigningShop,
  randomId: string,
  access: string,
): Promise<OrderRecord | undefined> {
  if (!isOrderAccess(shop, randomId, access)) return undefined;
  return findByRandomId(shop.db, randomId);
}

/** True while that access lets its holder see and act on the order. */
export function isOrderAccess({ now, config }: SigningShop, randomId: string, access: string): boolean {
  return isAccess(config.sealKey, access, { to: accessTo(randomId), now: now() });
}

function accessTo(randomId: string): string {
  return `order:${randomId}`;
}
