/** A cached page with the places of its slots, and the page of one visitor made of it. */
import type { CutPage, OwnSlots, Slot } from "../../../storefront/app/server.ts";

/** A slot by its bytes in the page. */
interface PlacedSlot extends Omit<Slot, "html"> {
  start: number;
  end: number;
}

export interface PlacedPage {
  /** Texts and slots; a heart has both of its states. */
  html: Buffer<ArrayBuffer>;
  slots: PlacedSlot[];
}

/**
 * The whole page, and where its slots are. Undefined if a part that differs from visitor to visitor has no slot; that page
 * has to be rendered for each of them.
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
  // Memory of its own: a small buffer from the pool would keep 8 KB alive.
  const html = Buffer.alloc(bytes);
  html.write(text);
  return { html, slots: placed };
}

/** The page of one visitor. */
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

/** The visitor's content; undefined where the page's own stays. */
function contentOf({ name, productId }: PlacedSlot, { filled, liked }: OwnSlots): string | undefined {
  if (name !== "liked" && name !== "unliked") return filled[name];
  const isFavourite = productId !== undefined && liked.has(productId);
  return isFavourite === (name === "liked") ? undefined : "";
}
