/**
 * Returns a sentence with the number of uses of a record, such as "Brandul este folosit (produse: 3).";
 * undefined if it is unused.
 */
export function whyInUse(claim: string, uses: Record<string, number>): string | undefined {
  const parts = Object.entries(uses)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`);
  return parts.length === 0 ? undefined : `${claim} (${parts.join(", ")}).`;
}
