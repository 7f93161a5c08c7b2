/**
 * `/search/{encoded}` finds a machine's parts; `encoded` is the base64url of a `Machine` as JSON (B-047;
 * decisions/0042: Addresses of pages).
 */

export const MACHINE_PARTS = ["type", "brand", "model", "capacity", "year"] as const;

/** Each part is trimmed text, "" when not given. `categoryID` restricts the search to one category. */
export type Machine = Record<(typeof MACHINE_PARTS)[number], string> & { categoryID?: number };

export const MACHINE_PART_LETTERS = 80;
const HIGHEST_ID = 2 ** 31 - 1;
const MAX_CHARACTERS = 3_000;
const BASE64URL = /^[\w-]{8,}={0,2}$/;

/** Encodes a machine as the last segment of a search URL. */
export function encodeMachine(machine: Partial<Machine>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(machine));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Decodes a machine; undefined for other texts, such as an entered search term. */
export function decodeMachine(encoded: string): Machine | undefined {
  if (encoded.length > MAX_CHARACTERS || !BASE64URL.test(encoded)) return undefined;
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const json: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof json === "object" && json !== null
      ? readMachine(json as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the machine has a type, brand or model; capacity and year only narrow a search. */
export function isNamed({ type, brand, model }: Machine): boolean {
  return type !== "" || brand !== "" || model !== "";
}

function readMachine(input: Record<string, unknown>): Machine | undefined {
  const [type, brand, model, capacity, year] = MACHINE_PARTS.map((name) => partOf(input[name]));
  const categoryID = idOf(input.categoryID ?? undefined);
  if (type === undefined || brand === undefined || model === undefined) return undefined;
  if (capacity === undefined || year === undefined || categoryID === null) return undefined;
  const machine = { type, brand, model, capacity, year, ...(categoryID !== undefined && { categoryID }) };
  return isNamed(machine) ? machine : undefined;
}

function partOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value).trim();
  const isValid = text.length <= MACHINE_PART_LETTERS && text.isWellFormed() && !text.includes("\0");
  return isValid ? text : undefined;
}

function idOf(value: unknown): number | null | undefined {
  if (value === undefined) return undefined;
  const id = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isInteger(id) && id >= 1 && id <= HIGHEST_ID ? id : null;
}
