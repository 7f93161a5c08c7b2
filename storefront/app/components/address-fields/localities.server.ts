import type { RouterContextProvider } from "react-router";
import type { Client } from "@curat/contract/client";
import { listCities, listCounties } from "@curat/contract/geography";
import { apiOf } from "../../session/api.server.ts";

export interface Localities {
  countyId: string;
  cities: { value: number; label: string }[];
}

/** Returns the localities of several counties. Omits counties that cannot be read. */
export async function loadLocalities(api: Client, countyIds: string[]): Promise<Localities[]> {
  const requested = [...new Set(countyIds.filter((id) => /^\d+$/.test(id)))];
  const found = await Promise.all(
    requested.map(async (countyId): Promise<Localities | undefined> => {
      const answer = await api.call(listCities, { params: { countyId } });
      if (!answer.ok) return undefined;
      return { countyId, cities: answer.data.map(({ cityID, name }) => ({ value: cityID, label: name })) };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** Returns a county's localities as JSON. Browsers cache a non-empty list for an hour. */
export async function answerLocalities(
  context: Readonly<RouterContextProvider>,
  countyId: string,
): Promise<Response> {
  const [found = { countyId, cities: [] }] = await loadLocalities(apiOf(context), [countyId]);
  const isKnown = found.cities.length > 0;
  return Response.json(found, {
    headers: { "cache-control": isKnown ? "private, max-age=3600" : "no-store" },
  });
}

export async function loadCounties(api: Client): Promise<{ value: number; label: string }[]> {
  const answer = await api.call(listCounties);
  return answer.ok ? answer.data.map(({ id, name }) => ({ value: id, label: name })) : [];
}
