import { createHash } from "node:crypto";
import type { Cart } from "@curat/contract/cart";
import type { Today } from "@curat/contract/shop-now";
import type { Customer } from "./customer.server.ts";
import type { SharedReads } from "../storefront-context.ts";

export interface PromisedDays {
  today: Today | undefined;
  /** Identifies the promised days in cache keys. "" for counties with the usual days. */
  days: string;
}

/** Returns the county of the cart's address, or else of the customer's addresses. */
export function deliveryCounty(cart: Cart | undefined, customer: Customer | undefined): number | undefined {
  return cart?.deliveryaddress?.countyid ?? customer?.countyId;
}

export async function promisedDays(
  shared: Pick<SharedReads, "today">,
  countyId: number | undefined,
): Promise<PromisedDays> {
  const today = await shared.today(countyId);
  if (countyId === undefined) return { today, days: "" };
  const [own, everywhere] = [today, await shared.today()].map((one) => JSON.stringify(one) ?? "");
  return { today, days: own === everywhere ? "" : hashOf(own ?? "") };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
