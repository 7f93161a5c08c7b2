import type { ShopImport } from "@curat/api";
import { loadLocalities } from "./geography/localities.ts";

/** Returns the localities of Romania. Counties are created with the tables. Source: GeoNames, CC BY 4.0. */
export async function loadGeography(): Promise<Pick<ShopImport, "cities">> {
  return { cities: loadLocalities() };
}
