/**
 * Determines when a reduction began: one that follows another without a gap began with the earlier one. Pure.
 */

/** Another promotion of the same product, with the price it sets. */
export interface OtherReduction {
  askedBani: number;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Returns the time before which prices are compared, and the other reductions that are separate from this
 * one. A reduction that starts as another ends, at the same or a lower price, continues it: the law compares
 * with the price before the first of them.
 */
export function compared(
  { askedBani, startsAt }: { askedBani: number; startsAt: Date },
  others: readonly OtherReduction[],
): { begin: Date; apart: OtherReduction[] } {
  let begin = startsAt;
  const apart = [...others];
  for (;;) {
    const before = apart.findIndex(
      (other) => other.endsAt.getTime() === begin.getTime() && other.askedBani >= askedBani,
    );
    const [joined] = before < 0 ? [] : apart.splice(before, 1);
    if (!joined) return { begin, apart };
    begin = joined.startsAt;
  }
}
