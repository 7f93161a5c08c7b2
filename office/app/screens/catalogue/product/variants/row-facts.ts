import { quantityIn } from "@curat/contract/net-quantity.values";
import type { StaffProductFields } from "@curat/contract/staff/products";
import { shown } from "../basics-fields.ts";

type Size = NonNullable<StaffProductFields["size_mm"]>;

interface UsualFacts {
  net: string;
  weight: string;
  size: string;
}

/**
 * Returns suggested values for a new row. Weight and size are suggested only if the net quantity is the same.
 */
export function guessVariantFacts(values: Record<string, string>, first: StaffProductFields): UsualFacts {
  const { net_quantity: net, weight_grams: weight, size_mm: size } = first;
  const amount = net ? amountOf(values, { ...first, net }) : undefined;
  if (net && amount !== net.amount) return { net: shown(amount), weight: "", size: "" };
  return { net: shown(amount), weight: String(weight ?? ""), size: size ? sizeText(size) : "" };
}

interface First extends Pick<StaffProductFields, "variant_values"> {
  net: NonNullable<StaffProductFields["net_quantity"]>;
}

/** Returns the net quantity for the row, or undefined if a value is not exact ("5 – 10 l", "Bax 4 buc."). */
function amountOf(values: Record<string, string>, { variant_values: own, net }: First): number | undefined {
  let amount = net.amount;
  for (const [axis, value] of Object.entries(values)) {
    const before = own[axis];
    if (value === before || !/\d/.test(`${value} ${before ?? ""}`)) continue;
    const reported = exactly(value, net.unit);
    if (reported === undefined) return undefined;
    // The main product may be a pack. If it has 20 l in pieces of "5 l", the variant "1 l" has 4 l.
    const pieces = before === undefined ? 1 : (amount * 1000) / (exactly(before, net.unit) ?? Number.NaN);
    if (Number.isNaN(pieces)) return undefined;
    amount = Number(((reported * pieces) / 1000).toFixed(3));
  }
  return amount;
}

/** Parses an exact quantity. Returns thousandths of the unit. */
function exactly(text: string, unit: string): number | undefined {
  const range = quantityIn(text, unit);
  return range?.from === range?.to ? range?.from : undefined;
}

/** Formats a size: "80 × 80 × 250". */
export function sizeText({ width, depth, height }: Size): string {
  return [width, depth, height].join(" × ");
}

/** Parses "80x80x250", "80 × 80 × 250 mm" or "80*80*250". Returns NaN for anything else. */
export function sizeIn(text: string): Size {
  const [, ...sides] = /^(\d+)\s*[x×*]\s*(\d+)\s*[x×*]\s*(\d+)\s*(?:mm)?$/i.exec(text.trim()) ?? [];
  const [width = Number.NaN, depth = Number.NaN, height = Number.NaN] = sides.map(Number);
  return { width, depth, height };
}
