import { listCities } from "@curat/contract/geography";
import type { Client } from "@curat/contract/client";

/** A county's localities, as a select takes them. */
export interface Localities {
  countyId: string;
  cities: { value: number; label: string }[];
}

/** The localities of several counties, each asked for once; a county that cannot be read has none. */
export function loadLocalities(api: Client, countyIds: string[]): Promise<Localities[]> {
  const asked = [...new Set(countyIds.filter((id) => /^\d+$/.test(id)))];
  return Promise.all(
    asked.map(async (countyId) => {
      const answer = await api.call(listCities, { params: { countyId } });
      const cities = answer.ok ? answer.data.map(({ cityID, name }) => ({ value: cityID, label: name })) : [];
      return { countyId, cities };
    }),
  );
}
