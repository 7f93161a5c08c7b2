/** State machine of the checkout. Requests run one at a time, so each response covers all earlier changes. */
import type { CartAnswer } from "../../../session/cart/cart-answer.ts";
import { needsNoReload } from "../../../session/cart/cart-answer.ts";
import type { PaymentForm } from "../../../components/payment/payment-form.server.ts";
import { FIELD, INTENT } from "../../../components/checkout-form/form-fields.ts";
import type { CheckoutData } from "../load.server.ts";
import type { CheckoutAnswer } from "./checkout-answer.ts";
import { pageAfter, pageOf, pageRead, withoutErrors, withoutOrderError } from "./page.ts";
import type { Page } from "./page.ts";
import {
  nextRequest,
  NO_PENDING_CHANGES,
  pauseEndOf,
  QUANTITY_DELAY_MS,
  withoutGoneLines,
} from "./pending-changes.ts";
import type { CheckoutRequestKind, PendingChanges } from "./pending-changes.ts";

type Placed = Extract<CheckoutAnswer, { kind: "ordered" | "paying" }>;
type Answer = CheckoutAnswer | CartAnswer | { kind?: undefined };

export type CheckoutState =
  | { is: "resting"; page: Page }
  | { is: "waiting"; page: Page; pending: PendingChanges }
  | { is: "asking"; page: Page; pending: PendingChanges; asked: CheckoutRequestKind }
  | { is: "reloading"; page: Page; pending: PendingChanges; asked: CheckoutRequestKind }
  | { is: "ordered"; placed: Placed }
  | { is: "paying"; placed: Placed; form: PaymentForm };
type Shown = Extract<CheckoutState, { page: Page }>;

export type CheckoutEvent =
  | { type: "quantity"; itemId: number; pieces: number }
  | { type: "removal"; itemId: number }
  | { type: "choice"; delayMs: number }
  | { type: "pressed"; intent: string }
  | { type: "touched"; field: string }
  | { type: "time" }
  | { type: "answered"; answer: Answer }
  | { type: "loaded"; data: CheckoutData };

/** Returns the initial state, which includes the response to a form sent before hydration. */
export function begin(data: CheckoutData, sent: CheckoutAnswer | undefined): CheckoutState {
  if (sent?.kind === "paying") return { is: "paying", placed: sent, form: sent.paymentForm };
  if (sent?.kind === "ordered") return { is: "ordered", placed: sent };
  return { is: "resting", page: pageOf(data, sent) };
}

/** Returns the state after an event at time `at`, in milliseconds. */
export function step(state: CheckoutState, event: CheckoutEvent, at: number): CheckoutState {
  if (state.is === "ordered" || state.is === "paying") return state;
  const pending = pendingOf(state);
  switch (event.type) {
    case "quantity": {
      const change = { pieces: event.pieces, dueAt: at + QUANTITY_DELAY_MS };
      return proceed(
        state,
        { ...pending, quantities: { ...pending.quantities, [event.itemId]: change } },
        at,
      );
    }
    case "removal":
      if (lineOf(state, event.itemId).isLoading) return state;
      return proceed(state, { ...pending, removals: [...pending.removals, event.itemId] }, at);
    case "choice":
      return proceed(state, { ...pending, sumsAt: at + event.delayMs }, at);
    case "pressed":
      if (!mayPress(state, event.intent)) return state;
      return proceed(withoutRefusedCode(state, event.intent), { ...pending, pressed: event.intent }, at);
    case "touched":
      return withPage(state, withoutErrors(state.page, event.field));
    case "time":
      return proceed(state, pending, at);
    case "answered":
      return state.is === "asking" ? answered(state, event.answer, at) : state;
    case "loaded": {
      const page = pageRead(state.page, event.data, { isAfterAnswer: state.is === "reloading" });
      const left = withoutGoneLines(pending, page.cart);
      return state.is === "asking"
        ? { ...state, page, pending: left }
        : proceed({ is: "resting", page }, left, at);
    }
  }
}

/** Returns when the next delayed change is due. Undefined if no change is delayed or a request is pending. */
export function dueAt(state: CheckoutState): number | undefined {
  return state.is === "waiting" ? pauseEndOf(state.pending) : undefined;
}

/**
 * Returns unconfirmed quantities by item. They are sent again when the visitor leaves, because leaving may
 * abort the pending request.
 */
export function unansweredQuantities(state: CheckoutState): Record<number, number> {
  if (!("page" in state)) return {};
  const requested = state.is === "asking" && state.asked.for === "quantities" ? state.asked.quantities : {};
  const waiting = Object.entries(pendingOf(state).quantities).map(([itemId, { pieces }]) => [itemId, pieces]);
  return { ...requested, ...Object.fromEntries(waiting) };
}

/** Returns true while the totals are outdated, so that no order can be placed. */
export function isChanging(state: CheckoutState): boolean {
  return state.is === "waiting" || (requestKindOf(state) !== undefined && !isSending(state));
}

export function isSending(state: CheckoutState): boolean {
  return requestKindOf(state) === "order";
}

/** Returns true while a button's request is pending, so that the other buttons are disabled. */
export function isQuestioned(state: CheckoutState): boolean {
  return requestKindOf(state) === "question" || ("page" in state && pendingOf(state).pressed !== undefined);
}

export interface LineState {
  pieces: number | undefined;
  isLoading: boolean;
  isRemoved: boolean;
}

/** Returns a line with its pending changes, which a refusal reverts (C-035, C-036). */
export function lineOf(state: CheckoutState, itemId: number): LineState {
  if (!("page" in state)) return { pieces: undefined, isLoading: false, isRemoved: false };
  const { quantities, removals } = pendingOf(state);
  const requested = state.is === "asking" ? state.asked : undefined;
  const sent = requested?.for === "quantities" ? requested.quantities[itemId] : undefined;
  const pieces = quantities[itemId]?.pieces ?? sent;
  const isRemoved =
    removals.includes(itemId) || (requested?.for === "removal" && requested.itemId === itemId);
  return { pieces, isLoading: pieces !== undefined || isRemoved, isRemoved };
}

function pendingOf(state: Shown): PendingChanges {
  return state.is === "resting" ? NO_PENDING_CHANGES : state.pending;
}

function requestKindOf(state: CheckoutState): CheckoutRequestKind["for"] | undefined {
  return state.is === "asking" || state.is === "reloading" ? state.asked.for : undefined;
}

/** Returns whether a button may be pressed. The order button requires current totals. */
function mayPress(state: Shown, intent: string): boolean {
  return intent === INTENT.finalize ? state.is === "resting" : !isQuestioned(state) && !isSending(state);
}

function withoutRefusedCode(state: Shown, intent: string): Shown {
  if (intent !== INTENT.coupon && intent !== INTENT.removeCoupon) return state;
  return withPage(state, withoutOrderError(state.page, FIELD.coupon));
}

function proceed(state: Shown, pending: PendingChanges, at: number): Shown {
  if (state.is === "asking" || state.is === "reloading") return { ...state, pending };
  const { page } = state;
  const next = nextRequest(pending, at);
  if (next) return { is: "asking", page, asked: next.asked, pending: next.left };
  return pauseEndOf(pending) === undefined ? { is: "resting", page } : { is: "waiting", page, pending };
}

function answered(state: Extract<Shown, { is: "asking" }>, answer: Answer, at: number): CheckoutState {
  if (answer.kind === "paying") return { is: "paying", placed: answer, form: answer.paymentForm };
  if (answer.kind === "ordered") return { is: "ordered", placed: answer };
  const { asked } = state;
  // Send the form before an empty cart removes it, so that the server stores its values for the next order.
  if (answer.kind === "cart" && answer.cart === null) {
    const cart = state.page.cart && { ...state.page.cart, lines: [] };
    return {
      is: "asking",
      page: { ...state.page, cart },
      asked: { for: "sums" },
      pending: NO_PENDING_CHANGES,
    };
  }
  const page = pageAfter(state.page, asked, answer);
  const pending = withoutGoneLines(state.pending, page.cart);
  if (answer.kind !== undefined && !needsNoReload(answer)) return { is: "reloading", page, asked, pending };
  return proceed({ is: "resting", page }, pending, at);
}

function withPage<S extends Shown>(state: S, page: Page): S {
  return page === state.page ? state : { ...state, page };
}
