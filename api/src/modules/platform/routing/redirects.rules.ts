import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";

/** Paths of the shop below which staff can create pages. */
const PAGES_BELOW: ReadonlySet<string> = new Set(["articole", "blog", "marci", "pachete", "promotii"]);

/** Returns the path decoded and without a trailing slash; undefined if it is not a path of the shop. */
export function redirectPath(text: string): string | undefined {
  if (!/^\/(?!\/)[^\s?#\\]*$/.test(text)) return undefined;
  try {
    const path = decodeURIComponent(text).replace(/\/+$/, "");
    return path === "" ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Returns the path and query of a redirect's target; undefined if the target is invalid. */
export function redirectTarget(text: string): { path: string; query: string } | undefined {
  const [start = "", ...rest] = text.split("?");
  const query = rest.length > 0 ? `?${rest.join("?")}` : "";
  if (/[\s#\\]/.test(query)) return undefined;
  if (start === "/") return { path: "/", query };
  const path = redirectPath(start);
  return path === undefined ? undefined : { path, query };
}

/** Returns whether the storefront itself serves the path. A redirect from it would never apply. */
export function isShopsOwn(path: string): boolean {
  const [, first = "", ...below] = path.split("/");
  if (!RESERVED_ADDRESSES.has(first)) return path === "/";
  return below.length === 0 || !PAGES_BELOW.has(first);
}

function withoutQuery(address: string): string {
  return address.split("?", 1)[0] ?? address;
}

/** Follows redirects from a target and returns the last URL. In a loop, that URL is itself a redirect. */
export function endOf(target: string, redirects: ReadonlyMap<string, string>): string {
  const visited = new Set<string>();
  for (let end = target; ;) {
    const path = withoutQuery(end);
    const next = redirects.get(path);
    if (next === undefined || visited.has(path)) return end;
    visited.add(path);
    end = next;
  }
}

/** Returns whether a redirect would close a loop. `end` is the result of `endOf` for its target. */
export function leadsInCircle(from: string, end: string, redirects: ReadonlyMap<string, string>): boolean {
  const path = withoutQuery(end);
  return path === from || redirects.has(path);
}

interface Row {
  from: string;
  to: string;
}

/**
 * Returns row indices in an order in which each row follows the rows that it redirects through. `circle` contains the
 * rows of loops.
 */
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
