/** What answers tell of the cart, so that no page has to ask for it again. */
import type { AddedLine } from "@curat/contract/cart";
import type { Notice } from "@curat/contract/answer-notices";
import type { CartView } from "./cart-view.ts";

/** What one form really put in. */
export interface AddedItem {
  /** Pieces, from 1 on. */
  pieces: number;
  /** Lei, tax included, as its line in the cart has them: a price of the buyer's own, or of so many pieces; and its code. */
  terms?: { price: number; oldPrice: number | null; code: string };
}

/** What the cart's door answers. */
export interface CartAnswer {
  kind: "cart";
  notices: Notice[];
  /** Undefined where it was refused, nothing was asked for, or as much lies there already as can be had. */
  done: "added" | "removed" | "changed" | undefined;
  /** As it stands now, null when nothing lies in it; absent where that is not known. */
  cart?: CartView | null;
  /** Of lines that were put in together: what became of each, in the order sent. */
  lines?: AddedLine[];
  /** Of one product or bundle that was put in. */
  added?: AddedItem;
  /** The cart's own sentences about what was added. */
  remarks?: string[];
}

/** True of an answer that says what the cart is now. */
export function hasCart(answer: unknown): answer is { cart: CartView | null } {
  const cart = (answer as { cart?: unknown } | null | undefined)?.cart;
  return cart === null || (typeof cart === "object" && "lines" in cart && "totals" in cart);
}

/**
 * True where header and checkout need not be read again after an answer: it tells the cart, and nothing else of the page
 * went out of date. After something was added the cart is reloaded all the same (C-037).
 */
export function needsNoReload(answer: unknown): boolean {
  const { done, isStale } = (answer ?? {}) as { done?: CartAnswer["done"]; isStale?: boolean };
  return hasCart(answer) && done !== "added" && isStale !== true;
}
