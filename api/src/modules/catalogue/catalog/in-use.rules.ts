/** Why something can not be removed, told by what names it: pure. */

/** "Brandul este folosit (produse: 3).": the uses that there are, by what they are called; undefined without any. */
export function whyInUse(claim: string, uses: Record<string, number>): string | undefined {
  const parts = Object.entries(uses)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`);
  return parts.length === 0 ? undefined : `${claim} (${parts.join(", ")}).`;
}
