/** Responses of the checkout's action, discriminated by `kind`. */
import type { Notice } from "@curat/contract/answer-notices";
import type { OrderResult } from "@curat/contract/orders";
import type { OrderAction } from "../../../analytics/order-events.ts";
import type { Localities } from "../../../components/address-fields/localities.server.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { CartView } from "../../../session/cart/cart-view.ts";
import type { PaymentForm } from "../../../components/payment/payment-form.server.ts";
import type { LockerOffer } from "../lockers/lockers.server.ts";

export type Errors = Record<string, string[]>;

/** The page's data after the form was applied; shown without reloading. */
export interface AppliedPage {
  /** Null when the cart is empty; absent when it could not be read. */
  cart?: CartView | null;
  lockers: LockerOffer | null;
  /** Localities that the page did not have yet. */
  localities: Localities[];
  /** Entered and looked-up values; absent if the page has them. */
  values?: Typed;
  /** More data is outdated than this response contains: reload the page. */
  isStale?: true;
}

/** Order data for analytics, if consented. */
interface Placed {
  order?: OrderResult;
  orderEvent?: OrderAction;
}

type Kinds =
  /** The form was applied; nothing else to report. */
  | (AppliedPage & { kind: "applied" })
  /** Asks for confirmation before mailing a password reset. */
  | (AppliedPage & { kind: "asks-reset" })
  | (AppliedPage & { kind: "company"; isFound: boolean })
  /** The order or the button's action was refused, with errors by field. */
  | (AppliedPage & { kind: "refused"; errors: Errors })
  /** The order was placed. */
  | (Placed & { kind: "ordered"; cart?: null })
  /** The order was placed and awaits card payment: the form leads to the processor. */
  | (Placed & { kind: "paying"; cart: null; paymentForm: PaymentForm });

export type CheckoutAnswer = Kinds & { notices: Notice[] };
/** A response without its notices. */
export type Answering = Kinds;
