/** Explains why a record in use cannot be removed. Pure. */

/**
 * Returns a sentence with the numbers of uses, such as "Brandul este folosit (produse: 3)."; undefined if
 * there are none.
 */
export function whyInUse(claim: string, uses: Record<string, number>): string | undefined {
  const parts = Object.entries(uses)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`);
  return parts.length === 0 ? undefined : `${claim} (${parts.join(", ")}).`;
}
