/** Converts batch changes to API requests. They are typed into a table, pasted, or described by a rule. */
import type { SheetChange, SheetRow } from "@curat/contract/staff/product-sheets";
import { SHEET_FIELDS } from "@curat/contract/staff/product-sheets.values";
import type { SheetField } from "@curat/contract/staff/product-sheets.values";
import { truthOf } from "@curat/contract/truth.values";
import { leiOf, typedLei } from "../../../components/money/lei.ts";
import { folded } from "../../../components/text/folded.ts";

import { counted } from "@curat/contract/quantity-text.values";
type Values = Partial<Record<SheetField, string>>;

export function cellsOf(row: SheetRow): Record<SheetField, string> {
  return {
    list_price: typedLei(row.list_price),
    stock: String(row.stock),
    name: row.name,
    // A draft may have no weight.
    weight_grams: row.weight_grams === 0 ? "" : String(row.weight_grams),
    brand: row.brand,
    category: row.category,
    vat_code: row.vat_code,
    is_published: row.is_published ? "1" : "0",
    nc8: row.nc8,
  };
}

/**
 * Returns the change to a product. Invalid numbers are sent, so that the API reports them as errors of their
 * cells.
 */
function changeOf(code: string, cells: Values): SheetChange {
  const { list_price, stock, weight_grams, vat_code, is_published, ...words } = cells;
  return {
    code,
    ...words,
    ...(list_price !== undefined && { list_price: known(leiOf(list_price), 0) }),
    ...(stock !== undefined && { stock: known(wholeOf(stock), -1) }),
    ...(weight_grams !== undefined && { weight_grams: known(wholeOf(weight_grams), -1) }),
    ...(vat_code !== undefined && { vat_code: vatOf(vat_code) }),
    ...(is_published !== undefined && { is_published: truthIn(is_published) }),
  };
}

/**
 * Parses a yes/no cell. Unknown text is sent unchanged, so that the API reports it as an error of the cell.
 */
function truthIn(text: string): SheetChange["is_published"] {
  return truthOf(text) ?? (text as unknown as boolean);
}

/** Parses a VAT rate. Unknown text is sent unchanged, so that the API reports it as an error of the cell. */
function vatOf(text: string): SheetChange["vat_code"] {
  return (VAT_CODES_OF[folded(text)] ?? text) as SheetChange["vat_code"];
}
const VAT_CODES_OF: Record<string, SheetChange["vat_code"]> = {
  standard: "standard",
  normala: "standard",
  reduced: "reduced",
  redusa: "reduced",
  exempt: "exempt",
  scutita: "exempt",
};

function wholeOf(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

function known(number: number, otherwise: number): number {
  return Number.isNaN(number) ? otherwise : number;
}

export function typedRows(form: FormData): SheetChange[] {
  const codes = form.getAll("code").map(String);
  const initial = form.getAll("seen").map(String);
  const cells = SHEET_FIELDS.map((field) => [field, form.getAll(field).map(String)] as const);
  return codes.flatMap((code, index) => {
    const was = initialCells(initial[index]);
    if (!was) return [];
    const changed = cells.flatMap(([field, values]) => {
      const value = values[index]?.trim();
      return value === undefined || value === was[field] ? [] : [[field, value] as const];
    });
    return changed.length === 0 ? [] : [changeOf(code, Object.fromEntries(changed))];
  });
}

export const cellKey = (code: string, field: SheetField): string => `${code} ${field}`;

/** Returns the text of every cell by its key, so that a refused table can be shown again. */
export function typedCells(form: FormData): Record<string, string> {
  const codes = form.getAll("code").map(String);
  return Object.fromEntries(
    SHEET_FIELDS.flatMap((field) => {
      const typed = form.getAll(field).map(String);
      return typed.map((text, index): [string, string] => [cellKey(codes[index] ?? "", field), text]);
    }),
  );
}

/** Returns the API's errors by cell key. */
export function cellFaultsOf(
  errors: Record<string, string[]>,
  changes: readonly SheetChange[],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, messages]) => {
      const [, index, field] = /^changes\.(\d+)\.(\w+)$/.exec(name) ?? [];
      const code = changes[Number(index)]?.code;
      const known = SHEET_FIELDS.find((one) => one === field);
      return code === undefined || known === undefined ? [] : [[cellKey(code, known), messages]];
    }),
  );
}

/** Parses the initial values of a row's cells. Returns undefined if someone tampered with them. */
function initialCells(text = ""): Values | undefined {
  try {
    const cells = JSON.parse(text) as unknown;
    return typeof cells === "object" && cells !== null ? cells : undefined;
  } catch {
    return undefined;
  }
}

const COLUMNS: Record<string, SheetField | "code"> = {
  cod: "code",
  pret: "list_price",
  stoc: "stock",
  denumire: "name",
  nume: "name",
  greutate: "weight_grams",
  "greutate (g)": "weight_grams",
  producator: "brand",
  brand: "brand",
  marca: "brand",
  categorie: "category",
  tva: "vat_code",
  "cota tva": "vat_code",
  publicat: "is_published",
  nc8: "nc8",
  "cod nc8": "nc8",
};

export type Pasted = { ok: true; changes: SheetChange[]; lineOf: number[] } | { ok: false; message: string };

/** Parses rows from a spreadsheet, or CSV separated by semicolons. Empty cells leave the value unchanged. */
export function pastedRows(text: string): Pasted {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== "");
  const separator = lines[first]?.includes("\t") ? "\t" : ";";
  const split = (line: string) => line.split(separator).map((cell) => unquoted(cell.trim()));
  const head = split(lines[first] ?? "");
  const columns = head.map((name) => COLUMNS[folded(name)]);
  const unknown = head.find((name, index) => name !== "" && columns[index] === undefined);
  if (!columns.includes("code"))
    return { ok: false, message: "Primul rând trebuie să conțină coloana „cod”." };
  if (unknown !== undefined) return { ok: false, message: `Coloana „${unknown}” nu este recunoscută.` };
  const changes: SheetChange[] = [];
  const lineOf: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= first || line.trim() === "") continue;
    const cells = split(line);
    const named = columns.flatMap((column, place) => {
      const value = cells[place] ?? "";
      return column === undefined || column === "code" || value === "" ? [] : [[column, value] as const];
    });
    changes.push(changeOf(cells[columns.indexOf("code")] ?? "", Object.fromEntries(named)));
    lineOf.push(index + 1);
  }
  return { ok: true, changes, lineOf };
}

function unquoted(cell: string): string {
  return /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

const NAMED = 10;

/** Returns the API's errors as sentences. `placeOf` returns the name of a row. */
export function faultsOf(errors: Record<string, string[]>, placeOf: (index: number) => string): string[] {
  const faults = Object.entries(errors).flatMap(([name, messages]) => {
    const [, index] = /^changes\.(\d+)\./.exec(name) ?? [];
    return index === undefined
      ? messages
      : messages.map((message) => `${placeOf(Number(index))}: ${message}`);
  });
  return faults.length > NAMED
    ? [...faults.slice(0, NAMED), `Și încă ${counted(faults.length - NAMED, "o eroare", "erori")}.`]
    : faults;
}
