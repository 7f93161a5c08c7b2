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

/** The page's data after the form was applied, which are shown without a reload. */
export interface AppliedPage {
  /** Null when the cart is empty; absent when it could not be read. */
  cart?: CartView | null;
  lockers: LockerOffer | null;
  /** Localities that the page did not have before. */
  localities: Localities[];
  /** Entered and looked-up values; absent if the page already has them. */
  values?: Typed;
  /** True if the page must be reloaded, because more data are outdated than this response contains. */
  isStale?: true;
}

/** Order data for analytics, if the buyer consented. */
interface Placed {
  order?: OrderResult;
  orderEvent?: OrderAction;
}

type Kinds =
  /** The form was applied, and there is nothing else to report. */
  | (AppliedPage & { kind: "applied" })
  /** The page must ask for confirmation before a password reset is mailed. */
  | (AppliedPage & { kind: "asks-reset" })
  | (AppliedPage & { kind: "company"; isFound: boolean })
  /** The order or the button's action was refused. Errors are keyed by field. */
  | (AppliedPage & { kind: "refused"; errors: Errors })
  /** The order was placed. */
  | (Placed & { kind: "ordered"; cart?: null })
  /** The order was placed and awaits card payment. The form leads to the processor. */
  | (Placed & { kind: "paying"; cart: null; paymentForm: PaymentForm });

export type CheckoutAnswer = Kinds & { notices: Notice[] };
/** A response without its notices. */
export type Answering = Kinds;
