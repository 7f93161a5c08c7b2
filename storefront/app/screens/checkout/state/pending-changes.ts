/** What was changed or pressed on the page and is not sent yet: what of it is asked next, and when. Times in milliseconds. */
import type { CartView } from "../../../session/cart/cart-view.ts";
import { INTENT } from "../../../components/checkout-form/form-fields.ts";

export const QUANTITY_DELAY_MS = 300; // requirements: C12: quantity change request
export const PLACE_DELAY_MS = 600; // requirements: C12: cart update after county change

/** What the shop is asked. */
export type CheckoutRequestKind =
  /** Pieces by item. */
  | { for: "quantities"; quantities: Record<number, number> }
  | { for: "removal"; itemId: number }
  /** The sums of what the form shows. */
  | { for: "sums" }
  /** What a button of the form asks. */
  | { for: "question"; intent: string }
  | { for: "order" };

/** What was changed or pressed and is not sent yet. */
export interface PendingChanges {
  quantities: Record<number, { pieces: number; dueAt: number }>;
  removals: number[];
  /** When the sums are asked for. */
  sumsAt: number | undefined;
  /** Intent of the button that was pressed. */
  pressed: string | undefined;
}
export const NO_PENDING_CHANGES: PendingChanges = {
  quantities: {},
  removals: [],
  sumsAt: undefined,
  pressed: undefined,
};

/** What is asked next, with what still waits then; undefined while nothing is due. */
export function nextRequest(
  pending: PendingChanges,
  at: number,
): { asked: CheckoutRequestKind; left: PendingChanges } | undefined {
  const [itemId] = pending.removals;
  if (itemId !== undefined)
    return { asked: { for: "removal", itemId }, left: { ...pending, removals: pending.removals.slice(1) } };
  const { pressed, sumsAt } = pending;
  // The form goes along with its button, so the sums are those of it.
  if (pressed !== undefined) {
    const asked: CheckoutRequestKind =
      pressed === INTENT.finalize ? { for: "order" } : { for: "question", intent: pressed };
    return { asked, left: { ...pending, pressed: undefined, sumsAt: undefined } };
  }
  if (sumsAt !== undefined && sumsAt <= at)
    return { asked: { for: "sums" }, left: { ...pending, sumsAt: undefined } };
  const [due, later] = partition(pending.quantities, at);
  if (Object.keys(due).length === 0) return undefined;
  return { asked: { for: "quantities", quantities: due }, left: { ...pending, quantities: later } };
}

/** When the next pause is over; undefined where nothing waits for one. */
export function pauseEndOf({ quantities, sumsAt }: PendingChanges): number | undefined {
  const times = Object.values(quantities).map(({ dueAt }) => dueAt);
  if (sumsAt !== undefined) times.push(sumsAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Changes of lines that are gone went with them. */
export function withoutGoneLines(pending: PendingChanges, cart: CartView | null): PendingChanges {
  if (!cart) return NO_PENDING_CHANGES;
  const isThere = (itemId: number) => cart.lines.some(({ id }) => id === itemId);
  const quantities = Object.entries(pending.quantities).filter(([itemId]) => isThere(Number(itemId)));
  return {
    ...pending,
    quantities: Object.fromEntries(quantities),
    removals: pending.removals.filter(isThere),
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
