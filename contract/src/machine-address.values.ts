/**
 * The address of a machine that one looks for parts and consumables of: `/search/{encoded}` carries base64url of
 * `{ type, brand, model, capacity, year, categoryID }` (B-047; decisions/0042: Addresses of pages). Written by the storefront,
 * read by the storefront and the API.
 */

export const MACHINE_PARTS = ["type", "brand", "model", "capacity", "year"] as const;

/** Every part a trimmed text, "" for one that is not given; the category is that whose parts are looked for. */
export type Machine = Record<(typeof MACHINE_PARTS)[number], string> & { categoryID?: number };

/** Letters of a part. */
export const MACHINE_PART_LETTERS = 80;
const HIGHEST_ID = 2 ** 31 - 1;
/** Far above what five parts of 80 letters take. */
const MOST_SIGNS = 3_000;
const BASE64URL = /^[\w-]{8,}={0,2}$/;

/** The last part of the address. */
export function encodeMachine(machine: Partial<Machine>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(machine));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * The machine in an address; undefined for anything that is none, such as a typed term: what names neither type nor
 * brand nor model, a part that is no text or number or is too long, a category that can not be.
 */
export function decodeMachine(encoded: string): Machine | undefined {
  if (encoded.length > MOST_SIGNS || !BASE64URL.test(encoded)) return undefined;
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof json === "object" && json !== null
      ? readMachine(json as Record<string, unknown>)
      : undefined;
  } catch {
    // A typed term is hardly ever base64url of JSON: it is searched as it stands.
    return undefined;
  }
}

/** True for one that can be looked for: capacity and year alone only tell apart. */
export function isNamed({ type, brand, model }: Machine): boolean {
  return type !== "" || brand !== "" || model !== "";
}

function readMachine(given: Record<string, unknown>): Machine | undefined {
  const [type, brand, model, capacity, year] = MACHINE_PARTS.map((name) => partOf(given[name]));
  const categoryID = idOf(given.categoryID ?? undefined);
  if (type === undefined || brand === undefined || model === undefined) return undefined;
  if (capacity === undefined || year === undefined || categoryID === null) return undefined;
  const machine = { type, brand, model, capacity, year, ...(categoryID !== undefined && { categoryID }) };
  return isNamed(machine) ? machine : undefined;
}

function partOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value).trim();
  const isKept = text.length <= MACHINE_PART_LETTERS && text.isWellFormed() && !text.includes("\0");
  return isKept ? text : undefined;
}

/** Null for what is no id. */
function idOf(value: unknown): number | null | undefined {
  if (value === undefined) return undefined;
  const id = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isInteger(id) && id >= 1 && id <= HIGHEST_ID ? id : null;
}
