/** Kept pages for visitors with something of their own: the page of a stranger, with each visitor's parts in its slots. */
import { withoutSlotCookies } from "@curat/storefront/cookies";
import { copyRequest } from "./request-copy.ts";
import { type Piece, spliceGzip, toPiece, toSmallPiece } from "./spliced-gzip.ts";

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
export function fillPage(pieces: readonly Piece[], slots: readonly string[]): Buffer<ArrayBuffer> {
  const filled = piecesOf(slots);
  return spliceGzip(pieces.flatMap((piece, index) => [piece, ...filled.slice(index, index + 1)]));
}

/** A visitor looks at many pages with one cart, whose slots are the same array. */
const known = new WeakMap<readonly string[], Piece[]>();

function piecesOf(slots: readonly string[]): Piece[] {
  const made = known.get(slots) ?? slots.map(toSmallPiece);
  known.set(slots, made);
  return made;
}

/** The request as a stranger would send it; undefined where nothing of the visitor's own is in it, or gzip is not taken. */
export function asStranger(request: Request): Request | undefined {
  const cookie = strangersCookie((name) => request.headers.get(name));
  if (cookie === undefined) return undefined;
  const headers = new Headers(request.headers);
  if (cookie === "") headers.delete("cookie");
  else headers.set("cookie", cookie);
  return copyRequest(request, { headers });
}

/** The Cookie header that a stranger would send; undefined as above. */
export function strangersCookie(
  header: (name: "cookie" | "accept-encoding") => string | null | undefined,
): string | undefined {
  if (!/\bgzip\b/.test(header("accept-encoding") ?? "")) return undefined;
  return withoutSlotCookies(header("cookie") ?? "");
}
