import type { Notice } from "@curat/contract/answer-notices";
import type { OrderResult } from "@curat/contract/orders";
import type { OrderAction } from "../../../analytics/order-events.ts";
import type { Localities } from "../../../components/address-fields/localities.server.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { CartView } from "../../../session/cart/cart-view.ts";
import type { PaymentForm } from "../../../components/payment/payment-form.server.ts";
import type { LockerOffer } from "../lockers/lockers.server.ts";

export type Errors = Record<string, string[]>;

/** Data for the whole page, which then needs no reload. */
export interface AppliedPage {
  cart?: CartView | null;
  lockers: LockerOffer | null;
  localities: Localities[];
  values?: Typed;
  /** Set if the page must reload, because data outside this response are outdated. */
  isStale?: true;
}

/** The placed order, and its analytics event if the buyer consented. */
interface Placed {
  order?: OrderResult;
  orderEvent?: OrderAction;
}

type Kinds =
  | (AppliedPage & { kind: "applied" })
  | (AppliedPage & { kind: "asks-reset" })
  | (AppliedPage & { kind: "company"; isFound: boolean })
  | (AppliedPage & { kind: "refused"; errors: Errors })
  /** `to` is the page to open. */
  | (Placed & { kind: "ordered"; to: string; cart?: null })
  | (Placed & { kind: "paying"; cart: null; paymentForm: PaymentForm });

export type CheckoutAnswer = Kinds & { notices: Notice[] };
export type Answering = Kinds;
