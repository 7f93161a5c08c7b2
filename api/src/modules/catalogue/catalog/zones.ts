/** Colour zones are values of a built-in parameter, so lists can filter by them as by any other value. */
import { type Zone, ZONE_FACTS, ZONES } from "@curat/contract/zones.values";

/** The migration `0200_baseline.sql` inserts this parameter. */
export const ZONE_PARAMETER = { id: 500_000_000 };

export const ZONE_VALUES: readonly number[] = ZONES.map((zone) => ZONE_FACTS[zone].valueId);

export function zonesAmong(valueIds: readonly number[]): Zone[] {
  return ZONES.filter((zone) => valueIds.includes(ZONE_FACTS[zone].valueId));
}
