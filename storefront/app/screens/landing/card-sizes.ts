/** Width in px of a landing page's blocks on wide screens: the container without the page's padding. */
const WIDE = 1_270;

/** Returns the `sizes` of product pictures in a block of `columns` of twelve, with `perRow` cards per row. */
export function cardSizes(columns: number, perRow: number): string {
  const share = columns / 12 / perRow;
  return `(min-width: 1448px) ${Math.round(WIDE * share)}px, (min-width: 992px) ${Math.round(90 * share)}vw, (min-width: 768px) ${Math.round(90 / perRow)}vw, 45vw`;
}
