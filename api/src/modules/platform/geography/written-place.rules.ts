import { foldText } from "../../../text/fold.ts";

export interface WrittenPlace {
  county: string;
  city: string;
  postcode?: string | undefined;
  street?: string | undefined;
}

/** The county's code or folded name, and the locality's folded candidate names, likeliest first. */
export interface ReadPlace {
  county: string;
  names: string[];
}

const BUCHAREST = /^(?:mun(?:icipiul)? )?(?:bucuresti|bucharest|buc|b)\b/;
const KIND = /^(?:municipiul|mun|orasul|oras|ors|or|comuna|com|satul|sat|localitatea|loc) /;
const VILLAGE = "(?:sat(?:ul)?|localitatea|loc)";
const COMMUNE = "(?:com(?:una)?|mun(?:icipiul)?|ora[sș](?:ul)?|ors)";
const COUNTY = /(?:^| )jud(?:et(?:ul)?)? (.+)$/;

/** Parses county and city. A place in București becomes its sector, whichever field contains it. */
export function readPlace({ county, city, postcode = "", street = "" }: WrittenPlace): ReadPlace {
  const [foldedCounty, foldedCity] = [foldText(county), foldText(city)];
  const named = foldedCounty.replace(/^ro /, "").replace(/^jud(?:et(?:ul)?)? /, "");
  const isSector = /^sect(?:or(?:ul)?)? ?[1-6]\b/;
  const isBucharest =
    BUCHAREST.test(named) ||
    BUCHAREST.test(foldedCity) ||
    isSector.test(named) ||
    (named === "" && isSector.test(foldedCity));
  if (isBucharest)
    return { county: "b", names: bucharestNames([foldedCity, named, foldText(street)], postcode) };
  const inCity = COUNTY.exec(foldedCity)?.[1];
  return { county: named || (inCity ?? ""), names: cityNames(foldedCity.replace(COUNTY, "")) };
}

/** Returns a key that is the same for all spellings of a place. */
export function placeKey(written: WrittenPlace): string {
  const { county, names } = readPlace(written);
  return `${county} · ${names[0] ?? ""}`;
}

function bucharestNames(texts: readonly string[], postcode: string): string[] {
  const [short = ""] = texts;
  const written = texts.map((text) => /\bsect(?:or(?:ul)?)? ?([1-6])\b/.exec(text)?.[1]).find(Boolean);
  // Spreadsheets drop the leading 0 of București's postcodes.
  const [, coded] = /^0?([1-6])\d{4}$/.exec(postcode.replaceAll(/\s/g, "")) ?? [];
  const sector = written ?? /\bs ?([1-6])$/.exec(short)?.[1] ?? coded;
  return sector === undefined ? ["bucuresti"] : [`sectorul ${sector}`, `sector ${sector}`];
}

/**
 * Returns the names that a text may mean: "Com. Florești, sat Luna de Sus" gives "luna de sus floresti", "luna de
 * sus" and "floresti".
 */
function cityNames(city: string): string[] {
  const [, village, commune] = new RegExp(`^(?:${VILLAGE} )?(.+?) ${COMMUNE} (.+)$`).exec(city) ?? [];
  const [, above, below] = new RegExp(`^${COMMUNE} (.+?) ${VILLAGE} (.+)$`).exec(city) ?? [];
  const [small, large] = below ? [below, above] : [village, commune];
  const names = small && large ? [`${small} ${large}`, small, large] : [city, city.replace(KIND, "")];
  return [...new Set(names.flatMap((name) => [name, ...expanded(name)]))].filter(Boolean);
}

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/^tgu? (?=.)/, "targu "],
  [/^tg (?=.)/, "targul "],
  [/^(?:(?:dr|drobeta) (?:tr|turnu) |(?:tr|turnu) )severin$/, "drobeta turnu severin"],
  [/^tr (?=magurele)/, "turnu "],
  [/^(?:rm|r|ramnic|rimnic) (?=v[ai]lcea|sarat)/, "ramnicu "],
  [/^(?:sf|sfantul|sfintul|st) (?=gheorghe)/, "sfantu "],
  [/^cluj$/, "cluj napoca"],
  [/^odorhei(?:ul? secuiesc)?$/, "odorheiu secuiesc"],
  [/^sighet$/, "sighetu marmatiei"],
];

function expanded(name: string): string[] {
  return ABBREVIATIONS.flatMap(([short, long]) => (short.test(name) ? [name.replace(short, long)] : []));
}

/** Placeholder for â, which was spelled î before 1993. No Romanian name contains it. */
const OLD = "ǝ";

/** Returns whether a name folds to this text, also in its spelling before 1993: "tirgoviste" matches "Târgoviște". */
function isNamed(name: string, folded: string): boolean {
  if (foldText(name) === folded) return true;
  if (!/[âÂ]/.test(name.normalize("NFC"))) return false;
  const key = foldText(name.normalize("NFC").replaceAll(/[âÂ]/g, OLD));
  return new RegExp(`^${key.replaceAll(OLD, "[ai]")}$`).test(folded);
}

interface Named {
  name: string;
}

export function pickCounty<County extends Named & { code: string }>(
  counties: readonly County[],
  county: string,
): County | undefined {
  return (
    counties.find(({ code }) => code.toLowerCase() === county) ??
    counties.find(({ name }) => isNamed(name, county))
  );
}

/** Returns the locality with the likeliest name; the one with the lowest id if several share it. */
export function pickCity<City extends Named & { id: number }>(
  cities: readonly City[],
  names: readonly string[],
): City | undefined {
  const sorted = cities.toSorted((one, other) => one.id - other.id);
  for (const requested of names) {
    const city = sorted.find(({ name }) => isNamed(name, requested));
    if (city) return city;
  }
  return undefined;
}
