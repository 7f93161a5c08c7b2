/** Returns the index of the first element whose key an earlier element has. */
export function secondOf<T>(all: readonly T[], keyOf: (one: T) => string): number | undefined {
  const seen = new Set<string>();
  const index = all.findIndex((one) => seen.size === seen.add(keyOf(one)).size);
  return index === -1 ? undefined : index;
}
