/** Which refunds a credit of the card's processor pays: pure, integer bani. (decision 0053) */

/** A refund that is due, with the part that is still open. */
export interface DueRefund {
  id: number;
  amountBani: number;
  /** The refund is paid to an account that was named for it. */
  namesAccount: boolean;
}

export interface SpreadCredit<Refund> {
  paid: { refund: Refund; bani: number }[];
  /** The part that no refund requested. */
  unaskedBani: number;
}

/**
 * Spreads a credit: first over credits that staff noted before the processor reported them, then over refunds to the card,
 * then over those to an account, oldest first. A sum that equals all noted credits, or else one refund, pays only that.
 */
export function spreadCredit<Refund extends DueRefund>(
  refunds: readonly Refund[],
  { creditBani, unheardBani }: { creditBani: number; unheardBani: number },
): SpreadCredit<Refund> {
  const byRank = refunds.toSorted(
    (one, other) => Number(one.namesAccount) - Number(other.namesAccount) || one.id - other.id,
  );
  const exact =
    unheardBani === creditBani ? undefined : byRank.find(({ amountBani }) => amountBani === creditBani);
  const notedBani = exact ? 0 : Math.min(unheardBani, creditBani);
  const spread: SpreadCredit<Refund> = { paid: [], unaskedBani: creditBani - notedBani };
  for (const refund of exact ? [exact] : byRank) {
    const bani = Math.min(refund.amountBani, spread.unaskedBani);
    if (bani > 0) spread.paid.push({ refund, bani });
    spread.unaskedBani -= bani;
  }
  return spread;
}
