/** Kept pages for visitors with something of their own: the page of their class, with each visitor's parts in its slots. */
import { withoutSlotCookies } from "@curat/storefront/cookies";
import type { CutPage, HeartSlot, OwnSlots, SlotName } from "../../../storefront/app/server.ts";
import { copyRequest } from "./request-copy.ts";
import { likedPages } from "./liked-pages.ts";
import type { Heart, Part, Pieces } from "./page-pieces.ts";
import { type Piece, spliceGzip, toPiece, toSmallPiece } from "./spliced-gzip.ts";

/** The storefront's slots as one request sees them (storefront: document/slots). */
export interface Slots {
  /** The page between them; undefined where it has to be rendered for each visitor. */
  cut(html: string, isCustomer: boolean): Promise<CutPage | undefined>;
  /** What stands in them for who asks; undefined where his page has to be rendered. */
  fill(): Promise<OwnSlots | undefined>;
}

/** Compresses what stands between a page's slots, and its hearts as they stand for anybody. */
export async function compressBetween({ between, slots }: CutPage): Promise<Pieces> {
  const hearts = slots.filter(isHeart);
  const plain = await partsOf(withoutHearts({ between, slots }));
  if (hearts.length === 0) return { plain };
  return {
    plain,
    withHearts: {
      parts: await partsOf({ between, slots }),
      productIds: hearts.map(({ productId }) => productId),
    },
  };
}

function isHeart(slot: SlotName | HeartSlot): slot is HeartSlot {
  return typeof slot === "object";
}

/** The page in which nothing is liked. */
function withoutHearts({ between, slots }: CutPage): CutPage {
  const cut: CutPage = { between: [between[0] ?? ""], slots: [] };
  for (const [at, slot] of slots.entries()) {
    const after = between[at + 1] ?? "";
    if (isHeart(slot)) cut.between.push(`${cut.between.pop() ?? ""}${slot.unliked}${after}`);
    else {
      cut.slots.push(slot);
      cut.between.push(after);
    }
  }
  return cut;
}

async function partsOf({ between, slots }: CutPage): Promise<Part[]> {
  const pieces = await Promise.all(between.map(toPiece));
  return pieces.flatMap((piece, at) => {
    const slot = slots[at];
    if (slot === undefined) return [piece];
    return [piece, isHeart(slot) ? toHeart(slot) : slot];
  });
}

function toHeart({ productId, liked, unliked }: HeartSlot): Heart {
  return { productId, liked: toSmallPiece(liked), unliked: toSmallPiece(unliked) };
}

/** The page as gzip, with what is the visitor's in its slots. */
export function fillPage({ plain, withHearts }: Pieces, own: OwnSlots): Buffer<ArrayBuffer> {
  const liked = withHearts?.productIds.filter((id) => own.liked.has(id)) ?? [];
  const parts = withHearts && liked.length > 0 ? likedPages.find(withHearts, liked) : plain;
  return spliceGzip(
    parts.map((part) => {
      if (typeof part === "string") return filledPiece(own, part);
      if ("deflated" in part) return part;
      return own.liked.has(part.productId) ? part.liked : part.unliked;
    }),
  );
}

/** A visitor looks at many pages with one cart, whose slots are the same object. */
const known = new WeakMap<OwnSlots, Map<SlotName, Piece>>();

function filledPiece(own: OwnSlots, slot: SlotName): Piece {
  const made = known.get(own) ?? new Map<SlotName, Piece>();
  known.set(own, made);
  const piece = made.get(slot) ?? toSmallPiece(own.filled[slot] ?? "");
  made.set(slot, piece);
  return piece;
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
