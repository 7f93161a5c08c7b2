/** Each line is a code and, after a semicolon or tab, an optional quantity, which defaults to 1. */

export const MAX_LINES = 50;
const MAX_LENGTH = 120;

interface TypedLine {
  code: string;
  quantity: number;
}

export function typedLines(text: string): TypedLine[] {
  return text
    .split("\n")
    .map((line) => line.trim().slice(0, MAX_LENGTH))
    .filter((line) => line !== "")
    .map((line) => {
      const [, code = line, quantity = "1"] = /^([^;\t]+)[;\t]\s*(\d{1,6})$/.exec(line) ?? [];
      return { code: code.trim(), quantity: Number(quantity) };
    });
}
