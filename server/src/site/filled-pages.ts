/** Kept pages for visitors with something of their own: the page of a stranger, with each visitor's parts in its slots. */
import { LRUCache } from "lru-cache";
import { withoutSlotCookies } from "@curat/storefront/cookies";
import { copyRequest } from "./request-copy.ts";
import { type Piece, spliceGzip, toPiece } from "./spliced-gzip.ts";

/** The storefront's slots as one request sees them (storefront: document/slots). */
export interface Slots {
  /** What stands in them for a stranger, in the page's order. */
  empty(): Promise<string[]>;
  /** What stands in them for who asks; undefined where his page has to be rendered. */
  fill(): Promise<string[] | undefined>;
}

/** The page between its slots; undefined where it lacks one, or has one twice. */
export async function cutAtSlots(html: string, slots: readonly string[]): Promise<Piece[] | undefined> {
  const parts: string[] = [];
  let rest = html;
  for (const slot of slots) {
    const [before, after, ...more] = rest.split(slot);
    if (before === undefined || after === undefined || more.length > 0) return undefined;
    parts.push(before);
    rest = after;
  }
  return Promise.all([...parts, rest].map(toPiece));
}

/** The page as gzip, with these texts in its slots. */
export async function fillPage(
  pieces: readonly Piece[],
  slots: readonly string[],
): Promise<Buffer<ArrayBuffer>> {
  const filled = await Promise.all(slots.map(pieceOf));
  return spliceGzip(pieces.flatMap((piece, index) => [piece, ...filled.slice(index, index + 1)]));
}

/** A visitor looks at many pages with one cart. */
const known = new LRUCache<string, Promise<Piece>>({ max: 2_000 });

function pieceOf(text: string): Promise<Piece> {
  const made = known.get(text) ?? toPiece(text);
  known.set(text, made);
  return made;
}

/** The request as a stranger would send it; undefined where nothing of the visitor's own is in it, or gzip is not taken. */
export function asStranger(request: Request): Request | undefined {
  const cookie = withoutSlotCookies(request.headers.get("cookie") ?? "");
  if (cookie === undefined || !/\bgzip\b/.test(request.headers.get("accept-encoding") ?? ""))
    return undefined;
  const headers = new Headers(request.headers);
  if (cookie === "") headers.delete("cookie");
  else headers.set("cookie", cookie);
  return copyRequest(request, { headers });
}
