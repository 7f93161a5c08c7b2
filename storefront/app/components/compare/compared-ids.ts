/** Stores the compared product ids in a cookie, such as "12.7" (B-161). */
import { LIMITS } from "@curat/contract/limits.values";

/**
 * Returns the product ids in the order in which they were added. Invalid ids are ignored, because the cookie
 * is untrusted.
 */
export function comparedIds(cookie: string | undefined): number[] {
  const ids = (cookie ?? "")
    .slice(0, 100)
    .split(".")
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  return [...new Set(ids)].slice(0, LIMITS.compared);
}

export function comparedCookie(ids: readonly number[]): string | undefined {
  return ids.length > 0 ? ids.join(".") : undefined;
}

export interface ComparedChange {
  kind: "add" | "remove";
  id: number;
}

/** Returns the ids after adding or removing a product, or undefined if the list is full. */
export function changedIds(ids: readonly number[], { kind, id }: ComparedChange): number[] | undefined {
  const otherIds = ids.filter((other) => other !== id);
  if (kind === "remove") return otherIds;
  if (otherIds.length < ids.length) return [...ids];
  return ids.length < LIMITS.compared ? [...ids, id] : undefined;
}
