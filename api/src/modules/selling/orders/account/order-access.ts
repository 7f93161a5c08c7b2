/** The signed access by which who has no account sees an order and acts on it. (decision 0026) */
import type { ApiContext } from "../../../../context.ts";
import { Refusal } from "../../../../http/refusal.ts";
import { isAccess, signAccess } from "../../../../identity/signed-access.ts";
import { findByRandomId, type OrderRecord } from "../order-records.store.ts";
import { foundTexts } from "../texts.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** What lets its holder see and act on the order until then. */
export function orderAccess({ config }: Pick<Shop, "config">, randomId: string, until: Date): string {
  return signAccess(config.sealKey, accessTo(randomId), until);
}

/** The order of an access that is good for it. Throws 403 for a forged, foreign or expired one. */
export async function requireByAccess(shop: Shop, randomId: string, access: string): Promise<OrderRecord> {
  const found = isOrderAccess(shop, randomId, access) && (await findByRandomId(shop.db, randomId));
  if (!found) throw new Refusal(403, { message: foundTexts.expired });
  return found;
}

/** True while that access lets its holder see and act on the order. */
export function isOrderAccess(
  { now, config }: Pick<Shop, "now" | "config">,
  randomId: string,
  access: string,
): boolean {
  return isAccess(config.sealKey, access, { to: accessTo(randomId), now: now() });
}

function accessTo(randomId: string): string {
  return `order:${randomId}`;
}
