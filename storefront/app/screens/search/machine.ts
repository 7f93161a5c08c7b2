/** A machine that one looks for parts of, as `/search/{encoded}` carries it (B-047; decisions: Addresses of pages). Pure. */

export interface Machine {
  type: string;
  brand: string;
  model: string;
  capacity: string;
  year: string;
  categoryID?: number;
}
/** What the form asks. */
export type MachineFields = Omit<Machine, "categoryID">;

const MACHINE_FIELDS = ["type", "brand", "model", "capacity", "year"] as const;
const MOST_LETTERS = 80;

/** base64url of the JSON; the address' last part. */
export function encodeMachine(machine: Machine): string {
  const bytes = new TextEncoder().encode(JSON.stringify(machine));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The machine in an address; undefined for what is none. */
export function decodeMachine(encoded: string): Machine | undefined {
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const json: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))),
    );
    return typeof json === "object" && json !== null ? toMachine(json as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // an address written by someone else
  }
}

/** What was sent by the machine's form; undefined when the address has none of its fields. */
export function sentFields(query: URLSearchParams): MachineFields | undefined {
  return MACHINE_FIELDS.some((name) => query.has(name)) ? toFields(Object.fromEntries(query)) : undefined;
}

/** The machine of the form's fields; undefined while neither type nor brand nor model is given. */
export function machineOfForm(query: URLSearchParams): Machine | undefined {
  return toMachine({ ...Object.fromEntries(query), categoryID: Number(query.get("categoryID")) });
}

/** What the title calls it. */
export function machineName({ type, brand, model, capacity, year }: Machine): string {
  return [type, brand, model, capacity, year].filter(Boolean).join(" ");
}

function toMachine(given: Record<string, unknown>): Machine | undefined {
  const fields = toFields(given);
  if (fields.type === "" && fields.brand === "" && fields.model === "") return undefined;
  const categoryID = Number(given.categoryID);
  return { ...fields, ...(Number.isInteger(categoryID) && categoryID > 0 && { categoryID }) };
}

function toFields(given: Record<string, unknown>): MachineFields {
  const text = (key: string): string =>
    ["string", "number"].includes(typeof given[key]) ? String(given[key]).trim().slice(0, MOST_LETTERS) : "";
  const [type, brand, model, capacity, year] = MACHINE_FIELDS.map(text) as [
    string,
    string,
    string,
    string,
    string,
  ];
  return { type, brand, model, capacity, year };
}
