/** What the checkout's form is answered: by the kind of the answer alone it is known what else it says. */
import type { Notice } from "@curat/contract/answer-notices";
import type { OrderResult } from "@curat/contract/orders";
import type { OrderAct } from "../../../analytics/order-events.ts";
import type { Localities } from "../../../components/address-fields/localities.server.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { CartView } from "../../../session/cart/cart-view.ts";
import type { PaymentForm } from "../../../components/payment/payment-form.server.ts";
import type { LockerOffer } from "../lockers/lockers.server.ts";

export type Errors = Record<string, string[]>;

/** The page as it stands after the form was applied; shown instead of being asked for again. */
export interface AppliedPage {
  /** Null when nothing lies in it any more; absent where that could not be read. */
  cart?: CartView | null;
  lockers: LockerOffer | null;
  /** Those that the page did not have. */
  localities: Localities[];
  /** What was typed, and what was filled in; absent where the page has it. */
  values?: Typed;
  /** More than this answer tells is out of date: the page is read again. */
  isStale?: true;
}

/** What the statistics learn of an order, where they are agreed to. */
interface Placed {
  order?: OrderResult;
  orderEvent?: OrderAct;
}

type Kinds =
  /** The form is applied, and nothing else is to be said. */
  | (AppliedPage & { kind: "applied" })
  /** The mail with a new password waits for a yes. */
  | (AppliedPage & { kind: "asks-reset" })
  | (AppliedPage & { kind: "company"; isFound: boolean })
  /** The order, or what a button asked for, is refused at its fields. */
  | (AppliedPage & { kind: "refused"; errors: Errors })
  /** The order stands. */
  | (Placed & { kind: "ordered"; cart?: null })
  /** It waits for a card: the form leads to the processor. */
  | (Placed & { kind: "paying"; cart: null; paymentForm: PaymentForm });

export type CheckoutAnswer = Kinds & { notices: Notice[] };
/** An answer before its notices are known. */
export type Answering = Kinds;
