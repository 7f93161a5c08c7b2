/** A reduction of the same product by another promotion. */
export interface OtherReduction {
  askedBani: number;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Returns the time before which prices are compared, and the reductions separate from this one. A reduction
 * that follows another without a gap, at the same or a lower price, continues it: the law compares with the
 * price before the first.
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
