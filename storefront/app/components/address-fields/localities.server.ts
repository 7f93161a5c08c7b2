import type { RouterContextProvider } from "react-router";
import type { Client } from "@curat/contract/client";
import { listCities, listCounties } from "@curat/contract/geography";
import { apiOf } from "../../session/api.server.ts";

/** A county's localities, as a select takes them. */
export interface Localities {
  countyId: string;
  cities: { value: number; label: string }[];
}

/**
 * The localities of several counties, each asked for once. A county that cannot be read is left out: a page keeps what it
 * was told of one, and asks for the others with its next form.
 */
export async function loadLocalities(api: Client, countyIds: string[]): Promise<Localities[]> {
  const asked = [...new Set(countyIds.filter((id) => /^\d+$/.test(id)))];
  const found = await Promise.all(
    asked.map(async (countyId): Promise<Localities | undefined> => {
      const answer = await api.call(listCities, { params: { countyId } });
      if (!answer.ok) return undefined;
      return { countyId, cities: answer.data.map(({ cityID, name }) => ({ value: cityID, label: name })) };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** One county's localities for the browser, which keeps them for an hour. */
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

/** Every county, as a select takes them. */
export async function loadCounties(api: Client): Promise<{ value: number; label: string }[]> {
  const answer = await api.call(listCounties);
  return answer.ok ? answer.data.map(({ id, name }) => ({ value: id, label: name })) : [];
}
