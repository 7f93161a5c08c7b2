/** Of which refunds a credit that a card's processor tells of is the word: pure, integer bani. (decision 0053) */

/** A refund that the credit may be meant for. */
export interface CreditableRefund {
  id: number;
  amountBani: number;
  isDue: boolean;
  /** It is due to an account that was told for it. */
  namesAccount: boolean;
  /** What of one that is done was seen at the processor, and has not been told by it. */
  unheardBani: number;
}

export interface SpreadCredit<Refund> {
  /** What was seen before it was told. */
  heard: { refund: Refund; bani: number }[];
  /** What was due and went; less than the refund where the rest of it stays due. */
  went: { refund: Refund; bani: number }[];
  /** What nobody had asked for. */
  unaskedBani: number;
}

/**
 * Spreads a credit over the refunds of its order: one of just that sum takes it, else what was seen before it was told, then
 * what is due to the card, the first before the later ones, then what is due to an account. The last may get a part.
 */
export function spreadCredit<Refund extends CreditableRefund>(
  refunds: readonly Refund[],
  creditBani: number,
): SpreadCredit<Refund> {
  const spread: SpreadCredit<Refund> = { heard: [], went: [], unaskedBani: creditBani };
  const byRank = refunds.toSorted((one, other) => rankOf(one) - rankOf(other) || one.id - other.id);
  const exact = byRank.find((refund) => openBani(refund) === creditBani);
  for (const refund of exact ? [exact] : byRank) {
    const bani = Math.min(openBani(refund), spread.unaskedBani);
    if (bani === 0) continue;
    (refund.isDue ? spread.went : spread.heard).push({ refund, bani });
    spread.unaskedBani -= bani;
  }
  return spread;
}

function rankOf({ isDue, namesAccount }: CreditableRefund): number {
  if (!isDue) return 0;
  return namesAccount ? 2 : 1;
}

function openBani({ isDue, amountBani, unheardBani }: CreditableRefund): number {
  return isDue ? amountBani : unheardBani;
}
