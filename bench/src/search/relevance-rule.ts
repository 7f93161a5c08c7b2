/** Rules that define which products a query of the quality set must find (quality/README.md). */
import { foldText } from "../../../api/src/text/fold.ts";

export interface Rule {
  slug?: string;
  code?: string;
  name?: string;
  all?: string[];
  any?: string[];
  none?: string[];
  brand?: string;
  category?: string;
}
export interface QualityQuery {
  query: string;
  kind: string;
  relevant: Rule[];
  note?: string;
}
export interface JudgedProduct {
  id: number;
  slug: string;
  codes: string[];
  name: string;
  brand: string;
  /** The product's category and all categories above it. */
  categories: string[];
}

/** Returns true if any of the rules matches. */
export function isRelevant(rules: readonly Rule[], product: JudgedProduct): boolean {
  return rules.some((rule) => fits(rule, product));
}

function fits(
  { slug, code, name, all = [], any, none = [], brand, category }: Rule,
  product: JudgedProduct,
): boolean {
  const text = spaced(product.name);
  const has = (part: string): boolean => text.includes(folded(part));
  return (
    (slug === undefined || product.slug === slug) &&
    (code === undefined || product.codes.includes(code)) &&
    (name === undefined || has(name)) &&
    all.every(has) &&
    (any === undefined || any.some(has)) &&
    !none.some(has) &&
    (brand === undefined || foldText(product.brand) === foldText(brand)) &&
    (category === undefined || product.categories.some((title) => spaced(title).includes(folded(category))))
  );
}

/** Folds a text but preserves spaces at its ends. Rules use such spaces to match whole words. */
function folded(part: string): string {
  const [start, end] = [/^\s/.test(part) ? " " : "", /\s$/.test(part) ? " " : ""];
  return `${start}${foldText(part)}${end}`;
}

function spaced(text: string): string {
  return ` ${foldText(text)} `;
}
