import type { Zone } from "@curat/contract/zones.values";

/** Returns the zone of at least half of the products, which determines the page's colour; undefined without one. */
export function roomOf(products: readonly { zones?: readonly Zone[] }[]): Zone | undefined {
  const counts = new Map<Zone, number>();
  for (const { zones = [] } of products)
    for (const zone of zones) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  const [mostCommon] = [...counts].toSorted(([, one], [, other]) => other - one);
  return mostCommon && mostCommon[1] * 2 >= products.length ? mostCommon[0] : undefined;
}
