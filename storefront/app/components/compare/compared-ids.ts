/** Which products somebody compares: the cookie's text, such as 12.7 (B-161). Pure. */
import { LIMITS } from "@curat/contract/limits.values";

/** The products in the order they were chosen; a cookie is anyone's text. */
export function comparedIds(cookie: string | undefined): number[] {
  const ids = (cookie ?? "")
    .slice(0, 100)
    .split(".")
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  return [...new Set(ids)].slice(0, LIMITS.compared);
}

/** The cookie's text; undefined, no cookie, for none. */
export function comparedCookie(ids: readonly number[]): string | undefined {
  return ids.length > 0 ? ids.join(".") : undefined;
}

export interface ComparedChange {
  kind: "add" | "remove";
  id: number;
}

/** The list with or without that product, however often it is asked; undefined when it is full. */
export function changedIds(ids: readonly number[], { kind, id }: ComparedChange): number[] | undefined {
  const others = ids.filter((other) => other !== id);
  if (kind === "remove") return others;
  if (others.length < ids.length) return [...ids];
  return ids.length < LIMITS.compared ? [...ids, id] : undefined;
}
