export interface OtherReduction {
  askedBani: number;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Returns when the reduction began, and the other reductions that are not part of it. A reduction continues an
 * earlier one if it follows without a gap at the same or a lower price.
 */
export function compared(
  { askedBani, startsAt }: { askedBani: number; startsAt: Date },
  otherReductions: readonly OtherReduction[],
): { begin: Date; apart: OtherReduction[] } {
  let begin = startsAt;
  const apart = [...otherReductions];
  for (;;) {
    const before = apart.findIndex(
      (other) => other.endsAt.getTime() === begin.getTime() && other.askedBani >= askedBani,
    );
    const [joined] = before < 0 ? [] : apart.splice(before, 1);
    if (!joined) return { begin, apart };
    begin = joined.startsAt;
  }
}
