/** What each event posts to an order's account: pure, integer bani. (decision 0053) */
import type { EntryKind, EntryMethod } from "./account.rules.ts";

/**
 * What happened to an order's money; sums are positive but for `changeBani` and `writtenOffBani`, which are signed. The id of a
 * return or refund is null in previews.
 */
export type MoneyEvent =
  /** The order was placed, or goes on after its end. */
  | { event: "placed" | "revived"; totalBani: number }
  /** An order of the past came from another shop, with what had been paid of it. */
  | { event: "imported"; totalBani: number; receivedBani: number; method: EntryMethod }
  /** Goods, delivery or fees changed: by so much the total grew, or shrank if negative. */
  | { event: "amended"; changeBani: number }
  /** It was cancelled or refused: what its sale was worth till then goes, and what was written off of it. */
  | { event: "undone"; chargedBani: number; writtenOffBani: number }
  /** A return was accepted: the total of its credit note. */
  | { event: "returned"; bani: number; returnId: number | null }
  /** Money is given back without a return: the total of its credit note. */
  | { event: "given_back"; bani: number; refundId: number | null }
  /** A card's processor took it. */
  | { event: "paid"; bani: number; paymentId: number }
  /** A courier collected it with the parcel. */
  | { event: "delivered"; bani: number }
  /** Staff, a bank statement or a courier's file says that it came. */
  | { event: "noted"; bani: number; method: EntryMethod }
  /** Staff sent it, or saw it credited at the processor. */
  | { event: "paid_back"; bani: number; refundId: number; method: "card" | "transfer" | "unknown" }
  /** A card's processor told that it gave it back: because the refund asked for it, or although nobody did. */
  | { event: "credited" | "unasked"; bani: number; refundId: number }
  /** The shop gives up a few bani that its buyer owes. */
  | { event: "forgotten"; bani: number };

export interface Posting {
  kind: EntryKind;
  cause: MoneyEvent["event"];
  /** Signed as the buyer's debt: positive raises it. */
  amountBani: number;
  method?: EntryMethod;
  paymentId?: number;
  refundId?: number | null;
  returnId?: number | null;
}

/** The entries of an event; entries of 0 are left out. */
export function postingsOf(happened: MoneyEvent): Posting[] {
  return entriesOf(happened).filter(({ amountBani }) => amountBani !== 0);
}

function entriesOf(happened: MoneyEvent): Posting[] {
  const { event: cause } = happened;
  switch (happened.event) {
    case "placed":
    case "revived":
      return [{ kind: "charge", cause, amountBani: happened.totalBani }];
    case "imported":
      return [
        { kind: "charge", cause, amountBani: happened.totalBani },
        { kind: "receipt", cause, amountBani: -happened.receivedBani, method: happened.method },
      ];
    case "amended":
      return [
        { kind: happened.changeBani > 0 ? "charge" : "credit", cause, amountBani: happened.changeBani },
      ];
    case "undone":
      return [
        { kind: "credit", cause, amountBani: -happened.chargedBani },
        { kind: "write_off", cause, amountBani: -happened.writtenOffBani },
      ];
    case "returned":
      return [{ kind: "credit", cause, amountBani: -happened.bani, returnId: happened.returnId }];
    case "given_back":
      return [{ kind: "credit", cause, amountBani: -happened.bani, refundId: happened.refundId }];
    case "paid":
      return [
        {
          kind: "receipt",
          cause,
          amountBani: -happened.bani,
          method: "card",
          paymentId: happened.paymentId,
        },
      ];
    case "delivered":
      return [{ kind: "receipt", cause, amountBani: -happened.bani, method: "cash_on_delivery" }];
    case "noted":
      return [{ kind: "receipt", cause, amountBani: -happened.bani, method: happened.method }];
    case "paid_back":
      return [
        {
          kind: "payout",
          cause,
          amountBani: happened.bani,
          method: happened.method,
          refundId: happened.refundId,
        },
      ];
    case "credited":
    case "unasked":
      return [
        { kind: "payout", cause, amountBani: happened.bani, method: "card", refundId: happened.refundId },
      ];
    case "forgotten":
      return [{ kind: "write_off", cause, amountBani: -happened.bani }];
  }
}
