/** Which refunds a credit of a card's processor pays: pure, integer bani. (decision 0053) */

/** A refund that is due. */
export interface DueRefund {
  id: number;
  /** What of it has not gone. */
  openBani: number;
  /** It names an account that it should go to. */
  namesAccount: boolean;
}

export interface SpreadCredit<Refund> {
  /** What staff had seen at the processor before. */
  heardBani: number;
  /** What goes to each refund. */
  went: { refund: Refund; bani: number }[];
  /** What nobody had asked for. */
  unaskedBani: number;
}

/**
 * Spreads a credit: what staff saw before comes first, then refunds to the card, then those to an account, oldest first.
 * A sum that is exactly what was seen, or one refund, is just that.
 */
export function spreadCredit<Refund extends DueRefund>(
  refunds: readonly Refund[],
  { creditBani, unheardBani }: { creditBani: number; unheardBani: number },
): SpreadCredit<Refund> {
  const byRank = refunds.toSorted(
    (one, other) => Number(one.namesAccount) - Number(other.namesAccount) || one.id - other.id,
  );
  const exact =
    unheardBani === creditBani ? undefined : byRank.find(({ openBani }) => openBani === creditBani);
  const heardBani = exact ? 0 : Math.min(unheardBani, creditBani);
  const spread: SpreadCredit<Refund> = { heardBani, went: [], unaskedBani: creditBani - heardBani };
  for (const refund of exact ? [exact] : byRank) {
    const bani = Math.min(refund.openBani, spread.unaskedBani);
    if (bani > 0) spread.went.push({ refund, bani });
    spread.unaskedBani -= bani;
  }
  return spread;
}
