/** Reads texts, numbers and flags in every format that providers use; undefined for anything else. */

const TRUE = new Set(["1", "true", "yes", "on", "da"]);
const FALSE = new Set(["0", "false", "no", "off", "nu", ""]);

export function readText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" && Number.isFinite(value) ? String(value) : undefined;
}

/** Reads "24.90", "24,90", "1.234,50" and "1 234"; the last of two kinds of separators is decimal. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "boolean") return Number(value);
  if (typeof value !== "string") return undefined;
  const text = value.replaceAll(/[\s\u00a0\u202f]/g, "");
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return undefined;
  const mark = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const [whole, decimals] = mark < 0 ? [text, ""] : [text.slice(0, mark), text.slice(mark + 1)];
  const number = Number(`${whole.replaceAll(/[.,]/g, "")}.${decimals === "" ? "0" : decimals}`);
  return Number.isFinite(number) ? number : undefined;
}

export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value !== 0;
  if (typeof value !== "string") return undefined;
  const text = value.trim().toLowerCase();
  if (TRUE.has(text)) return true;
  return FALSE.has(text) ? false : undefined;
}
