/** The port of card processors. Each implements it in a folder of its own. */
import type { CARD_PROCESSORS } from "@curat/contract/payments.values";

export const PROCESSORS = ["netopia", "netopia_v2", "stripe"] as const satisfies readonly ProcessorName[];
export type ProcessorName = keyof typeof CARD_PROCESSORS;

/** What the buyer pays. `reference` is new for every attempt. */
export interface CardOrder {
  reference: string;
  amountBani: number;
  details: string;
  buyer: {
    type: "person" | "company";
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    address: string;
    city?: string;
    county?: string;
    postcode?: string;
  };
  returnUrl: string;
  confirmUrl: string;
  /** Largest number of instalments to offer; 0 for none. */
  instalments?: number;
  /** When the attempt began; `at` is now. */
  startedAt: Date;
  at: Date;
}

/** How a payment begins. Only `unanswered` leaves open whether the processor stored it. */
export type Started =
  /** The buyer's browser sends the order with this form. */
  | { kind: "form"; html: string }
  /** The buyer pays on this page. */
  | { kind: "page"; url: string; processorId: string }
  /** The processor already has a payment with this reference. */
  | { kind: "used" }
  | { kind: "refused"; detail: string }
  | { kind: "unanswered"; detail: string };

/** In chronological order, but `paid` may still follow `failed` or `cancelled`. */
export type NotifiedStatus = "started" | "authorized" | "paid" | "failed" | "cancelled" | "refunded";

export interface PaymentNotification {
  /** The processor that reports it. */
  provider: ProcessorName;
  reference: string;
  status: NotifiedStatus;
  action: string;
  currency: string;
  /** The requested amount and the amount actually processed; undefined if missing. */
  amountBani: number | undefined;
  processedBani: number | undefined;
  detail: string;
  /** Hash of the whole content, to process the same notification only once. */
  digest: Buffer;
  /** A sentence for staff about something that only they can settle. */
  tell?: string;
}

export interface AskedPayment {
  reference: string;
  processorId: string;
}

/** The payment at the processor. `unanswered` says nothing about it. */
export type PaymentAnswer =
  | { kind: "known"; notification: Omit<PaymentNotification, "reference"> }
  | { kind: "unknown"; detail: string }
  | { kind: "unanswered"; detail: string };

export interface AskedRefund extends AskedPayment {
  /** Names this request; the processor sees it. */
  attemptId: number;
  amountBani: number;
  /** What the processor credited of this payment before, in bani. */
  creditedBani: number;
  askedAt: Date;
  at: Date;
}

/** Only after `refused` no money moves. */
export type RefundAnswer =
  | { kind: "credited" }
  | { kind: "refused"; detail: string }
  | { kind: "unanswered"; detail: string };

/** After this time, a request that the processor does not know was never carried out. */
export const REFUND_SETTLES_MS = 10 * 60_000;

export interface CardProcessor {
  name: ProcessorName;
  /** Path of its notifications below the API's base. */
  notificationPath: string;
  /** Whether notifications carry the payment's pass in their URL. */
  hasPass: boolean;
  /** Whether the buyer's browser starts the payment, so that `start` may be repeated. */
  startsInBrowser: boolean;
  /** Starts a payment. Never rejects, and answers within ten seconds. */
  start(order: CardOrder): Promise<Started>;
  /** Asks for the state of a payment; undefined if the processor has no such call. */
  askPayment?(payment: AskedPayment): Promise<PaymentAnswer>;
  /** Credits the card, once: the caller stores the request before it and never repeats it. */
  refund?(refund: AskedRefund): Promise<RefundAnswer>;
  /** Asks what became of a request to refund. */
  askRefund?(refund: AskedRefund): Promise<RefundAnswer>;
}

/** Reason of an attempt that the processor did not answer. */
export const NO_ANSWER = "Procesatorul nu a răspuns.";
