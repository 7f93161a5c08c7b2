/** What an order's account says: who owes whom, what can go back, how its payment stands. Pure, integer bani. (decision 0053) */

export type EntryKind = "charge" | "credit" | "receipt" | "payout" | "write_off";
export type EntryMethod = "card" | "transfer" | "cash_on_delivery" | "unknown";

/** What the account is computed from. */
export interface Entry {
  kind: EntryKind;
  /** Signed as the buyer's debt: positive raises it. */
  amountBani: number;
  method: EntryMethod | null;
  /** 'unasked' is what a processor gave back although nobody had asked. */
  cause: string;
  /** A processor told of this receipt; imported card payments have none. */
  hasPayment: boolean;
}

export interface Account {
  /** Positive: the buyer owes it; negative: the shop does. */
  balanceBani: number;
  /** Charges minus credits. */
  chargedBani: number;
  /** A return, or a refund without one, lowered it since it was last undone. */
  isReduced: boolean;
  receivedBani: number;
  paidOutBani: number;
  /** Negative where the shop gave up what its buyer owed. */
  writtenOffBani: number;
  /** What is to go back and has not gone. */
  openBani: number;
  /** What went back unasked and is not asked for again. */
  unaskedBani: number;
  /** The balance plus open refunds: money on its way back still counts as the buyer's. Negative after an overpayment. */
  owedBani: number;
  /** The amount that the buyer is asked to pay. */
  payableBani: number;
  /** What exceeds the sale's worth and is not yet on its way back. */
  refundableBani: number;
  /** Of what came, neither gone nor on its way back. */
  leftBani: number;
  /** The part of `leftBani` that card processors hold. */
  leftOnCardBani: number;
  /** Credits that staff saw at the processor and that it has not told of. */
  unheardBani: number;
}

/**
 * Adds up the entries of an order in the order of posting. What a processor gave back unasked is never asked for again: it
 * lowers what is payable until the debt itself is smaller.
 */
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

/** Money that is on its way back is the buyer's already. No more goes back than came, whatever was written off. */
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

/** What an account would say after a charge of so many bani, or a credit if negative. */
export function owedAfter(account: Account, changeBani: number): Owed {
  const balanceBani = account.balanceBani + changeBani;
  const unaskedBani = Math.min(account.unaskedBani, Math.max(0, balanceBani));
  return owedOf({ ...account, balanceBani, unaskedBani });
}

/** 'none' is paid on delivery, or not at all yet. */
export type PaymentState = "none" | "pending" | "paid" | "failed" | "refund_due" | "refunded";

/** States of an order of which money came. */
const HAS_PAID: ReadonlySet<PaymentState> = new Set(["paid", "refund_due", "refunded"]);

/** True for an order that was paid, whatever became of its money since. */
export function hasPaid({ paymentState }: { paymentState: PaymentState }): boolean {
  return HAS_PAID.has(paymentState);
}

/**
 * Where an order's payment stands, by its account and by the state that it had: before any of its money came, and until a
 * courier hands over what was paid on delivery, that state stays. An order that was changed, or paid twice, stays paid while
 * the difference goes back.
 */
export function paymentStateOf(
  was: PaymentState,
  { receivedBani, leftBani, openBani, isReduced }: Account,
  { isUndone, awaitsCash }: { isUndone: boolean; awaitsCash: boolean },
): PaymentState {
  if (receivedBani === 0) return was;
  if (leftBani === 0 && !isUndone && !HAS_PAID.has(was)) return was;
  if (openBani > 0 && (isUndone || isReduced || leftBani === 0)) return "refund_due";
  if (leftBani === 0 || isUndone) return "refunded";
  return was === "none" && awaitsCash ? "none" : "paid";
}
