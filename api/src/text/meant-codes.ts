/**
 * Returns the product of each code: an exact match, or else the only product that differs just in case. Codes with no
 * or several matches are left out. The products must have been found regardless of case.
 */
export function matchedByCodes<T extends { code: string }>(
  codes: readonly string[],
  found: readonly T[],
): Map<string, T> {
  const exact = new Map(found.map((product) => [product.code, product]));
  const alike = Map.groupBy(found, ({ code }) => code.toUpperCase());
  const meant = new Map<string, T>();
  for (const code of codes) {
    const written = code.trim();
    const [only, other] = alike.get(written.toUpperCase()) ?? [];
    const product = exact.get(written) ?? (other ? undefined : only);
    if (product) meant.set(code, product);
  }
  return meant;
}
