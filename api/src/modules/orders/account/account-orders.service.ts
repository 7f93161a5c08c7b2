/** What a buyer may do with an order after placing it: see it and cancel it. */
import { ORDER_ACCESS_MINUTES } from "@curat/contract/account-orders.values";
import type { ApiContext } from "../../../config.ts";
import { transaction } from "../../../db/database.ts";
import { isAccess, signAccess } from "../../../identity/signed-access.ts";
import { findByNumber, findByRandomId, findRecord, type OrderRecord } from "../order-records.store.ts";
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

export interface Found {
  record: OrderRecord;
  access: string;
  until: Date;
}

/** An order by its number, as it is written anywhere, and e-mail; with what lets a guest act on it. */
export async function lookUpOrder(
  shop: Shop & SigningShop,
  { number, email }: { number: string; email: string },
): Promise<Found | undefined> {
  const digits = number.replaceAll(/\D/g, "");
  if (digits === "" || digits.length > 15) return undefined;
  const record = await findByNumber(shop.db, { number: Number(digits), email });
  if (!record) return undefined;
  const until = new Date(shop.now().getTime() + ORDER_ACCESS_MINUTES * 60_000);
  return { record, access: signAccess(shop.config.sealKey, accessTo(record.order.randomId), until), until };
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
