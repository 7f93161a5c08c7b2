const SMALL = [
  "zero",
  "unu",
  "doi",
  "trei",
  "patru",
  "cinci",
  "șase",
  "șapte",
  "opt",
  "nouă",
  "zece",
  "unsprezece",
  "doisprezece",
  "treisprezece",
  "paisprezece",
  "cincisprezece",
  "șaisprezece",
  "șaptesprezece",
  "optsprezece",
  "nouăsprezece",
];
const TENS = [
  "",
  "",
  "douăzeci",
  "treizeci",
  "patruzeci",
  "cincizeci",
  "șaizeci",
  "șaptezeci",
  "optzeci",
  "nouăzeci",
];

/** A counted noun: its singular with the article, its plural, and its gender. */
interface Counted {
  one: string;
  many: string;
  isFeminine?: boolean;
}

const LEI: Counted = { one: "un leu", many: "lei" };
const BANI: Counted = { one: "un ban", many: "bani" };
const HUNDREDS: Counted = { one: "o sută", many: "sute", isFeminine: true };
const THOUSANDS: Counted = { one: "o mie", many: "mii", isFeminine: true };
// Neuter nouns take the feminine numeral in the plural.
const MILLIONS: Counted = { one: "un milion", many: "milioane", isFeminine: true };

/**
 * Spells out an amount in bani, such as "o sută douăzeci și trei de lei și patruzeci și cinci de bani". Supports
 * amounts below a billion lei.
 */
export function leiInWords(bani: number): string {
  const [lei, remainder] = [Math.floor(bani / 100), bani % 100];
  const whole = counted(lei, LEI);
  return remainder === 0 ? whole : `${whole} și ${counted(remainder, BANI)}`;
}

function counted(count: number, { one, many, isFeminine = false }: Counted): string {
  if (count === 1) return one;
  return `${numeral(count, isFeminine)}${takesDe(count) ? " de" : ""} ${many}`;
}

/** Returns whether "de" follows the number: "douăzeci de lei", "o sută de lei", but "o sută unu lei". */
function takesDe(count: number): boolean {
  const last = count % 100;
  return count > 0 && (last === 0 || last >= 20);
}

function numeral(count: number, isFeminine: boolean): string {
  const parts = [
    part(Math.floor(count / 1_000_000), MILLIONS),
    part(Math.floor(count / 1_000) % 1_000, THOUSANDS),
    part(Math.floor(count / 100) % 10, HUNDREDS),
  ].filter(Boolean);
  const last = count % 100;
  return last === 0 && parts.length > 0 ? parts.join(" ") : [...parts, below100(last, isFeminine)].join(" ");
}

function part(count: number, what: Counted): string {
  return count === 0 ? "" : counted(count, what);
}

function below100(count: number, isFeminine: boolean): string {
  if (count < 20) return gendered(count, isFeminine);
  const [ten = "", unit] = [TENS[Math.floor(count / 10)], count % 10];
  return unit === 0 ? ten : `${ten} și ${gendered(unit, isFeminine)}`;
}

function gendered(count: number, isFeminine: boolean): string {
  if (isFeminine && count === 1) return "una";
  if (isFeminine && count === 2) return "două";
  if (isFeminine && count === 12) return "douăsprezece";
  return SMALL[count] ?? "";
}
