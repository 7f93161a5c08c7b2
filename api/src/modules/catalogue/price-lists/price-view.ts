/**
 * A token that shows a product as one class of buyers sees it: the price lists that are theirs, and whether they buy for a
 * company. The storefront renders one page for all of them by it. It opens no account, and no other process accepts it.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export interface PriceView {
  /** Ascending. */
  listIds: readonly number[];
  isForCompany: boolean;
}

const KEY = randomBytes(32);
const LOOKS_LIKE = /^prices\.([\d-]*)\.(company|person)\.([\w-]{43})$/;

/** The token of a view. */
export function writePriceView({ listIds, isForCompany }: PriceView): string {
  const view = `prices.${listIds.join("-")}.${isForCompany ? "company" : "person"}`;
  return `${view}.${signatureOf(view)}`;
}

/** The view of a token; undefined for any other token. */
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
