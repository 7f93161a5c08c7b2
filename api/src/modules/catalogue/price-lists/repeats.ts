/** Returns the indexes of elements whose key an earlier element has. */
export function repeatsIn<T>(all: readonly T[], keyOf: (one: T, index: number) => string | number): number[] {
  const seen = new Set<string | number>();
  return all.flatMap((one, index) => (seen.size === seen.add(keyOf(one, index)).size ? [index] : []));
}
