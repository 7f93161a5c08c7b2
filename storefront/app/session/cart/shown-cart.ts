import { useSyncExternalStore } from "react";
import { hasCart } from "./cart-answer.ts";
import { EMPTY_CART, toCartSummary } from "./cart-summary.ts";
import type { CartSummary } from "./cart-summary.ts";

let latest: CartSummary | undefined;
const listeners = new Set<() => void>();

/** Updates the header's cart from the responses of loaders and actions, keyed by route. */
export function updateShownCart(results: Record<string, { result?: unknown }>): void {
  for (const [route, { result }] of Object.entries(results)) {
    const cart = summaryIn(route, (result as { data?: unknown } | null)?.data ?? result);
    if (!cart) continue;
    latest = cart;
    for (const listener of listeners) listener();
  }
}

/**
 * Returns the summary of the cart in a response. The layout's loader returns a summary; all others return the
 * whole cart.
 */
function summaryIn(route: string, answer: unknown): CartSummary | undefined {
  if (route === "root") return (answer as { cart?: CartSummary } | null | undefined)?.cart;
  if (!hasCart(answer)) return undefined;
  return answer.cart ? toCartSummary(answer.cart) : EMPTY_CART;
}

export function useShownCart(brought: CartSummary): CartSummary {
  return (
    useSyncExternalStore(
      subscribe,
      () => latest,
      () => undefined,
    ) ?? brought
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
