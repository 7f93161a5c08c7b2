/** The zones of the colour code: values of a parameter of the shop's own, so that they filter like any other. */
import { type Zone, ZONE_FACTS, ZONES } from "@curat/contract/zones.values";

/** The id stands in 0200_baseline.sql. */
export const ZONE_PARAMETER = { id: 500_000_000 };

export const ZONE_VALUES: readonly number[] = ZONES.map((zone) => ZONE_FACTS[zone].valueId);

/** The zones among the values of a product, in their order. */
export function zonesAmong(valueIds: readonly number[]): Zone[] {
  return ZONES.filter((zone) => valueIds.includes(ZONE_FACTS[zone].valueId));
}
