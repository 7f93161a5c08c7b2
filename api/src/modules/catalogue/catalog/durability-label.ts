import { escapeXml } from "../../../text/escape-xml.ts";

export interface LabelFields {
  years: number | null;
  brand: string;
  model: string;
}

/** Maximum length of brand and model together. The label's font size must not be reduced. */
const MAX_LETTERS = 40;

/**
 * Returns whether the label can show these fields. The label is only for guarantees of more than 2 and at most 99
 * years.
 */
export function fitsLabel({ years, brand, model }: LabelFields): boolean {
  if (years === null || years <= 2 || years > 99) return false;
  return brand !== "" && model !== "" && brand.length + model.length <= MAX_LETTERS;
}

const PLACES = { years: "XX", brand: "Brand/Trademark", model: "Model identifier" } as const;

/** Returns the filled drawing. Undefined if the fields do not fit, or if a placeholder does not occur exactly once. */
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
