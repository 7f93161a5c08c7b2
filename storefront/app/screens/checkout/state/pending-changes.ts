/** Changes and button presses that have not been sent yet, and the next request. Times are in milliseconds. */
import type { CartView } from "../../../session/cart/cart-view.ts";
import { INTENT } from "../../../components/checkout-form/form-fields.ts";

export const QUANTITY_DELAY_MS = 300; // requirements: C12: quantity change request
export const PLACE_DELAY_MS = 600; // requirements: C12: cart update after county change

export type CheckoutRequestKind =
  /** Quantities in pieces, keyed by item id. */
  | { for: "quantities"; quantities: Record<number, number> }
  | { for: "removal"; itemId: number }
  | { for: "sums" }
  | { for: "question"; intent: string }
  | { for: "order" };

export interface PendingChanges {
  quantities: Record<number, { pieces: number; dueAt: number }>;
  removals: number[];
  sumsAt: number | undefined;
  pressed: string | undefined;
}
export const NO_PENDING_CHANGES: PendingChanges = {
  quantities: {},
  removals: [],
  sumsAt: undefined,
  pressed: undefined,
};

/** Returns the next request and the changes that remain after it, or undefined while no change is due. */
export function nextRequest(
  pending: PendingChanges,
  at: number,
): { asked: CheckoutRequestKind; left: PendingChanges } | undefined {
  const [itemId] = pending.removals;
  if (itemId !== undefined)
    return { asked: { for: "removal", itemId }, left: { ...pending, removals: pending.removals.slice(1) } };
  const { pressed, sumsAt } = pending;
  // The button's request contains the whole form, so its response includes the totals too.
  if (pressed !== undefined) {
    const requested: CheckoutRequestKind =
      pressed === INTENT.finalize ? { for: "order" } : { for: "question", intent: pressed };
    return { asked: requested, left: { ...pending, pressed: undefined, sumsAt: undefined } };
  }
  if (sumsAt !== undefined && sumsAt <= at)
    return { asked: { for: "sums" }, left: { ...pending, sumsAt: undefined } };
  const [due, later] = partition(pending.quantities, at);
  if (Object.keys(due).length === 0) return undefined;
  return { asked: { for: "quantities", quantities: due }, left: { ...pending, quantities: later } };
}

/** Returns when the next delayed change is due, or undefined if no change is delayed. */
export function pauseEndOf({ quantities, sumsAt }: PendingChanges): number | undefined {
  const times = Object.values(quantities).map(({ dueAt }) => dueAt);
  if (sumsAt !== undefined) times.push(sumsAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

export function withoutGoneLines(pending: PendingChanges, cart: CartView | null): PendingChanges {
  if (!cart) return NO_PENDING_CHANGES;
  const isInCart = (itemId: number) => cart.lines.some(({ id }) => id === itemId);
  const quantities = Object.entries(pending.quantities).filter(([itemId]) => isInCart(Number(itemId)));
  return {
    ...pending,
    quantities: Object.fromEntries(quantities),
    removals: pending.removals.filter(isInCart),
  };
}

function partition(
  quantities: PendingChanges["quantities"],
  at: number,
): [Record<number, number>, PendingChanges["quantities"]] {
  const entries = Object.entries(quantities);
  const due = entries
    .filter(([, { dueAt }]) => dueAt <= at)
    .map(([itemId, { pieces }]) => [itemId, pieces] as const);
  return [Object.fromEntries(due), Object.fromEntries(entries.filter(([, { dueAt }]) => dueAt > at))];
}
