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

/** Returns the lines with one more pack of a product. */
export function withProduct(lines: readonly Line[], code: string): SentLine[] {
  const all = lines.map(({ product_code, pieces, pack }) => ({
    product_code,
    pieces: product_code === code ? pieces + pack : pieces,
  }));
  return lines.some(({ product_code: known }) => known === code) ? all : [...all, { product_code: code }];
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
