/** What answers tell of the cart, so that no page has to ask for it again. */
import type { AddedLine } from "@curat/contract/cart";
import type { Notice } from "@curat/contract/answer-notices";
import type { CartView } from "./cart-view.ts";

/** What the cart's door answers. */
export interface CartAnswer {
  kind: "cart";
  notices: Notice[];
  /** Undefined where it was refused, or nothing was asked for. */
  done: "added" | "removed" | "changed" | undefined;
  /** As it stands now, null when nothing lies in it; absent where that is not known. */
  cart?: CartView | null;
  /** Of lines that were put in together: what became of each, in the order sent. */
  lines?: AddedLine[];
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
