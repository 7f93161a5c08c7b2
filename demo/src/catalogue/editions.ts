/** Repeats the catalogue for larger shops, first as packs, then as numbered series of packs. */
import { quantityIn } from "@curat/contract/net-quantity.values";
import { chanceFrom } from "../chance.ts";
import { cartonOf, roundBani, type Variant } from "./variants.ts";

const PACKS = [2, 3, 4, 6, 8, 10, 12, 20, 24];
export const PACK_GRAMS = 180;

export interface Edition {
  number: number;
  pieces: number;
  /** Appended to key and name. Empty for the catalogue itself. */
  suffix: string;
  nameSuffix: string;
  bani: number;
  net: Variant["net"];
  weightGrams: number;
  sizeMm: Variant["sizeMm"];
}

/** Returns a product's edition: 0 is the product itself, 1 to 9 are packs, the others series. */
export function editionOf(variant: Variant, number: number): Edition {
  const { bani, net, weightGrams, sizeMm } = variant;
  if (number === 0) return { number, pieces: 1, suffix: "", nameSuffix: "", bani, net, weightGrams, sizeMm };
  const pieces = PACKS[(number - 1) % PACKS.length] ?? 2;
  const series = Math.floor((number - 1) / PACKS.length) + 1;
  const drift = 1 + (chanceFrom(`${variant.key} ${series}`).next() - 0.5) * 0.08;
  return {
    number,
    pieces,
    suffix: `#${number}`,
    nameSuffix: `, set de ${pieces}${series > 1 ? `, seria ${series}` : ""}`,
    bani: roundBani(bani * pieces * (1 - Math.min(0.12, pieces * 0.008)) * (series > 1 ? drift : 1)),
    net: net && { amount: Number((net.amount * pieces).toFixed(3)), unit: net.unit },
    weightGrams: weightGrams * pieces + PACK_GRAMS,
    sizeMm: cartonOf(sizeMm, pieces),
  };
}

/** Returns the variant's values in an edition, such as "8 × 5 l" for a pack of 8 cans. */
export function editionValues({ values }: Variant, { pieces, net }: Edition): Variant["values"] {
  if (pieces === 1 || !net) return values;
  return Object.fromEntries(
    Object.entries(values).map(([axis, value]) => [
      axis,
      quantityIn(value, net.unit) ? `${pieces} × ${value}` : value,
    ]),
  );
}
