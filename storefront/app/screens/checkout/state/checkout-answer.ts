/** The checkout action's responses, discriminated by `kind`. */
import type { Notice } from "@curat/contract/answer-notices";
import type { OrderResult } from "@curat/contract/orders";
import type { OrderAction } from "../../../analytics/order-events.ts";
import type { Localities } from "../../../components/address-fields/localities.server.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { CartView } from "../../../session/cart/cart-view.ts";
import type { PaymentForm } from "../../../components/payment/payment-form.server.ts";
import type { LockerOffer } from "../lockers/lockers.server.ts";

export type Errors = Record<string, string[]>;

/** The page's data after the form was applied, so that no reload is needed. */
export interface AppliedPage {
  /** Null when the cart is empty; absent when it could not be read. */
  cart?: CartView | null;
  lockers: LockerOffer | null;
  /** Localities that the page did not have yet. */
  localities: Localities[];
  /** Entered and looked-up values; absent if the page already has them. */
  values?: Typed;
  /** Reload the page, because more data than in this response are outdated. */
  isStale?: true;
}

/** Order data for analytics, if the buyer consented. */
interface Placed {
  order?: OrderResult;
  orderEvent?: OrderAction;
}

type Kinds =
  | (AppliedPage & { kind: "applied" })
  /** The page asks for confirmation before a password reset is emailed. */
  | (AppliedPage & { kind: "asks-reset" })
  | (AppliedPage & { kind: "company"; isFound: boolean })
  /** Errors are keyed by field. */
  | (AppliedPage & { kind: "refused"; errors: Errors })
  | (Placed & { kind: "ordered"; cart?: null })
  /** The order awaits card payment. The form leads to the processor. */
  | (Placed & { kind: "paying"; cart: null; paymentForm: PaymentForm });

export type CheckoutAnswer = Kinds & { notices: Notice[] };
export type Answering = Kinds;
