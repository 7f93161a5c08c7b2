/**
 * Determines when a reduction began. A reduction that follows another one without a gap began with the
 * earlier one. Pure.
 */

/** A reduction by another promotion of the same product, with the price that it sets. */
export interface OtherReduction {
  askedBani: number;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Returns the time before which prices are compared, and the other reductions that are separate from this
 * one. A reduction that starts when another one ends, at the same or a lower price, continues it. The law
 * then compares with the price before the first of them.
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
