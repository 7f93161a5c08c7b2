/** Returns a sentence such as "Brandul este folosit (produse: 3)."; undefined if nothing uses the record. */
export function whyInUse(claim: string, uses: Record<string, number>): string | undefined {
  const parts = Object.entries(uses)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`);
  return parts.length === 0 ? undefined : `${claim} (${parts.join(", ")}).`;
}
