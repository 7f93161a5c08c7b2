/** Zones as the first letters of their names, as they travel with a page. */
import { ZONES } from "@curat/contract/zones.values";
import type { Zone } from "@curat/contract/zones.values";

export function packZones(zones: readonly Zone[] | undefined): string | undefined {
  return zones?.map((zone) => zone.charAt(0)).join("");
}

export function unpackZones(text: string | undefined): Zone[] | undefined {
  return text ? ZONES.filter((zone) => text.includes(zone.charAt(0))) : undefined;
}
