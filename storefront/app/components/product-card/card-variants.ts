import type { ProductItem } from "@curat/contract/listing";
import { BETWEEN } from "./split-name.ts";
import { shopPath } from "./shop-path.ts";

export interface CardVariants {
  line?: string;
  others?: { name: string; url: string }[];
  /** Number of further variants, which only the product's page shows. */
  more?: number;
}

const MAX_LINKS = 3;
const MAX_LETTERS = 24;

/** Returns a card's variants. Omits those that are sold out or differ in more than one value. */
export function cardVariants(item: Pick<ProductItem, "variants" | "info">): CardVariants {
  const groups = (item.variants ?? []).toSorted(
    (one, other) => Number(hasSizes(other)) - Number(hasSizes(one)),
  );
  const own = groups.flatMap(({ choices }) => choices.find(({ selected }) => selected)?.value ?? []);
  const all = groups.flatMap(({ choices }) =>
    choices
      .filter(({ selected, buyable, changes, info }) => !selected && buyable && !changes && info.url !== "")
      .map(({ value, info }) => ({ name: spelled(value, item.info.product), url: shopPath(info.url) })),
  );
  const shownNames = fitting(all);
  return {
    ...(own.length > 0 && { line: own.map((value) => spelled(value, item.info.product)).join(BETWEEN) }),
    ...(shownNames.length > 0 && { others: shownNames }),
    ...(all.length > shownNames.length && { more: all.length - shownNames.length }),
  };
}

type Group = NonNullable<ProductItem["variants"]>[number];

function hasSizes({ choices }: Group): boolean {
  return choices.some(({ value, selected }) => selected && isSize(value));
}

const LETTER_SIZE = /^(?:x{0,3}[sl]|m)$/i;

export function isSize(value: string): boolean {
  return /^\d/.test(value) || LETTER_SIZE.test(value);
}

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Returns the value spelled as in the product's name, otherwise with a lower-case first letter. Letter sizes
 * stay unchanged, so that "L" does not become the "l" of "60 l".
 */
export function spelled(value: string, name: string): string {
  if (value === "" || LETTER_SIZE.test(value)) return value;
  const at = placeOf(value.toLowerCase(), name.toLowerCase());
  if (at >= 0) return name.slice(at, at + value.length);
  return /^\p{Lu}\p{Ll}/u.test(value) ? value.charAt(0).toLowerCase() + value.slice(1) : value;
}

/**
 * Returns the index of whole words in the name. Avoids a RegExp per value, which would cost more than the
 * rest of the card.
 */
function placeOf(words: string, name: string): number {
  for (let at = name.indexOf(words); at >= 0; at = name.indexOf(words, at + 1))
    if (!LETTER.test(name.charAt(at - 1)) && !LETTER.test(name.charAt(at + words.length))) return at;
  return -1;
}

function fitting<Other extends { name: string }>(variants: Other[]): Other[] {
  let letters = 0;
  const count = variants.findIndex(
    ({ name }, at) => at >= MAX_LINKS || (letters += name.length + 2) > MAX_LETTERS,
  );
  return count < 0 ? variants : variants.slice(0, count);
}
