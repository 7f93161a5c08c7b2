/** Parses cells. All functions return undefined for text that they cannot parse. */

/** Parses "1.234,56", "1,234.56", "12,5", "0.125" or "12 lei". With `areThousands`, "12.500" is 12500. */
export function numberOf(
  text: string,
  { areThousands = true }: { areThousands?: boolean } = {},
): number | undefined {
  const plain = text.replaceAll(/[\s\u00A0]|lei|ron/gi, "");
  const sign = plain.startsWith("-") ? -1 : 1;
  const digits = plain.replace(/^[+-]/, "");
  if (!/^\d[\d.,]*$/.test(digits) || digits.length > 20) return undefined;
  const marks = [...digits.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (last === undefined) return sign * Number(digits);
  const at = digits.lastIndexOf(last);
  const [whole, fraction] = [digits.slice(0, at), digits.slice(at + 1)];
  const isOne = marks.length === 1;
  const isGrouped = isOne
    ? areThousands && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
    : marks.every((mark) => mark === last);
  if (isGrouped) return isGroups(digits, last) ? sign * Number(digits.replaceAll(last, "")) : undefined;
  const other = last === "." ? "," : ".";
  const isWhole = /^\d+$/.test(whole) || isGroups(whole, other);
  return isWhole ? sign * Number(`${whole.replaceAll(other, "")}.${fraction || "0"}`) : undefined;
}

const MAX_QUOTE_LENGTH = 40;

/** Returns the error for an unreadable cell. Quotes the cell, so that staff can find it in another program. */
export function unread(label: string, cell: string): string {
  const quoted = cell.length > MAX_QUOTE_LENGTH ? `${cell.slice(0, MAX_QUOTE_LENGTH)}…` : cell;
  return `Câmpul ${label} nu este valid: „${quoted}”.`;
}

function isGroups(digits: string, mark: string): boolean {
  return (mark === "." ? /^\d{1,3}(?:\.\d{3})+$/ : /^\d{1,3}(?:,\d{3})+$/).test(digits);
}

export function wholeOf(text: string): number | undefined {
  const number = numberOf(text);
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

/** Splits a cell into its values, which are separated by line breaks or vertical bars. */
export function listOf(text: string): string[] {
  return text
    .split(/\n|\s\|\s/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

export function pairsOf(text: string, separator: RegExp): [string, string][] | undefined {
  const pairs = text
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((one): [string, string] => {
      const at = one.indexOf(":");
      return [one.slice(0, Math.max(0, at)).trim(), one.slice(at + 1).trim()];
    });
  return pairs.every(([name, value]) => name !== "" && value !== "") ? pairs : undefined;
}

/** Parses "100 x 50 x 20" as width, depth and height in whole millimetres. */
export function sizeOf(text: string): { width: number; depth: number; height: number } | undefined {
  const [, width, depth, height] =
    /^(\d+)\s*[x×*]\s*(\d+)\s*[x×*]\s*(\d+)(?:\s*mm)?$/i.exec(text.trim()) ?? [];
  return width && depth && height
    ? { width: Number(width), depth: Number(depth), height: Number(height) }
    : undefined;
}
