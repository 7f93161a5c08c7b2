import { SHEET_LIMITS } from "@curat/contract/order-sheet.values";
import { foldCode, foldText } from "../../../text/fold.ts";
import { sheetTexts } from "./texts.ts";

export interface Pieces {
  /** 0 if the entry is not a whole number. */
  quantity: number;
  /** The original text if it is not a whole number. */
  typed?: string;
  note?: string;
}

export interface ReadLine extends Pieces {
  code: string;
}

/**
 * Matches quantities as people type them in Romania: "12", "1.200", "12,00", "12.0000", "3 buc.". Text with a leading
 * zero does not match, because it is part of a code.
 */
const NUMBER = /^(?!0\d)(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:[.,](\d{1,6}))?\s*(?:buc\.?|bucăți|bucati|pcs|x)?$/iu;

/**
 * Parses a quantity; undefined for other text. Fractions are not rounded, because the buyer must enter a whole
 * number.
 */
export function readPieces(text: string): Pieces | undefined {
  const found = NUMBER.exec(text.trim());
  if (!found) return undefined;
  const whole = Number((found[1] ?? "").replaceAll(".", ""));
  const fraction = (found[2] ?? "").replace(/0+$/, "");
  if (fraction !== "") {
    const typed = `${whole},${fraction}`;
    return { quantity: 0, typed, note: sheetTexts.notWhole(typed) };
  }
  const quantity = Math.min(Math.max(whole, 1), SHEET_LIMITS.quantity);
  if (quantity !== whole) return { quantity, note: sheetTexts.became(text.trim(), quantity) };
  return { quantity };
}

const CODE_NAMES = /^(?:cod|code|sku|ean|gtin|articol|referin|reference|produs|item|part)/;
const QUANTITY_NAMES = /^(?:cant|qty|quantity|buc|pcs|nr\.? ?buc|numar)/;

/**
 * Reads lines such as "COD 3" with any separator, "3 x COD" and "COD x 3". Below a header row, commas
 * separate cells.
 */
export function readText(text: string): ReadLine[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const head = commaHead(lines[0] ?? "");
  if (!head) return readRows(lines.map(cellsOf));
  return readRows([head, ...lines.slice(1).map((line) => commaCells(line, head.length) ?? cellsOf(line))]);
}

function commaHead(line: string): string[] | undefined {
  const cells = line.split(",").map((cell) => cell.trim());
  const names = cells.map((cell) => foldText(cell));
  const isHead = [CODE_NAMES, QUANTITY_NAMES].every((known) => names.some((name) => known.test(name)));
  return isHead ? cells : undefined;
}

function commaCells(line: string, count: number): string[] | undefined {
  const cells = line.split(",").map((cell) => cell.trim());
  return cells.length === count ? cells : undefined;
}

function cellsOf(line: string): string[] {
  for (const separator of ["\t", ";", "|"])
    if (line.includes(separator)) return line.split(separator).map((cell) => cell.trim());
  // "DET-1 x 12", "DET-1 x12 buc." and "12 x DET-1"
  const behind = /^(\S.*?)\s+[x×*]\s*(\d\S*(?:\s*(?:buc\.?|bucăți|bucati|pcs))?)$/iu.exec(line);
  if (behind && readPieces(behind[2] ?? "")) return [behind[1] ?? "", behind[2] ?? ""];
  const before = /^(\d{1,6}(?:[.,]\d{1,6})?)\s*[x×*]\s+(\S.*)$/iu.exec(line);
  if (before) return [before[2] ?? "", before[1] ?? ""];
  // A comma can also belong to the quantity: "DET-1, 12" and "DET-1 12,00" both have two cells.
  const byComma = /^(.+?)\s*,\s*(\d[\d.]*)$/u.exec(line);
  const bySpace = /^(.+?)\s+(\d\S*(?:\s*(?:buc\.?|bucăți|bucati|pcs))?)$/iu.exec(line);
  if (bySpace && readPieces(bySpace[2] ?? ""))
    return [(bySpace[1] ?? "").replace(/\s*,$/, ""), bySpace[2] ?? ""];
  if (byComma) return [byComma[1] ?? "", byComma[2] ?? ""];
  // "12xDET-1" is tried last, because a code may contain an x between digits.
  const close = /^(\d{1,6})[x×*](\S.*)$/iu.exec(line);
  return close ? [close[2] ?? "", close[1] ?? ""] : [line];
}

/** Reads spreadsheet rows. Without a header row, the quantity follows the code. A missing quantity means one piece. */
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
  const otherCells = cells.filter((_, index) => index !== places.code);
  const written = places.quantity === -1 ? quantityAmong(otherCells) : cells[places.quantity];
  const pieces = readPieces(written ?? "");
  if (pieces) return { code, ...pieces };
  const typed = (written ?? "").trim();
  return typed === ""
    ? { code, quantity: 1 }
    : { code, quantity: 1, note: sheetTexts.noNumber(typed.slice(0, 40)) };
}

/** Returns the quantity among the cells other than the code. A single cell is always the quantity. */
function quantityAmong(cells: readonly string[]): string | undefined {
  return cells.length === 1 ? cells[0] : cells.find((cell) => readPieces(cell));
}

function clean(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, SHEET_LIMITS.code);
}

/** Returns a key to compare codes by letters and digits only, ignoring case. */
export function keyOfCode(code: string): string {
  return foldCode(code) || code;
}

/** Returns a barcode without leading zeros, because scanners may omit them; undefined if the text is not a barcode. */
export function barcodeOf(code: string): string | undefined {
  const digits = code.replaceAll(/[\s-]/g, "");
  return /^\d{8,14}$/.test(digits) ? digits.replace(/^0+/, "") : undefined;
}

/**
 * Returns a variant of the key for each pair of neighbouring characters, with the two swapped. This is the most
 * common typing error.
 */
export function swapsOf(key: string): string[] {
  const swapped = Array.from(
    { length: Math.max(key.length - 1, 0) },
    (_, at) => key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2),
  );
  return [...new Set(swapped)].filter((other) => other !== key);
}
