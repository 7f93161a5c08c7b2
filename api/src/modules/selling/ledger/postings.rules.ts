import type { EntryKind, EntryMethod } from "./account.rules.ts";

/** A payment method without a document number in the ledger. */
export type PlainMethod = Exclude<EntryMethod, "set_off">;

/** Amounts are positive except `changeBani` and `writtenOffBani`. Ids are null in previews. (decision 0053) */
export type MoneyEvent =
  /** The order was placed, or revived after a cancellation. */
  | { event: "placed" | "revived"; totalBani: number }
  /** The order was imported with its earlier payments. */
  | { event: "imported"; totalBani: number; receivedBani: number; method: EntryMethod }
  | { event: "amended"; changeBani: number }
  /** The order was cancelled or refused. This reverses its charges and write-offs. */
  | { event: "undone"; chargedBani: number; writtenOffBani: number }
  /** A return was accepted. `bani` is the total of the reversal invoice. */
  | { event: "returned"; bani: number; returnId: number | null }
  /** A refund without a return was made. `bani` is the total of the reversal invoice. */
  | { event: "given_back"; bani: number; refundId: number | null }
  | { event: "paid"; bani: number; paymentId: number }
  | { event: "delivered"; bani: number }
  /** Staff, a bank statement or a courier's file reported a payment. */
  | { event: "noted"; bani: number; method: PlainMethod }
  /**
   * The company and the shop set off mutual debts. `document` is the number of the set-off record (proces-verbal de
   * compensare).
   */
  | { event: "noted"; bani: number; method: "set_off"; document: string }
  /** Staff reversed a payment that had been recorded by mistake. */
  | { event: "reversed"; bani: number; method: "transfer" }
  | { event: "reversed"; bani: number; method: "set_off"; document: string }
  /** Staff sent a refund, or recorded that the processor shows it as credited. */
  | { event: "paid_back"; bani: number; refundId: number; method: "card" | "transfer" | "unknown" }
  /** The card processor reported a credit, with or without a requested refund. */
  | { event: "credited" | "unasked"; bani: number; refundId: number }
  /** The buyer's bank returned a refund to the shop. */
  | { event: "bounced"; bani: number; refundId: number }
  | { event: "forgotten"; bani: number };

export interface Posting {
  kind: EntryKind;
  cause: MoneyEvent["event"];
  /** Positive if the buyer owes more, negative if less. */
  amountBani: number;
  method?: EntryMethod;
  document?: string;
  paymentId?: number;
  refundId?: number | null;
  returnId?: number | null;
}

/** Returns the entries of an event. Omits entries of 0. */
export function postingsOf(happened: MoneyEvent): Posting[] {
  return entriesOf(happened).filter(({ amountBani }) => amountBani !== 0);
}

function entriesOf(happened: MoneyEvent): Posting[] {
  const entry = (kind: EntryKind, amountBani: number, of: Partial<Posting> = {}): Posting[] => [
    { kind, cause: happened.event, amountBani, ...of },
  ];
  switch (happened.event) {
    case "placed":
    case "revived":
      return entry("charge", happened.totalBani);
    case "imported": {
      const { totalBani, receivedBani, method } = happened;
      return [...entry("charge", totalBani), ...entry("receipt", -receivedBani, { method })];
    }
    case "amended":
      return entry(happened.changeBani > 0 ? "charge" : "credit", happened.changeBani);
    case "undone": {
      const { chargedBani, writtenOffBani } = happened;
      return [...entry("credit", -chargedBani), ...entry("write_off", -writtenOffBani)];
    }
    case "returned":
      return entry("credit", -happened.bani, { returnId: happened.returnId });
    case "given_back":
      return entry("credit", -happened.bani, { refundId: happened.refundId });
    case "paid":
      return entry("receipt", -happened.bani, { method: "card", paymentId: happened.paymentId });
    case "delivered":
      return entry("receipt", -happened.bani, { method: "cash_on_delivery" });
    case "noted":
      return entry("receipt", -happened.bani, methodOf(happened));
    case "reversed":
      return entry("receipt", happened.bani, methodOf(happened));
    case "paid_back":
      return entry("payout", happened.bani, { method: happened.method, refundId: happened.refundId });
    case "credited":
    case "unasked":
      return entry("payout", happened.bani, { method: "card", refundId: happened.refundId });
    case "bounced":
      return entry("payout", -happened.bani, { method: "card", refundId: happened.refundId });
    case "forgotten":
      return entry("write_off", -happened.bani);
  }
}

function methodOf(
  happened: Extract<MoneyEvent, { event: "noted" | "reversed" }>,
): Pick<Posting, "method" | "document"> {
  if (happened.method !== "set_off") return { method: happened.method };
  return { method: happened.method, document: happened.document };
}
