/** When a reduction began: one that follows another without a day between goes on from that one's beginning. Pure. */

/** Another promotion of the same product, with what it asks. */
export interface OtherReduction {
  askedBani: number;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The moment before which prices are compared, and the other reductions that are not part of this one. A reduction that
 * begins as another ends, and asks no more than it, goes on with it: the law compares with the price before the first of them.
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
