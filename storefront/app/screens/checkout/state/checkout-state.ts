/**
 * State machine of the checkout in the browser. Requests run one at a time, so each answer covers everything
 * requested before it and none arrives late; later changes wait. Pure: times are passed in, in milliseconds.
 */
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
/** Without `kind` the answer never arrived. */
type Answer = CheckoutAnswer | CartAnswer | { kind?: undefined };

export type CheckoutState =
  /** The page shows what the shop knows. */
  | { is: "resting"; page: Page }
  /** Something was changed: it is sent when its pause is over. */
  | { is: "waiting"; page: Page; pending: PendingChanges }
  | { is: "asking"; page: Page; pending: PendingChanges; asked: CheckoutRequestKind }
  /** The answer is there, and more than it tells is out of date: the page is read again. */
  | { is: "reloading"; page: Page; pending: PendingChanges; asked: CheckoutRequestKind }
  /** The order stands: the page goes on to its confirmation. */
  | { is: "ordered"; placed: Placed }
  /** The order waits for a card: the form leads to the processor. */
  | { is: "paying"; placed: Placed; form: PaymentForm };
type Shown = Extract<CheckoutState, { page: Page }>;

export type CheckoutEvent =
  | { type: "quantity"; itemId: number; pieces: number }
  | { type: "removal"; itemId: number }
  /** A choice of the form was made; its sums are asked for after a pause. */
  | { type: "choice"; delayMs: number }
  | { type: "pressed"; intent: string }
  /** A field was touched: what was wrong about it is not said any more. */
  | { type: "touched"; field: string }
  /** A pause may be over. */
  | { type: "time" }
  | { type: "answered"; answer: Answer }
  /** The page was read anew. */
  | { type: "loaded"; data: CheckoutData };

/** As the document brought it, with what a form sent before the script was answered. */
export function begin(data: CheckoutData, sent: CheckoutAnswer | undefined): CheckoutState {
  if (sent?.kind === "paying") return { is: "paying", placed: sent, form: sent.paymentForm };
  if (sent?.kind === "ordered") return { is: "ordered", placed: sent };
  return { is: "resting", page: pageOf(data, sent) };
}

/** What comes next, `at` this time. */
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

/** When the next pause is over; undefined while nothing waits, or an answer has to come first. */
export function dueAt(state: CheckoutState): number | undefined {
  return state.is === "waiting" ? pauseEndOf(state.pending) : undefined;
}

/**
 * The pieces, by item, that are wished for and that the shop has not confirmed: who leaves while a question is on its way
 * may break it off.
 */
export function unansweredQuantities(state: CheckoutState): Record<number, number> {
  if (!("page" in state)) return {};
  const asked = state.is === "asking" && state.asked.for === "quantities" ? state.asked.quantities : {};
  const waiting = Object.entries(pendingOf(state).quantities).map(([itemId, { pieces }]) => [itemId, pieces]);
  return { ...asked, ...Object.fromEntries(waiting) };
}

/** The sums are old: nothing is ordered by them. */
export function isChanging(state: CheckoutState): boolean {
  return state.is === "waiting" || (asksFor(state) !== undefined && !isSending(state));
}

export function isSending(state: CheckoutState): boolean {
  return asksFor(state) === "order";
}

/** A button's question has no answer yet: none of them is pressed meanwhile. */
export function isQuestioned(state: CheckoutState): boolean {
  return asksFor(state) === "question" || ("page" in state && pendingOf(state).pressed !== undefined);
}

export interface LineState {
  /** As the buyer wants it; undefined where he wants no other than the cart's. */
  pieces: number | undefined;
  isLoading: boolean;
  isRemoved: boolean;
}

/** A line is seen at once as it was changed, and goes back when the shop says otherwise (C-035, C-036). */
export function lineOf(state: CheckoutState, itemId: number): LineState {
  if (!("page" in state)) return { pieces: undefined, isLoading: false, isRemoved: false };
  const { quantities, removals } = pendingOf(state);
  const asked = state.is === "asking" ? state.asked : undefined;
  const sent = asked?.for === "quantities" ? asked.quantities[itemId] : undefined;
  const pieces = quantities[itemId]?.pieces ?? sent;
  const isRemoved = removals.includes(itemId) || (asked?.for === "removal" && asked.itemId === itemId);
  return { pieces, isLoading: pieces !== undefined || isRemoved, isRemoved };
}

function pendingOf(state: Shown): PendingChanges {
  return state.is === "resting" ? NO_PENDING_CHANGES : state.pending;
}

function asksFor(state: CheckoutState): CheckoutRequestKind["for"] | undefined {
  return state.is === "asking" || state.is === "reloading" ? state.asked.for : undefined;
}

/** Nothing is ordered by sums that are old, and no question is asked twice. */
function mayPress(state: Shown, intent: string): boolean {
  return intent === INTENT.finalize ? state.is === "resting" : !isQuestioned(state) && !isSending(state);
}

/** What the order was refused for goes with the code. */
function withoutRefusedCode(state: Shown, intent: string): Shown {
  if (intent !== INTENT.coupon && intent !== INTENT.removeCoupon) return state;
  return withPage(state, withoutOrderError(state.page, FIELD.coupon));
}

/** Asks what is due next, where nothing is on its way. */
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
  // The form goes with the cart: what was typed is sent first, to be kept for the next one.
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
