/** Stores a cached page with the positions of its slots, and fills the slots for a visitor. */
import type { CutPage, OwnSlots, Slot } from "../../../storefront/app/server.ts";

interface PlacedSlot extends Omit<Slot, "html"> {
  start: number;
  end: number;
}

export interface PlacedPage {
  /** The page's text without slots. A favourite button is included in both states. */
  html: Buffer<ArrayBuffer>;
  slots: PlacedSlot[];
}

/**
 * Returns the page as bytes with its slot positions.
 * Undefined if something that differs between visitors is not a slot; the page is then rendered for each
 * visitor.
 */
export function placeSlots({ between, slots }: CutPage, isCustomer: boolean): PlacedPage | undefined {
  const names = new Set(slots.map(({ name }) => name));
  if (!names.has("cart") || !names.has("data") || (isCustomer && !names.has("account"))) return undefined;
  let [text, bytes] = ["", 0];
  const add = (piece: string): void => {
    text += piece;
    bytes += Buffer.byteLength(piece);
  };
  const placed = slots.map(({ html, ...slot }, at): PlacedSlot => {
    add(between[at] ?? "");
    const start = bytes;
    add(html);
    return { ...slot, start, end: bytes };
  });
  add(between.at(-1) ?? "");
  // Allocated separately, because a small buffer from the pool would keep 8 KB in memory.
  const html = Buffer.alloc(bytes);
  html.write(text);
  return { html, slots: placed };
}

export function fillSlots({ html, slots }: PlacedPage, own: OwnSlots): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const slot of slots) {
    const content = contentOf(slot, own);
    pieces.push(html.subarray(at, slot.start));
    pieces.push(content === undefined ? html.subarray(slot.start, slot.end) : Buffer.from(content));
    at = slot.end;
  }
  pieces.push(html.subarray(at));
  return Buffer.concat(pieces);
}

/** Returns the visitor's content for a slot; undefined for the page's default. */
function contentOf({ name, productId }: PlacedSlot, { filled, liked }: OwnSlots): string | undefined {
  if (name !== "liked" && name !== "unliked") return filled[name];
  const isFavourite = productId !== undefined && liked.has(productId);
  return isFavourite === (name === "liked") ? undefined : "";
}
