import { textOf } from "@curat/ui/form/form-values.ts";
import { leiOf, typedLei } from "../../../components/money/lei.ts";

export interface SentLine {
  product_code: string;
  pieces?: number;
  price?: number | null;
}

interface Line {
  productID: number;
  product_code: string;
  pieces: number;
  pack: number;
  /** Null if unknown or hidden. */
  price: number | null;
}

export function lineField(productID: number, part: "pieces" | "price"): string {
  return `line.${productID}.${part}`;
}

export function filledPrice({ price }: Pick<Line, "price">): string {
  return price === null ? "" : typedLei(price);
}

/** Returns all lines with the quantities and prices in the form. Omits prices that are unchanged or empty. */
export function linesIn(form: FormData, lines: readonly Line[]): SentLine[] {
  return lines.map((line) => {
    const pieces = textOf(form, lineField(line.productID, "pieces")).replaceAll(/[\s.]/g, "");
    const price = textOf(form, lineField(line.productID, "price"));
    return {
      product_code: line.product_code,
      pieces: pieces === "" ? line.pieces : Number(pieces),
      ...(price !== "" && price !== filledPrice(line) && { price: leiOf(price) }),
    };
  });
}

/** Returns whether entered lines differ from those of the order. */
export function hasChanges(entered: readonly SentLine[], rows: readonly Line[]): boolean {
  return entered.some(({ pieces, price }, index) => price !== undefined || pieces !== rows[index]?.pieces);
}

/** Returns the entered lines after a button such as "add.CODE", which adds one pack, or "remove.ID". */
export function linesAfter(entered: readonly SentLine[], rows: readonly Line[], then: string): SentLine[] {
  const [act, ...parts] = then.split(".");
  const which = parts.join(".");
  if (act === "remove") return entered.filter((_, index) => String(rows[index]?.productID) !== which);
  if (act !== "add") return [...entered];
  const at = rows.findIndex(({ product_code: code }) => code === which);
  const line = entered[at];
  if (!line) return [...entered, { product_code: which }];
  return entered.with(at, { ...line, pieces: (line.pieces ?? 0) + (rows[at]?.pack ?? 0) });
}

export function atLines(errors: Record<string, string[]>, lines: readonly Line[]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => {
      const [, index = "", field = ""] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
      const line = lines[Number(index)];
      return [
        index !== "" && line ? lineField(line.productID, field === "price" ? "price" : "pieces") : name,
        messages,
      ];
    }),
  );
}
