/** Matches entered product codes to products. */

/**
 * Returns the product of each code, from products found regardless of case: an exact match, or else the only
 * one that differs just in case. Codes without a match or with several are left out.
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
