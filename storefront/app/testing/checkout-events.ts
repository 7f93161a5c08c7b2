/** Events and responses for tests of the checkout's state machine. */
import { toCartView } from "../session/cart/cart-view.ts";
import type { CartView } from "../session/cart/cart-view.ts";
import { aCart, anItem } from "./a-cart.ts";
import type { CheckoutData } from "../screens/checkout/load.server.ts";
import type { CheckoutAnswer } from "../screens/checkout/state/checkout-answer.ts";
import { begin, step } from "../screens/checkout/state/checkout-state.ts";
import type { CheckoutEvent, CheckoutState } from "../screens/checkout/state/checkout-state.ts";

export const CART = toCartView(aCart({ cartitems: [anItem(), anItem({ id: 2, quantity: 1 })] }));
export const DATA = {
  cart: CART,
  lockers: null,
  localities: [],
  typed: {},
  isBehind: false,
} as unknown as CheckoutData;

export const cartOf = (pieces: number, more: Partial<CartView> = {}): CartView => ({
  ...CART,
  lines: CART.lines.map((line) => (line.id === 1 ? { ...line, quantity: pieces } : line)),
  ...more,
});
export const changed = (cart: CartView | null): CheckoutEvent => ({
  type: "answered",
  answer: { kind: "cart", done: "changed", cart, notices: [] },
});
export const answered = (answer: Partial<CheckoutAnswer>): CheckoutEvent => ({
  type: "answered",
  // Tests set only the fields that they need.
  answer: { notices: [], cart: CART, lockers: null, localities: [], ...answer } as CheckoutAnswer,
});
export const LOST: CheckoutEvent = { type: "answered", answer: {} };
export const quantity = (pieces: number, itemId = 1): CheckoutEvent => ({ type: "quantity", itemId, pieces });
export const removal = (itemId = 1): CheckoutEvent => ({ type: "removal", itemId });
export const choice = (delayMs = 0): CheckoutEvent => ({ type: "choice", delayMs });
export const pressed = (intent: string): CheckoutEvent => ({ type: "pressed", intent });
export const TIME: CheckoutEvent = { type: "time" };

export type TimedEvent = [at: number, event: CheckoutEvent];
export const after = (...events: TimedEvent[]): CheckoutState =>
  events.reduce((state, [at, event]) => step(state, event, at), begin(DATA, undefined));
export const inWords = (state: CheckoutState): unknown => (state.is === "asking" ? state.asked : state.is);
