/** Which product a code means that somebody wrote. Pure. */

/**
 * What each of the codes means, of products found by them however their capitals are written: the product with just that
 * code, or the only one whose code differs in capitals alone. What is missing means none, or nobody can say which.
 */
export function meantByCodes<T extends { code: string }>(
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
