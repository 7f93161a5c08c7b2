/** Where an address may lead. Pure. */
import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";

/** The shop's own addresses below which pages of the content stand. */
const PAGES_BELOW: ReadonlySet<string> = new Set(["articole", "blog", "marci", "pachete", "promotii"]);

/** The path that the router looks for: decoded, without a slash at its end; undefined for what is no path of the shop. */
export function redirectPath(text: string): string | undefined {
  if (!/^\/(?!\/)[^\s?#\\]*$/.test(text)) return undefined;
  try {
    const path = decodeURIComponent(text).replace(/\/+$/, "");
    return path === "" ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The address that is led to: a path of the shop, the home page too, with its query. */
export function redirectTarget(text: string): { path: string; query: string } | undefined {
  const [start = "", ...rest] = text.split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  if (/[\s#\\]/.test(query)) return undefined;
  if (start === "/") return { path: "/", query };
  const path = redirectPath(start);
  return path === undefined ? undefined : { path, query };
}

/** Whether the storefront answers an address by itself, so that no redirect there would ever be asked for. */
export function isShopsOwn(path: string): boolean {
  const [, first = "", ...below] = path.split("/");
  if (!RESERVED_ADDRESSES.has(first)) return path === "/";
  return below.length === 0 || !PAGES_BELOW.has(first);
}

/** What an address asks for, without its query: there a redirect stands. */
function withoutQuery(address: string): string {
  return address.split("?", 1)[0] ?? address;
}

/**
 * Where an address leads in the end, step by step through the redirects that stand, perhaps with a query; the last one is
 * no redirect, unless they lead in a circle.
 */
export function endOf(target: string, redirects: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  for (let end = target; ;) {
    const path = withoutQuery(end);
    const next = redirects.get(path);
    if (next === undefined || seen.has(path)) return end;
    seen.add(path);
    end = next;
  }
}

/** Whether an address would lead back to itself, or never anywhere: `end` is where its target leads (`endOf`). */
export function leadsInCircle(from: string, end: string, redirects: ReadonlyMap<string, string>): boolean {
  const path = withoutQuery(end);
  return path === from || redirects.has(path);
}

interface Row {
  from: string;
  to: string;
}

/** Rows by their places so that each comes after those that it leads through; `circle` are places of rows that lead in one. */
export function inOrder(rows: readonly Row[]): { order: number[]; circle: number[] } {
  const waiting = new Map(rows.map(({ from }, place) => [redirectPath(from) ?? from, place]));
  const order: number[] = [];
  let left = rows.map((_, place) => place);
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const ready = left.filter((place) => {
      const target = redirectTarget(rows[place]?.to ?? "")?.path;
      return target === undefined || !waiting.has(target) || waiting.get(target) === place;
    });
    order.push(...ready);
    for (const place of ready) {
      const from = rows[place]?.from ?? "";
      waiting.delete(redirectPath(from) ?? from);
    }
    const done = new Set(ready);
    left = left.filter((place) => !done.has(place));
  }
  return { order, circle: left };
}
