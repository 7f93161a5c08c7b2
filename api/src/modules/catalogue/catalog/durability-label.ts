/** Fills in the three variable fields of the Commission's label for a guarantee of durability. */
import { escapeXml } from "../../../text/escape-xml.ts";

export interface LabelFields {
  years: number | null;
  brand: string;
  /** Model name used by the producer or the shop. */
  model: string;
}

/** Maximum length of brand and model together, because the label's font size must not be reduced. */
const MAX_LETTERS = 40;

/** Returns whether the label can show these fields. A label needs more than two and at most 99 years. */
export function fitsLabel({ years, brand, model }: LabelFields): boolean {
  if (years === null || years <= 2 || years > 99) return false;
  return brand !== "" && model !== "" && brand.length + model.length <= MAX_LETTERS;
}

const PLACES = { years: "XX", brand: "Brand/Trademark", model: "Model identifier" } as const;

/**
 * Returns the filled drawing, or undefined if the fields do not fit or a placeholder does not occur exactly
 * once.
 */
export function filledLabel(drawing: string, fields: LabelFields): string | undefined {
  if (!fitsLabel(fields)) return undefined;
  let filled = drawing;
  for (const [field, place] of Object.entries(PLACES) as [keyof LabelFields, string][]) {
    const parts = filled.split(new RegExp(`(?<=>\\s*)${place}(?=\\s*<)`));
    const [before, after, ...more] = parts;
    if (before === undefined || after === undefined || more.length > 0) return undefined;
    filled = `${before}${escapeXml(String(fields[field]))}${after}`;
  }
  return filled;
}

export function labelAddress(productId: number): string {
  return `/media/official/garan/${productId}.svg`;
}
