/** Width of a landing page's blocks on wide screens, px: the container less the page's own paddings. */
const WIDE = 1_270;

/** How wide a product card's picture is in a block of so many of twelve columns with so many cards in a row. */
export function cardSizes(columns: number, perRow: number): string {
  const share = columns / 12 / perRow;
  return `(min-width: 1448px) ${Math.round(WIDE * share)}px, (min-width: 992px) ${Math.round(90 * share)}vw, (min-width: 768px) ${Math.round(90 / perRow)}vw, 45vw`;
}
