import type { Localities } from "../../../components/address-fields/localities.server.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { messagesOf } from "../../../components/form/use-sent-form.ts";
import type { CartAnswer } from "../../../session/cart/cart-answer.ts";
import type { CartView } from "../../../session/cart/cart-view.ts";
import type { CheckoutData } from "../load.server.ts";
import type { LockerOffer } from "../lockers/lockers.server.ts";
import type { CheckoutAnswer, Errors, AppliedPage } from "./checkout-answer.ts";
import type { CheckoutRequestKind } from "./pending-changes.ts";

export interface Page {
  cart: CartView | null;
  lineNotes: Record<number, string[]>;
  deliveryNotes: string[];
  notes: string[];
  lockers: LockerOffer | null;
  localities: Localities[];
  values: Typed;
  errors: { order: Errors; question: Errors };
  needsReset: boolean;
  /** `nth` increases with each lookup. */
  filled: { isFound: boolean; nth: number } | undefined;
  last: { asked: CheckoutRequestKind; answer: PageAnswer } | undefined;
}

type FormAnswer = Exclude<CheckoutAnswer, { kind: "ordered" | "paying" }>;
/** An answer without `kind` means that no response arrived. */
export type PageAnswer = FormAnswer | CartAnswer | { kind?: undefined };

/** Returns the initial page, which includes the response to a form sent before hydration. */
export function pageOf({ cart, lockers, localities, typed }: CheckoutData, sent?: FormAnswer): Page {
  return {
    cart,
    lineNotes: {},
    deliveryNotes: cart?.deliveryNotes ?? [],
    notes: messagesOf(sent),
    lockers: lockers && { ...lockers, list: sent?.lockers?.list ?? lockers.list },
    localities: withLocalities(localities, sent?.localities),
    values: sent?.values ?? typed,
    errors: { order: sent?.kind === "refused" ? sent.errors : {}, question: {} },
    needsReset: sent?.kind === "asks-reset",
    filled: sent?.kind === "company" ? { isFound: sent.isFound, nth: 1 } : undefined,
    last: undefined,
  };
}

export function pageAfter(page: Page, requested: CheckoutRequestKind, answer: PageAnswer): Page {
  const next = { ...page, last: { asked: requested, answer } };
  switch (answer.kind) {
    case undefined:
      return next;
    case "cart":
      return answer.cart ? withChangedLines(next, requested, answer.cart) : next;
    case "refused": {
      const of = requested.for === "order" ? "order" : "question";
      const settled = answered(next, requested, answer);
      return { ...settled, errors: { ...next.errors, [of]: answer.errors } };
    }
    case "company": {
      const filled = { isFound: answer.isFound, nth: (page.filled?.nth ?? 0) + 1 };
      return { ...answered(next, requested, answer), filled };
    }
    case "asks-reset":
      return { ...answered(next, requested, answer), needsReset: true };
    case "applied":
      return answered(next, requested, answer);
  }
}

function answered(
  page: Page,
  requested: CheckoutRequestKind,
  { cart = page.cart, lockers, localities, values }: AppliedPage,
): Page {
  const isQuestion = requested.for === "question";
  return {
    ...page,
    cart,
    notes: [],
    lineNotes: {},
    deliveryNotes: cart?.deliveryNotes ?? [],
    lockers,
    localities: withLocalities(page.localities, localities),
    values: values ?? page.values,
    errors: isQuestion ? { ...page.errors, question: {} } : page.errors,
    needsReset: isQuestion ? false : page.needsReset,
  };
}

/**
 * Shows new cart messages at the changed line, if only one line changed, and keeps the earlier delivery
 * messages.
 */
function withChangedLines(page: Page, requested: CheckoutRequestKind, cart: CartView): Page {
  const shown = { ...page, cart, deliveryNotes: united(page.deliveryNotes, cart.deliveryNotes) };
  const [itemId, ...otherIds] = requested.for === "quantities" ? Object.keys(requested.quantities) : [];
  if (itemId === undefined || otherIds.length > 0) return shown;
  const known = page.cart?.messages ?? [];
  const isNew = (text: string) => !known.includes(text);
  return {
    ...shown,
    cart: { ...cart, messages: cart.messages.filter((text) => !isNew(text)) },
    lineNotes: { ...page.lineNotes, [itemId]: cart.messages.filter(isNew) },
  };
}

/** Returns the page after a reload. Keeps the previous response's one-time messages. */
export function pageRead(
  page: Page,
  data: CheckoutData,
  { isAfterAnswer }: { isAfterAnswer: boolean },
): Page {
  const reported = isAfterAnswer ? page.cart : null;
  const cart = data.cart && { ...data.cart, alerts: united(reported?.alerts, data.cart.alerts) };
  return {
    ...page,
    cart,
    deliveryNotes: united(reported?.deliveryNotes, cart?.deliveryNotes),
    lockers: data.lockers,
    localities: withLocalities(page.localities, data.localities),
  };
}

export function withoutErrors(page: Page, field: string): Page {
  const { order, question } = page.errors;
  if (!(field in order) && !(field in question)) return page;
  return { ...page, errors: { order: without(order, field), question: without(question, field) } };
}

/** Returns the page without the error that an attempt to order reported for `field`. */
export function withoutOrderError(page: Page, field: string): Page {
  return { ...page, errors: { ...page.errors, order: without(page.errors.order, field) } };
}

function without(errors: Errors, field: string): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}

function withLocalities(known: Localities[], came: Localities[] = []): Localities[] {
  const fresh = came.filter(({ countyId }) => known.every((one) => one.countyId !== countyId));
  return fresh.length > 0 ? [...known, ...fresh] : known;
}

function united(one: string[] = [], other: string[] = []): string[] {
  return [...new Set([...one, ...other])];
}
