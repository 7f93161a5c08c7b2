/** Responses that contain the cart, so that the page does not have to read it again. */
import type { AddedLine } from "@curat/contract/cart";
import type { Notice } from "@curat/contract/answer-notices";
import type { CartView } from "./cart-view.ts";

export interface AddedItem {
  pieces: number;
  terms?: { price: number; oldPrice: number | null; code: string };
}

export interface CartAnswer {
  kind: "cart";
  notices: Notice[];
  /**
   * Undefined if the change was refused, nothing was requested, or the cart already contained the maximum.
   */
  done: "added" | "removed" | "changed" | undefined;
  /** Null if the cart is empty; missing if the cart is unknown. */
  cart?: CartView | null;
  lines?: AddedLine[];
  added?: AddedItem;
  remarks?: string[];
}

export function hasCart(answer: unknown): answer is { cart: CartView | null } {
  const cart = (answer as { cart?: unknown } | null | undefined)?.cart;
  return cart === null || (typeof cart === "object" && "lines" in cart && "totals" in cart);
}

/** Returns whether header and checkout can skip reloading. After an addition they always reload (C-037). */
export function needsNoReload(answer: unknown): boolean {
  const { done, isStale } = (answer ?? {}) as { done?: CartAnswer["done"]; isStale?: boolean };
  return hasCart(answer) && done !== "added" && isStale !== true;
}
