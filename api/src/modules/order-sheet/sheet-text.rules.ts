/** Codes and quantities out of what people paste or keep in a spreadsheet. Pure. */
import { SHEET_LIMITS } from "@curat/contract/order-sheet.values";
import { foldCode, foldText } from "../../text/fold.ts";
import { sheetTexts } from "./texts.ts";

/** A line as it was read; `note` says what of it was read otherwise than it stands. */
export interface ReadLine {
  code: string;
  quantity: number;
  note?: string;
}

/** A number as it is typed here: "12", "1.200", "12,00", "12.0000", "3 buc.". */
/** What begins with a zero is a piece of a code. */
const NUMBER = /^(?!0\d)(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[.,](\d{1,6}))?\s*(?:buc\.?|bucăți|bucati|pcs|x)?$/iu;

/** Pieces, and a word where they are not what stands; undefined for what is no number. Half a piece is a whole one. */
export function readPieces(text: string): { quantity: number; note?: string } | undefined {
  const found = NUMBER.exec(text.trim());
  if (!found) return undefined;
  const whole = Number((found[1] ?? "").replaceAll(".", ""));
  const hasRest = /[1-9]/.test(found[2] ?? "");
  const quantity = Math.min(Math.max(whole + (hasRest ? 1 : 0), 1), SHEET_LIMITS.quantity);
  if (hasRest) return { quantity, note: sheetTexts.rounded(text.trim(), quantity) };
  if (quantity !== whole) return { quantity, note: sheetTexts.became(text.trim(), quantity) };
  return { quantity };
}

/** What is pasted: a line each, code and quantity apart by a tab, a semicolon, a comma or spaces, in either order. */
export function readText(text: string): ReadLine[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return readRows(lines.map(cellsOf));
}

function cellsOf(line: string): string[] {
  for (const separator of ["\t", ";", "|"])
    if (line.includes(separator)) return line.split(separator).map((cell) => cell.trim());
  // A comma may be of the quantity: "DET-1, 12" and "DET-1 12,00" are both two cells.
  const byComma = /^(.+?)\s*,\s*(\d[\d.]*)$/u.exec(line);
  const bySpace = /^(.+?)\s+(\d\S*(?:\s*(?:buc\.?|bucăți|bucati|pcs))?)$/iu.exec(line);
  if (bySpace && readPieces(bySpace[2] ?? ""))
    return [(bySpace[1] ?? "").replace(/\s*,$/, ""), bySpace[2] ?? ""];
  if (byComma) return [byComma[1] ?? "", byComma[2] ?? ""];
  // "12 x DET-1"
  const before = /^(\d{1,6})\s*[x×*]\s*(\S.*)$/iu.exec(line);
  return before ? [before[2] ?? "", before[1] ?? ""] : [line];
}

const CODE_NAMES = /^(?:cod|code|sku|ean|gtin|articol|referin|reference|produs|item|part)/;
const QUANTITY_NAMES = /^(?:cant|qty|quantity|buc|pcs|nr\.? ?buc|numar)/;

/**
 * Rows of cells: by the names of their first row where it names a code or a quantity, else the code stands first and the
 * first number behind it is the quantity. Without a quantity a line is of one piece.
 */
export function readRows(rows: readonly (readonly string[])[]): ReadLine[] {
  const head = (rows[0] ?? []).map((cell) => foldText(cell));
  const codeAt = head.findIndex((name) => CODE_NAMES.test(name));
  const quantityAt = head.findIndex((name) => QUANTITY_NAMES.test(name));
  const isNamed =
    quantityAt !== -1 || (codeAt !== -1 && head.length > 1 && !head.some((cell) => readPieces(cell)));
  const body = isNamed ? rows.slice(1) : rows;
  const places = isNamed
    ? { code: codeAt === -1 ? (quantityAt === 0 ? 1 : 0) : codeAt, quantity: quantityAt }
    : { code: 0, quantity: -1 };
  return body.flatMap((cells) => lineOf(cells, places));
}

function lineOf(cells: readonly string[], places: { code: number; quantity: number }): ReadLine | [] {
  const code = clean(cells[places.code] ?? "");
  if (code === "") return [];
  const others = cells.filter((_, index) => index !== places.code);
  const written = places.quantity === -1 ? quantityAmong(others) : cells[places.quantity];
  const pieces = readPieces(written ?? "");
  if (pieces) return { code, ...pieces };
  const typed = (written ?? "").trim();
  return typed === ""
    ? { code, quantity: 1 }
    : { code, quantity: 1, note: sheetTexts.noNumber(typed.slice(0, 40)) };
}

/** The first number; the one cell beside a code is the quantity, whatever stands in it. */
function quantityAmong(cells: readonly string[]): string | undefined {
  return cells.length === 1 ? cells[0] : cells.find((cell) => readPieces(cell));
}

function clean(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, SHEET_LIMITS.code);
}

/** By what codes are the same: their letters and digits, without case and what stands between them. */
export function keyOfCode(code: string): string {
  return foldCode(code) || code;
}

/** A barcode's thirteen digits, of which a scanner may leave out zeros at the beginning; undefined for what is none. */
export function barcodeOf(code: string): string | undefined {
  const digits = code.replaceAll(/[\s-]/g, "");
  return /^\d{8,14}$/.test(digits) ? digits.replace(/^0+/, "") : undefined;
}

/** Keys of codes that differ from this one by two neighbours that changed places, the commonest slip of a hand. */
export function swapsOf(key: string): string[] {
  const swapped = Array.from(
    { length: Math.max(key.length - 1, 0) },
    (_, at) => key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2),
  );
  return [...new Set(swapped)].filter((other) => other !== key);
}
