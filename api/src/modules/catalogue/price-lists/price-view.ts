/**
 * A signed token represents a group of buyers with the same prices. The storefront caches one copy of each page per
 * token. A token gives no access to accounts, and only this process accepts it.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export interface PriceView {
  listIds: readonly number[];
  isForCompany: boolean;
}

const KEY = randomBytes(32);
const LOOKS_LIKE = /^prices\.([\d-]*)\.(company|person)\.([\w-]{43})$/;

export function writePriceView({ listIds, isForCompany }: PriceView): string {
  const view = `prices.${listIds.join("-")}.${isForCompany ? "company" : "person"}`;
  return `${view}.${signatureOf(view)}`;
}

/** Returns the view of a valid token, otherwise undefined. */
export function readPriceView(token: string | undefined): PriceView | undefined {
  const [, ids = "", kind, signature = ""] = LOOKS_LIKE.exec(token ?? "") ?? [];
  if (kind === undefined) return undefined;
  const expected = signatureOf(`prices.${ids}.${kind}`);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  return { listIds: ids === "" ? [] : ids.split("-").map(Number), isForCompany: kind === "company" };
}

function signatureOf(view: string): string {
  return createHmac("sha256", KEY).update(view).digest("base64url");
}
