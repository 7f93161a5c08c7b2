/** Signed access tokens for one order, for buyers without an account. (decision 0026) */
import type { ApiContext } from "../../../../context.ts";
import { Refusal } from "../../../../http/refusal.ts";
import { isAccess, signAccess } from "../../../../identity/signed-access.ts";
import { findByRandomId, type OrderRecord } from "../order-records.store.ts";
import { foundTexts } from "../texts.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** Returns a token that lets its holder view and change the order until the given time. */
export function orderAccess({ config }: Pick<Shop, "config">, randomId: string, until: Date): string {
  return signAccess(config.sealKey, accessTo(randomId), until);
}

/** Returns the order of a valid access token. Throws 403 if it is forged, expired or for another order. */
export async function requireByAccess(shop: Shop, randomId: string, access: string): Promise<OrderRecord> {
  const found = isOrderAccess(shop, randomId, access) && (await findByRandomId(shop.db, randomId));
  if (!found) throw new Refusal(403, { message: foundTexts.expired });
  return found;
}

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
