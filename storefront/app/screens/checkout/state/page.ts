/** What the checkout shows, and what an answer makes of it. */
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
  /** Null when nothing lies in it. */
  cart: CartView | null;
  /** What changes of single lines had to say, by item. */
  lineNotes: Record<number, string[]>;
  /** Why a way of delivery, or the parcel machine that was chosen, is not to be had. */
  deliveryNotes: string[];
  /** Said by a form that was sent before the script came. */
  notes: string[];
  lockers: LockerOffer | null;
  /** Of every county that came so far. */
  localities: Localities[];
  values: Typed;
  errors: { order: Errors; question: Errors };
  /** The mail with a new password waits for a yes. */
  asksReset: boolean;
  /** What became of filling in a company; `nth` tells one answer from another. */
  filled: { isFound: boolean; nth: number } | undefined;
  /** The last answer, and to what it was given. */
  last: { asked: CheckoutRequestKind; answer: PageAnswer } | undefined;
}

/** What a form is answered that leaves the page where it is. */
type FormAnswer = Exclude<CheckoutAnswer, { kind: "ordered" | "paying" }>;
/** Nothing of a kind is an answer that never came. */
export type PageAnswer = FormAnswer | CartAnswer | { kind?: undefined };

/** As the document brought it, with what a form sent before the script was answered. */
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
    asksReset: sent?.kind === "asks-reset",
    filled: sent?.kind === "company" ? { isFound: sent.isFound, nth: 1 } : undefined,
    last: undefined,
  };
}

/** The page after the answer to what was asked. */
export function pageAfter(page: Page, asked: CheckoutRequestKind, answer: PageAnswer): Page {
  const next = { ...page, last: { asked, answer } };
  switch (answer.kind) {
    case undefined:
      return next;
    case "cart":
      return answer.cart ? withChangedLines(next, asked, answer.cart) : next;
    case "refused": {
      const of = asked.for === "order" ? "order" : "question";
      const settled = answered(next, asked, answer);
      return { ...settled, errors: { ...next.errors, [of]: answer.errors } };
    }
    case "company": {
      const filled = { isFound: answer.isFound, nth: (page.filled?.nth ?? 0) + 1 };
      return { ...answered(next, asked, answer), filled };
    }
    case "asks-reset":
      return { ...answered(next, asked, answer), asksReset: true };
    case "applied":
      return answered(next, asked, answer);
  }
}

/** The answer tells the whole page; one to a question leaves nothing of the question before. */
function answered(
  page: Page,
  asked: CheckoutRequestKind,
  { cart = page.cart, lockers, localities, values }: AppliedPage,
): Page {
  const isQuestion = asked.for === "question";
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
    asksReset: isQuestion ? false : page.asksReset,
  };
}

/** What the cart says anew stands with the line that was changed; what it says of delivery is said of it still. */
function withChangedLines(page: Page, asked: CheckoutRequestKind, cart: CartView): Page {
  const shown = { ...page, cart, deliveryNotes: united(page.deliveryNotes, cart.deliveryNotes) };
  const [itemId, ...others] = asked.for === "quantities" ? Object.keys(asked.quantities) : [];
  if (itemId === undefined || others.length > 0) return shown;
  const known = page.cart?.messages ?? [];
  const isNew = (text: string) => !known.includes(text);
  return {
    ...shown,
    cart: { ...cart, messages: cart.messages.filter((text) => !isNew(text)) },
    lineNotes: { ...page.lineNotes, [itemId]: cart.messages.filter(isNew) },
  };
}

/** The page as it was read anew; what an answer told just before, once, is said still. */
export function pageRead(
  page: Page,
  data: CheckoutData,
  { isAfterAnswer }: { isAfterAnswer: boolean },
): Page {
  const told = isAfterAnswer ? page.cart : null;
  const cart = data.cart && { ...data.cart, alerts: united(told?.alerts, data.cart.alerts) };
  return {
    ...page,
    cart,
    deliveryNotes: united(told?.deliveryNotes, cart?.deliveryNotes),
    lockers: data.lockers,
    localities: withLocalities(page.localities, data.localities),
  };
}

/** What was wrong about a field is not said any more. */
export function withoutErrors(page: Page, field: string): Page {
  const { order, question } = page.errors;
  if (!(field in order) && !(field in question)) return page;
  return { ...page, errors: { order: without(order, field), question: without(question, field) } };
}

/** What the order was refused for goes with its field. */
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
