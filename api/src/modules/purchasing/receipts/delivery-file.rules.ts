import { foldText } from "../../../text/fold.ts";
import { baniOfDecimal } from "../../../text/money.ts";
import type { LineLot } from "./lines.rules.ts";
import type { ReceiptVat } from "@curat/contract/staff/receipt-vat.values";
import type { TableRow } from "../../../reader/tables/table.ts";

export interface DocumentLine {
  row: number;
  supplierCode: string;
  code: string;
  barcode: string;
  name: string;
  unit: string;
  quantity: number;
  /** Net value of the line; null without a price. */
  valueBani: number | null;
  vat?: ReceiptVat | undefined;
  lot?: LineLot | undefined;
}

export interface RowFault {
  row: number;
  message: string;
}

type Column =
  | "supplierCode"
  | "code"
  | "barcode"
  | "name"
  | "unit"
  | "quantity"
  | "price"
  | "value"
  | "vat"
  | "lot"
  | "expiry";

/** Folded names of each column. A name also matches with "fara tva", "lei" or "ron" after it. */
const NAMES: Record<Column, readonly string[]> = {
  supplierCode: ["cod furnizor", "codul furnizorului", "cod produs furnizor", "referinta", "ref"],
  code: ["cod", "cod produs", "cod articol", "codul produsului", "sku", "cod intern"],
  barcode: ["ean", "ean 13", "ean13", "cod de bare", "cod bare", "barcode", "gtin"],
  name: ["denumire", "produs", "denumire produs", "denumirea produsului", "articol", "descriere", "nume"],
  unit: ["um", "u m", "unitate", "unitate de masura"],
  quantity: ["cantitate", "cantitatea", "cant", "qty", "quantity", "buc", "bucati", "nr buc"],
  price: ["pret", "pret unitar", "pret net", "pu", "price", "pret achizitie", "pret unitar net"],
  value: ["valoare", "valoarea", "valoare neta", "total", "total net", "value"],
  vat: ["tva", "cota tva", "cota", "valoare tva"],
  lot: ["lot", "lotul", "nr lot", "numar lot", "lot nr", "sarja", "serie lot", "batch", "lot number"],
  expiry: [
    "expira",
    "expira la",
    "data expirarii",
    "data expirare",
    "data de expirare",
    "expirare",
    "exp",
    "bbd",
    "valabil pana la",
    "termen de valabilitate",
  ],
};
const ENDINGS = /(?: (?:fara tva|lei|ron|eur|euro))+$/;
const KEYS = Object.keys(NAMES) as Column[];

/** How many rows are searched for the header row. */
const LOOKED_AT = 20;
export const MAX_LINES = 5_000;

export interface ReadDelivery {
  lines: DocumentLine[];
  faults: RowFault[];
  /** Names of unused columns. */
  ignored: string[];
}

/**
 * Returns the lines of a delivery note and the rows that cannot be read. Without a header row, the columns are code,
 * quantity and price. Returns an error message if no column has quantities or identifies products, or if there are
 * too many rows.
 */
export function readDelivery(
  rows: readonly TableRow[],
): ({ ok: true } & ReadDelivery) | { ok: false; message: string } {
  const head = headOf(rows);
  const columns =
    head?.columns ??
    new Map<Column, number>([
      ["code", 0],
      ["quantity", 1],
      ["price", 2],
    ]);
  if (head && !columns.has("quantity"))
    return { ok: false, message: "Fișierul nu are o coloană „Cantitate”." };
  if (head && !(["supplierCode", "code", "barcode", "name"] as const).some((key) => columns.has(key)))
    return { ok: false, message: "Fișierul nu are o coloană cu codul, EAN-ul sau denumirea produselor." };
  const after = head ? rows.filter(({ number }) => number > head.row) : rows;
  if (after.length > MAX_LINES)
    return { ok: false, message: "O recepție poate avea cel mult 5.000 de rânduri: împarte fișierul." };
  const lines: DocumentLine[] = [];
  const faults: RowFault[] = [];
  for (const row of after) {
    const read = lineOf(row, columns);
    if (read === undefined) continue;
    if (typeof read === "string") faults.push({ row: row.number, message: read });
    else lines.push(read);
  }
  if (lines.length === 0 && faults.length === 0)
    return { ok: false, message: "Fișierul nu are niciun rând." };
  return { ok: true, lines, faults, ignored: head?.ignored ?? [] };
}

function headOf(
  rows: readonly TableRow[],
): { row: number; columns: Map<Column, number>; ignored: string[] } | undefined {
  let best: { row: number; columns: Map<Column, number>; ignored: string[] } | undefined;
  for (const { number, cells } of rows.slice(0, LOOKED_AT)) {
    const columns = new Map<Column, number>();
    const ignored: string[] = [];
    for (const [place, cell] of cells.entries()) {
      const name = foldText(cell);
      const key = KEYS.find(
        (one) => NAMES[one].includes(name) || NAMES[one].includes(name.replace(ENDINGS, "")),
      );
      if (key && !columns.has(key)) columns.set(key, place);
      else if (name !== "") ignored.push(cell);
    }
    if (columns.size >= 2 && columns.size > (best?.columns.size ?? 0))
      best = { row: number, columns, ignored };
  }
  return best;
}

const MAX_CELL = 300;
export const MAX_LOT = 40;

/**
 * Parses "31.12.2027", "31/12/2027", "2027-12-31" and "12.2027", which is the last day of the month. Returns
 * yyyy-mm-dd; undefined for other texts.
 */
export function expiryOf(text: string): string | undefined {
  const plain = text.trim().split(" ")[0] ?? "";
  const [, year = "", month = "", day] =
    /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(plain) ??
    [/^(?:(\d{1,2})[./-])?(\d{1,2})[./-](\d{4})$/.exec(plain)].flatMap((found) =>
      found ? [found[0], found[3], found[2], found[1]] : [],
    );
  const [y, m] = [Number(year), Number(month)];
  if (y < 2000 || m < 1 || m > 12) return undefined;
  const last = new Date(Date.UTC(y, m, 0)).getUTCDate();
  const d = day === undefined ? last : Number(day);
  if (d < 1 || d > last) return undefined;
  return `${year}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
}

function lineOf(
  { number, cells }: TableRow,
  columns: Map<Column, number>,
): DocumentLine | string | undefined {
  const cell = (key: Column): string => (cells[columns.get(key) ?? -1] ?? "").slice(0, MAX_CELL);
  const [supplierCode, code, barcode, name] = [
    cell("supplierCode"),
    cell("code"),
    cell("barcode"),
    cell("name"),
  ];
  const named = [supplierCode, code, barcode, name].some((text) => text !== "");
  if (!named && cell("quantity") === "") return undefined;
  // A total below the table has no quantity, so its row is skipped.
  if (cell("quantity") === "" && foldText(cells.find((one) => one !== "") ?? "").startsWith("total"))
    return undefined;
  if (!named) return "Rândul nu are cod, EAN sau denumire: completează cel puțin una dintre ele.";
  const quantity = decimalOf(cell("quantity"));
  if (quantity === undefined) return `Cantitatea „${cell("quantity")}” nu este un număr.`;
  if (!Number.isInteger(quantity)) return `Cantitatea „${cell("quantity")}” nu este un număr întreg.`;
  if (quantity < 1 || quantity > 1_000_000)
    return `Cantitatea „${cell("quantity")}” trebuie să fie între 1 și 1.000.000.`;
  const [price, value] = [cell("price"), cell("value")];
  const amount = value === "" ? decimalOf(price) : decimalOf(value);
  if ((price !== "" || value !== "") && (amount === undefined || amount < 0))
    return `Prețul „${value === "" ? price : value}” nu este un număr.`;
  const valueBani =
    amount === undefined ? null : baniOfDecimal(String(value === "" ? amount * quantity : amount));
  if (valueBani !== null && valueBani > 100_000_000_000)
    return "Valoarea rândului este prea mare: verifică prețul și cantitatea.";
  const lot = cell("lot");
  if (lot.length > MAX_LOT) return `Lotul „${lot}” are peste ${MAX_LOT} de caractere.`;
  const expiresOn = cell("expiry") === "" ? null : expiryOf(cell("expiry"));
  if (expiresOn === undefined) return `Data expirării „${cell("expiry")}” nu este o dată (zz.ll.aaaa).`;
  return {
    row: number,
    ...(lot !== "" && { lot: { code: lot, expiresOn } }),
    supplierCode,
    code,
    barcode: barcode.replaceAll(/\s/g, ""),
    name,
    unit: cell("unit"),
    quantity,
    valueBani,
  };
}

/** Parses "1.234,50", "1,234.50", "12", "3,1416" and "12 lei"; undefined for other texts. */
export function decimalOf(text: string): number | undefined {
  const plain = text.replaceAll(/\s|lei|ron|eur|€/gi, "");
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const last = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
  if (last < 0) return Number(plain);
  const mark = plain[last] ?? "";
  const [whole, fraction] = [plain.slice(0, last), plain.slice(last + 1)];
  const other = mark === "," ? "." : ",";
  if (whole.includes(mark)) {
    // "1.234.567": the mark is a thousands separator.
    return /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(plain)
      ? Number(plain.replaceAll(mark, ""))
      : undefined;
  }
  const isGrouped = whole.includes(other);
  if (isGrouped && !/^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return undefined;
  // In Romanian, the dot in "1.234" separates thousands; in "0.500" it cannot.
  if (!isGrouped && mark === "." && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
    return Number(whole + fraction);
  return Number(`${whole.replaceAll(other, "")}.${fraction}`);
}
