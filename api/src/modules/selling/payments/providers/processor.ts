/** Interface that every card processor implements, each in its own folder. */
import type { CARD_PROCESSORS } from "@curat/contract/payments.values";

export const PROCESSORS = ["netopia", "netopia_v2", "stripe"] as const satisfies readonly ProcessorName[];
export type ProcessorName = keyof typeof CARD_PROCESSORS;

/** What the buyer pays. Each attempt has a new `reference`. */
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
  /** Maximum number of instalments to offer; 0 for none. */
  instalments?: number;
  /** When the attempt began. `at` is the current time. */
  startedAt: Date;
  at: Date;
}

/** Result of starting a payment. Only `unanswered` leaves open whether the processor stored the payment. */
export type Started =
  /** The buyer's browser submits the order with this form. */
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
  /** The processor that sent the notification. */
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
  /** Message for staff about a matter that only they can settle. */
  tell?: string;
}

export interface PaymentQuery {
  reference: string;
  processorId: string;
}

/** State of the payment at the processor. `unanswered` means unknown. */
export type PaymentAnswer =
  | { kind: "known"; notification: Omit<PaymentNotification, "reference"> }
  | { kind: "unknown"; detail: string }
  | { kind: "unanswered"; detail: string };

export interface RefundQuery extends PaymentQuery {
  /** Identifies this request. The processor receives it. */
  attemptId: number;
  amountBani: number;
  /** Amount of this payment that the processor refunded before, in bani. */
  creditedBani: number;
  askedAt: Date;
  at: Date;
}

/** Only `refused` guarantees that no money moves. */
export type RefundAnswer =
  | { kind: "credited" }
  | { kind: "refused"; detail: string }
  | { kind: "unanswered"; detail: string };

/** A request that the processor does not know after this time was never carried out. */
export const REFUND_SETTLES_MS = 10 * 60_000;

export interface CardProcessor {
  name: ProcessorName;
  /** Path for the processor's notifications, relative to the API's base. */
  notificationPath: string;
  /** Whether the notification URL contains the payment's secret. */
  hasPass: boolean;
  /** Whether the buyer's browser starts the payment, so that `start` may be called again. */
  startsInBrowser: boolean;
  /** Starts a payment. Never rejects; resolves within ten seconds. */
  start(order: CardOrder): Promise<Started>;
  /** Queries the state of a payment. Absent if the processor has no such API. */
  askPayment?(payment: PaymentQuery): Promise<PaymentAnswer>;
  /** Refunds the card. The caller stores the request first and never repeats it. */
  refund?(refund: RefundQuery): Promise<RefundAnswer>;
  askRefund?(refund: RefundQuery): Promise<RefundAnswer>;
}

/** Reason for an attempt without a response. */
export const NO_ANSWER = "Procesatorul nu a răspuns.";
