/** Price tables as staff enter them: one row per line, with conditions, an equals sign and the price in lei. */
import { MAX_PRICE_ROWS } from "@curat/contract/staff/delivery-method.values";
import { foldText } from "../../../../text/fold.ts";
import { documentAmount } from "../../../../text/money.ts";

const MEASURES = ["grams", "bani", "millilitres"] as const;
type Measure = (typeof MEASURES)[number];

/** "peste 5 kg" sets `min` (exclusive), "până la 5 kg" sets `max` (inclusive). */
type Limits = Partial<Record<Measure, { min?: number; max?: number }>>;

export interface PriceRow {
  limits: Limits;
  /** ISO 3166-2 codes without RO-; empty for all counties. */
  counties: readonly string[];
  bani: number;
}

export interface PricedParcel {
  grams: number;
  bani: number;
  millilitres: number;
  countyCode: string | undefined;
}

export type ReadRows = { ok: true; rows: PriceRow[] } | { ok: false; message: string };

const UNITS: Record<string, { measure: Measure; factor: number }> = {
  g: { measure: "grams", factor: 1 },
  kg: { measure: "grams", factor: 1_000 },
  lei: { measure: "bani", factor: 100 },
  l: { measure: "millilitres", factor: 1_000 },
  litri: { measure: "millilitres", factor: 1_000 },
};
/** Maximum limit or price in a row. */
const MAX_NUMBER = 1_000_000;

/** Returns the county for text that staff entered; undefined if there is none. */
export type CountyOf = (typed: string) => { code: string } | undefined;

/** Parses a price table. The error names the first unreadable row. */
export function readPriceRows(text: string, countyOf: CountyOf): ReadRows {
  const lines = linesOf(text);
  if (lines.length === 0) return { ok: false, message: "Scrie cel puțin un rând, de exemplu „orice = 25”." };
  if (lines.length > MAX_PRICE_ROWS)
    return { ok: false, message: `Scrie cel mult ${MAX_PRICE_ROWS} de rânduri.` };
  const rows: PriceRow[] = [];
  for (const { line, number } of lines) {
    const row = readRow(line, countyOf);
    if (typeof row === "string") return { ok: false, message: `Rândul ${number}: ${row}` };
    rows.push(row);
  }
  return { ok: true, rows };
}

/** Returns the lines that are not blank, with their line numbers from 1. */
export function linesOf(text: string): { line: string; number: number }[] {
  return text
    .split("\n")
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== "");
}

function readRow(line: string, countyOf: CountyOf): PriceRow | string {
  const [conditions = "", price, ...more] = line.split("=");
  if (price === undefined || more.length > 0) return "scrie condițiile, semnul egal și prețul.";
  const bani = readPrice(price);
  if (bani === undefined) return `„${price.trim()}” nu este un preț: scrie, de exemplu, 15 sau 15,50.`;
  const row: PriceRow = { limits: {}, counties: [], bani };
  for (const condition of conditions.split(";")) {
    const message = readCondition(condition.trim(), { row, countyOf });
    if (message !== undefined) return message;
  }
  return row;
}

/** Parses a price; returns bani, or undefined if the text is not a price. */
export function readPrice(text: string): number | undefined {
  const plain = foldedAmount(text);
  if (plain === "gratuit" || plain === "gratis") return 0;
  const number = numberOf(plain);
  return number === undefined || number > MAX_NUMBER ? undefined : Math.round(number * 100);
}

function foldedAmount(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s*lei$/, "");
}

/** Parses a number with at most two decimals, such as "1.234,50", "15.5" or "15"; undefined for other text. */
function numberOf(text: string): number | undefined {
  const plain = text.replaceAll(/\s/g, "");
  const thousands = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(plain);
  const number = thousands ? plain.replaceAll(".", "") : plain;
  return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(number) ? Number(number.replace(",", ".")) : undefined;
}

const LIMIT = /^(peste|p[âa]n[ăa] la)\s+([\d.,]+)\s*(kg|g|lei|litri|l)$/iu;

/** Adds a condition to the row. Returns an error message if it is unreadable. */
function readCondition(
  text: string,
  { row, countyOf }: { row: PriceRow; countyOf: CountyOf },
): string | undefined {
  if (text === "" || foldText(text) === "orice") return undefined;
  const [, word = "", typed = "", unit = ""] = LIMIT.exec(text) ?? [];
  if (word === "") return readCounties(text, { row, countyOf });
  const number = numberOf(typed);
  const read = UNITS[unit.toLowerCase()];
  if (number === undefined || number > MAX_NUMBER || !read)
    return `„${text}” nu este o condiție: scrie, de exemplu, „până la 5 kg”.`;
  const limits = (row.limits[read.measure] ??= {});
  const side = word.toLowerCase() === "peste" ? "min" : "max";
  if (limits[side] !== undefined)
    return `condiția „${word}” apare de două ori pentru aceeași măsură: păstrează una singură.`;
  limits[side] = Math.round(number * read.factor);
  return undefined;
}

function readCounties(
  text: string,
  { row, countyOf }: { row: PriceRow; countyOf: CountyOf },
): string | undefined {
  const codes: string[] = [];
  for (const typed of text.split(",")) {
    const county = countyOf(typed);
    if (!county)
      return `„${typed.trim()}” nu este nici condiție, nici județ. Scrie, de exemplu, „până la 5 kg” sau „CJ”.`;
    codes.push(county.code);
  }
  row.counties = [...new Set([...row.counties, ...codes])];
  return undefined;
}

/** Returns a function that finds counties by code or name, ignoring case and diacritics. */
export function countyAmong(counties: readonly { code: string; name: string }[]): CountyOf {
  return (typed) => {
    const folded = foldText(typed);
    return counties.find(({ code, name }) => foldText(code) === folded || foldText(name) === folded);
  };
}

/** Returns rows as normalised text, which is the stored form. */
export function priceRowsText(rows: readonly PriceRow[]): string {
  return rows.map(rowText).join("\n");
}

/** Returns a row as text, such as "până la 5 kg; CJ, BH = 15,00". */
export function rowText(row: PriceRow): string {
  return `${conditionsText(row)} = ${documentAmount(row.bani)}`;
}

/** Returns a row's conditions as text, such as "până la 5 kg; CJ, BH"; "orice" if it has none. */
export function conditionsText({ limits, counties }: PriceRow): string {
  const conditions = [
    ...MEASURES.flatMap((measure) => {
      const { min, max } = limits[measure] ?? {};
      return [
        ...(min === undefined ? [] : [`peste ${measureText(measure, min)}`]),
        ...(max === undefined ? [] : [`până la ${measureText(measure, max)}`]),
      ];
    }),
    ...(counties.length > 0 ? [counties.join(", ")] : []),
  ];
  return conditions.join("; ") || "orice";
}

function measureText(measure: Measure, value: number): string {
  switch (measure) {
    case "grams":
      return value % 10 === 0 ? `${decimal(value / 1_000)} kg` : `${value} g`;
    case "bani":
      return `${documentAmount(value)} lei`;
    case "millilitres":
      return `${decimal(value / 1_000)} litri`;
  }
}

function decimal(value: number): string {
  return String(Math.round(value * 100) / 100).replace(".", ",");
}

/** Returns the first row that fits the parcel. A row with counties does not fit while the county is unknown. */
export function rowFor(rows: readonly PriceRow[], parcel: PricedParcel): PriceRow | undefined {
  return rows.find(
    ({ limits, counties }) =>
      (counties.length === 0 || (parcel.countyCode !== undefined && counties.includes(parcel.countyCode))) &&
      MEASURES.every((measure) => {
        const { min = -1, max = Infinity } = limits[measure] ?? {};
        return parcel[measure] > min && parcel[measure] <= max;
      }),
  );
}
