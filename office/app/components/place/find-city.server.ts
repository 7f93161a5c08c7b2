import { listCities } from "@curat/contract/geography";
import { MESSAGES } from "@curat/contract/messages.values";
import { foldText } from "@curat/contract/text.values";
import { maybe } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";

/** Returns the id of the county's locality with this name, ignoring case and diacritics; undefined if there is none. */
export async function findCity(
  context: Context,
  countyId: string,
  name: string,
): Promise<number | undefined> {
  if (countyId === "" || name === "") return undefined;
  const cities = await maybe(context, listCities, { params: { countyId } });
  return cities?.data.find((city) => foldText(city.name) === foldText(name))?.cityID;
}

/** Returns the errors for a county and locality that were not found. */
export function cityErrors(county: string, city: string): { county?: string[]; city?: string[] } {
  return {
    ...(county === "" && { county: [MESSAGES.required("Județ")] }),
    ...(city === "" && { city: [MESSAGES.required("Localitate")] }),
    ...(county !== "" &&
      city !== "" && { city: ["Localitatea nu se află în acest județ: scrie alta sau alege alt județ."] }),
  };
}
