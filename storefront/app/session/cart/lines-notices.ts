import type { AddedLine } from "@curat/contract/cart";
import type { Notice } from "@curat/contract/answer-notices";
import { texts } from "./texts.ts";

/** Maximum number of refused lines in the notices. Further ones are only counted. */
const MAX_LISTED = 3;
const MAX_LETTERS = 80;

/** Returns notices about the number of added lines, and about lines that were not added as requested. */
export function linesNotices(lines: readonly AddedLine[], { isRepeated = false } = {}): Notice[] {
  const inCart = lines.filter(({ added }) => added > 0).length;
  const odd = lines.filter(({ message }) => message !== undefined);
  const reported = odd
    .slice(0, MAX_LISTED)
    .map((line): Notice => ({ kind: "error", text: sentenceOf(line) }));
  const more = odd.length - reported.length;
  return [
    firstNotice(inCart, isRepeated),
    ...reported,
    ...(more > 0
      ? [
          {
            kind: "error",
            text: texts.more(more),
          } as const,
        ]
      : []),
  ];
}

function firstNotice(inCart: number, isRepeated: boolean): Notice {
  if (inCart === 0) return { kind: "error", text: texts.noLine };
  return { kind: "success", text: isRepeated ? texts.repeated(inCart) : texts.lines(inCart) };
}

/** Formats a line's message: "Detergent Sano 5 l: Produsul nu este în stoc." */
export function sentenceOf({ product, message = "" }: Pick<AddedLine, "product" | "message">): string {
  const name = product.length > MAX_LETTERS ? `${product.slice(0, MAX_LETTERS).trimEnd()}…` : product;
  return name === "" ? message : `${name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}
