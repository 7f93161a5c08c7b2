export interface DueRefund {
  id: number;
  amountBani: number;
  /** True if a bank account was entered for this refund. */
  namesAccount: boolean;
}

export interface SpreadCredit<Refund> {
  paid: { refund: Refund; bani: number }[];
  unaskedBani: number;
}

/**
 * Distributes a processor's credit: first to credits recorded by staff, then to card refunds, then to refunds to an
 * account. A credit that equals the sum of the recorded credits, or otherwise one refund, pays only that.
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
