const WIDE = 1_270;

/**
 * Returns the `sizes` attribute of pictures in a block that spans `columns` of twelve and shows `perRow`
 * cards per row.
 */
export function cardSizes(columns: number, perRow: number): string {
  const share = columns / 12 / perRow;
  return `(min-width: 1448px) ${Math.round(WIDE * share)}px, (min-width: 992px) ${Math.round(90 * share)}vw, (min-width: 768px) ${Math.round(90 / perRow)}vw, 45vw`;
}
