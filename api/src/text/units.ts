/** Normalises an amount to one word in any spelling: "5 litri", "5 L" and "5000 ml" all become "5l". */

interface Unit {
  large: string;
  small: string;
  inSmall: number;
}

const LITRE = { large: "l", small: "ml", inSmall: 1_000 };
const KILOGRAM = { large: "kg", small: "g", inSmall: 1_000 };
const UNITS: Record<string, Unit> = {
  l: LITRE, lt: LITRE, ltr: LITRE, litru: LITRE, litri: LITRE, litrii: LITRE, litre: LITRE,
  ml: { ...LITRE, inSmall: 1 }, mililitri: { ...LITRE, inSmall: 1 }, cl: { ...LITRE, inSmall: 10 },
  kg: KILOGRAM, kgr: KILOGRAM, kilogram: KILOGRAM, kilograme: KILOGRAM, kile: KILOGRAM,
  g: { ...KILOGRAM, inSmall: 1 }, gr: { ...KILOGRAM, inSmall: 1 }, grame: { ...KILOGRAM, inSmall: 1 },
}; // oxfmt-ignore

/** Countable units. Every form is replaced by the plural that product names use. */
const COUNTED: Record<string, string> = {
  buc: "buc", bucata: "buc", bucati: "buc", straturi: "straturi", strat: "straturi", role: "role", rola: "role",
  pliuri: "pliuri", saci: "saci", perechi: "perechi", pereche: "perechi", portii: "portii", foi: "foi", spalari: "spalari",
  capsule: "capsule", tablete: "tablete", pachete: "pachete", w: "w", v: "v", bar: "bar", micr: "mic", mic: "mic", microni: "mic", cm: "cm", mm: "mm", m: "m", metri: "m",
}; // oxfmt-ignore

const DIMENSIONS =
  /(\d+(?:[.,]\d+)?)\s*[x×*]\s*(\d+(?:[.,]\d+)?)(?:\s*[x×*]\s*(\d+(?:[.,]\d+)?))?(?:\s*(?:cm|mm|m)\b)?(?!\s*(?:g|gr|kg|ml|l|buc)\b)(?![\d.,])/g;
const AMOUNT = /(?<![\p{L}\d])(\d{1,6})(?:[.,](\d{1,3}))?\s*-?\s*(?:de\s+)?(\p{L}{1,10})(?![\p{L}\p{N}])/gu;

/**
 * Joins each number with its unit, also across "de" as in "60 de foi". Expects lower-case text with punctuation and
 * without diacritics. Also keeps countable units as separate words, so that "role" finds "10 role".
 */
export function glueUnits(text: string): string {
  return text.replaceAll(DIMENSIONS, joinDimensions).replaceAll(AMOUNT, joinAmount);
}

function joinDimensions(_match: string, ...sides: (string | undefined)[]): string {
  const numbers = sides.slice(0, 3).filter((side) => typeof side === "string");
  return ` ${numbers.map((side) => side.replace(",", ".")).join("x")} `;
}

function joinAmount(match: string, whole: string, part: string | undefined, name: string): string {
  const unit = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined;
  if (unit) return ` ${amountWord(Number(`${whole}.${part ?? 0}`), unit)} `;
  const counted = Object.hasOwn(COUNTED, name) ? COUNTED[name] : undefined;
  if (counted === undefined) return match;
  const number = String(Number(`${whole}.${part ?? 0}`));
  return counted.length > 3 ? ` ${number}${counted} ${counted} ` : ` ${number}${counted} `;
}

function amountWord(amount: number, { large, small, inSmall }: Unit): string {
  const total = Math.round(amount * inSmall * 1_000) / 1_000;
  return total >= 1_000 ? `${total / 1_000}${large}` : `${total}${small}`;
}
