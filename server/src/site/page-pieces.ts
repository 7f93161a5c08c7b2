/** What a kept page is made of while it is kept: compressed pieces, and the slots between them. */
import type { SlotName } from "../../../storefront/app/server.ts";
import type { Piece } from "./spliced-gzip.ts";

/** A slot, or what stands between two of them. */
export type Part = Piece | SlotName | Heart;
export interface Heart {
  productId: number;
  liked: Piece;
  unliked: Piece;
}

/**
 * A kept page ready to be filled: each cut costs bytes, so that hearts are cut out for those alone who like one of them, and
 * only until they have a page of their own (liked-pages.ts).
 */
export interface Pieces {
  plain: Part[];
  /** The same page cut at its hearts, too; undefined where it has none. */
  withHearts?: PageWithHearts | undefined;
}
export interface PageWithHearts {
  parts: Part[];
  productIds: readonly number[];
}

/** What a piece takes beside its bytes. */
const PIECE_BYTES = 400;

/** Bytes that they take in memory. */
export function sizeOfPieces({ plain, withHearts }: Pieces): number {
  return sizeOfParts([...plain, ...(withHearts?.parts ?? [])]);
}

/** The same of some of them. */
export function sizeOfParts(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}

function sizeOf(part: Part): number {
  if (typeof part === "string") return 0;
  if ("deflated" in part) return part.deflated.byteLength + PIECE_BYTES;
  return sizeOf(part.liked) + sizeOf(part.unliked);
}
