/** The Commission's label of a producer's guarantee of durability, with its three permitted fields filled. Pure. */
import { escapeXml } from "../../../text/escape-xml.ts";

export interface LabelFields {
  years: number | null;
  brand: string;
  /** What the producer or the shop knows the model by. */
  model: string;
}

/** Producer and model together: what does not fit gets no label, since nothing of it may be made smaller. */
const MAX_LETTERS = 40;

/** Whether a label can be made of these fields: more than two years, at most 99, and the words fit. */
export function fitsLabel({ years, brand, model }: LabelFields): boolean {
  if (years === null || years <= 2 || years > 99) return false;
  return brand !== "" && model !== "" && brand.length + model.length <= MAX_LETTERS;
}

/** What the official drawing holds at each field's place. */
const PLACES = { years: "XX", brand: "Brand/Trademark", model: "Model identifier" } as const;

/** The drawing with its fields; undefined for fields that do not fit, and for a drawing without each place exactly once. */
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

/** The path of a product's filled durability label. */
export function labelAddress(productId: number): string {
  return `/media/official/garan/${productId}.svg`;
}
