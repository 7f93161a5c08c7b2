export type EntryKind = "charge" | "credit" | "receipt" | "payout" | "write_off";
export type EntryMethod = "card" | "transfer" | "cash_on_delivery" | "set_off" | "unknown";

export interface Entry {
  kind: EntryKind;
  /** Positive if the buyer owes more, negative if less. */
  amountBani: number;
  method: EntryMethod | null;
  /** 'unasked': a processor credited the card without a request. */
  cause: string;
  /** True if a processor received the payment; false for imported card payments. */
  hasPayment: boolean;
}

export interface Account {
  /** Positive if the buyer owes the shop, negative if the shop owes the buyer. */
  balanceBani: number;
  /** Charges minus credits. */
  chargedBani: number;
  /** True if a return, or a refund without one, has reduced the charges since the last cancellation of the order. */
  isReduced: boolean;
  /** True if a mistakenly recorded payment was reversed. */
  isReversed: boolean;
  receivedBani: number;
  paidOutBani: number;
  /** Negative for debts that were written off. */
  writtenOffBani: number;
  openBani: number;
  /** Credits by the processor without a request. The buyer does not have to pay them back. */
  unaskedBani: number;
  /** The balance once all open refunds have been paid out. Negative after an overpayment. */
  owedBani: number;
  payableBani: number;
  /** Overpayment that no open refund covers. */
  refundableBani: number;
  /** Receipts minus payouts and open refunds. */
  leftBani: number;
  /** The part of `leftBani` that card processors can credit to the card. */
  leftOnCardBani: number;
  /** Card credits that staff recorded and the processor has not reported yet. */
  unheardBani: number;
}

/** Calculates an order's account. Unrequested credits reduce the payable amount, at most to zero. (decision 0053) */
export function accountOf(
  entries: readonly Entry[],
  { openBani, creditedBani }: { openBani: number; creditedBani: number },
): Account {
  let [balance, unasked, isReduced] = [0, 0, false];
  for (const { amountBani, cause } of entries) {
    isReduced = cause !== "undone" && (isReduced || cause === "returned" || cause === "given_back");
    balance += amountBani;
    unasked = Math.min(unasked + (cause === "unasked" ? amountBani : 0), Math.max(0, balance));
  }
  const sum = (is: (entry: Entry) => boolean): number =>
    entries.filter(is).reduce((total, { amountBani }) => total + amountBani, 0);
  const receivedBani = 0 - sum(({ kind }) => kind === "receipt");
  const paidOutBani = sum(({ kind }) => kind === "payout");
  const cardPaidOutBani = sum(({ kind, method }) => kind === "payout" && method === "card");
  const cardBani = 0 - sum(({ hasPayment, method }) => hasPayment && method === "card") - cardPaidOutBani;
  const leftBani = Math.max(0, receivedBani - paidOutBani - openBani);
  return {
    balanceBani: balance,
    unaskedBani: unasked,
    chargedBani: sum(({ kind }) => kind === "charge" || kind === "credit"),
    isReduced,
    isReversed: entries.some(({ cause }) => cause === "reversed"),
    receivedBani,
    paidOutBani,
    writtenOffBani: sum(({ kind }) => kind === "write_off"),
    openBani,
    ...owedOf({ balanceBani: balance, openBani, unaskedBani: unasked, leftBani }),
    leftBani,
    leftOnCardBani: Math.max(0, cardBani - openBani),
    unheardBani: Math.max(0, cardPaidOutBani - creditedBani),
  };
}

type Owed = Pick<Account, "owedBani" | "payableBani" | "refundableBani">;

/** Calculates the payable and refundable amounts. Refunds never exceed the received amount, even after write-offs. */
function owedOf({
  balanceBani,
  openBani,
  unaskedBani,
  leftBani,
}: Pick<Account, "balanceBani" | "openBani" | "unaskedBani" | "leftBani">): Owed {
  const owedBani = balanceBani + openBani;
  return {
    owedBani,
    payableBani: Math.max(0, owedBani - unaskedBani),
    refundableBani: Math.max(0, Math.min(-owedBani, leftBani)),
  };
}

/** Returns the payable and refundable amounts after another charge, or a credit if `changeBani` is negative. */
export function owedAfter(account: Account, changeBani: number): Owed {
  const balanceBani = account.balanceBani + changeBani;
  const unaskedBani = Math.min(account.unaskedBani, Math.max(0, balanceBani));
  return owedOf({ ...account, balanceBani, unaskedBani });
}

/** 'none': payment is due on delivery or later and has not been recorded yet. */
export type PaymentState = "none" | "pending" | "paid" | "failed" | "refund_due" | "refunded";

const HAS_PAID: ReadonlySet<PaymentState> = new Set(["paid", "refund_due", "refunded"]);

/** Returns whether an order was ever paid, even if it was refunded later. */
export function hasPaid({ paymentState }: { paymentState: PaymentState }): boolean {
  return HAS_PAID.has(paymentState);
}

/**
 * Returns an order's payment state. It stays the same until the first receipt or, for cash on delivery, until the
 * courier hands over the cash. If all receipts are reversed, the order is unpaid again. An order stays paid while an
 * overpayment is refunded.
 */
export function paymentStateOf(
  was: PaymentState,
  { receivedBani, leftBani, openBani, isReduced, isReversed }: Account,
  { isUndone, awaitsCash, isAwaited }: { isUndone: boolean; awaitsCash: boolean; isAwaited: boolean },
): PaymentState {
  if (receivedBani === 0 && isReversed && was === "paid") return isAwaited ? "pending" : "none";
  if (receivedBani === 0) return was;
  if (leftBani === 0 && !isUndone && !HAS_PAID.has(was)) return was;
  if (openBani > 0 && (isUndone || isReduced || leftBani === 0)) return "refund_due";
  if (leftBani === 0 || isUndone) return "refunded";
  return was === "none" && awaitsCash ? "none" : "paid";
}
