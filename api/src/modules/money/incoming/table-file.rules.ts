/** Parses delimited files. Cells are plain text, so formulas have no effect. */
import { storableText } from "@curat/contract/text.values";

/** Decodes UTF-8, UTF-16 (spreadsheets) and Windows-1250 (older Romanian programs). */
export function decodeFile(bytes: Uint8Array): string {
  // PostgreSQL cannot store NUL characters in texts.
  return storableText(decoded(bytes)).replaceAll("\0", "");
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

const SEPARATORS = [";", ",", "\t", "|"] as const;
const MAX_CELL_LENGTH = 500;

/**
 * Parses delimited text. The separator is the most frequent candidate in the first lines. In quoted cells, quotes are
 * doubled.
 */
export function parseTable(text: string): string[][] {
  const separator = separatorOf(text.split(/\r?\n/, 30).join("\n"));
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], "", false];
  const endCell = (): void => {
    row.push(cell.replaceAll(/\s+/g, " ").trim().slice(0, MAX_CELL_LENGTH));
    cell = "";
  };
  const endRow = (): void => {
    endCell();
    if (row.some((one) => one !== "")) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += char;
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell.trim() === "") isQuoted = true;
    else if (char === separator) endCell();
    else if (char === "\n") endRow();
    else if (char !== "\r") cell += char;
  }
  endRow();
  return rows;
}

function separatorOf(head: string): string {
  const counted = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** Parses "1.234,56", "1,234.56" or "1234.5 RON"; negative for outgoing money. */
export function baniOf(text: string): number | undefined {
  const plain = text.replaceAll(/\s|lei|ron/gi, "").replace(/^\+/, "");
  const [, sign = "", digits = ""] = /^(-?)([\d.,]+)$/.exec(plain) ?? [];
  const [, whole = "", point = "", fraction = ""] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(digits) ?? [];
  const isPlain = /^\d+$|^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(whole);
  if (!isPlain || whole.length > 14 || (point !== "" && whole.includes(point))) return undefined;
  const bani = Number(whole.replaceAll(/[.,]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
  return Number.isSafeInteger(bani) && bani < 2_000_000_000 ? (sign === "-" ? -bani : bani) : undefined;
}
