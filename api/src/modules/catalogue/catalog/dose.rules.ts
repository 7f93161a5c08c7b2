import { type Lei, toBani, toLei, type Wire } from "@curat/contract/lei.values";
import { bucketShares, type Dose, litreShares, shareBani } from "@curat/contract/dose.values";
import type { ProductDose } from "@curat/contract/catalog";
import type { PriceRange } from "@curat/contract/listing";

export interface Dilution {
  mlFrom: number;
  mlTo: number;
  waterLitres: number;
}

export function toWireDilution({ mlFrom, mlTo, waterLitres }: Dilution): Dose {
  return { ml_from: mlFrom, ml_to: mlTo, water_l: waterLitres };
}

interface Diluted {
  dilution: Dilution | null;
  net_amount: number | null;
  net_unit: string | null;
}

/** Returns undefined unless the product is a concentrate whose net quantity is in litres. */
function concentrateOf({ dilution, net_amount, net_unit }: Diluted) {
  if (!dilution || net_amount === null || net_unit !== "l") return undefined;
  return { dose: toWireDilution(dilution), pack: { litres: net_amount } };
}

/** Returns the lowest and highest fraction of a piece needed for a bucket (8 l). */
export function bucketSharesOf(product: Diluted): [from: number, to: number] | undefined {
  const concentrate = concentrateOf(product);
  return concentrate && bucketShares(concentrate.dose, concentrate.pack);
}

/** Returns the prices of two fractions of a piece as a range. */
export function rangeOf(priceBani: number, [from, to]: readonly [number, number]): Wire<PriceRange> {
  return { from: toLei(shareBani(priceBani, from)), to: toLei(shareBani(priceBani, to)) };
}

export interface Sized extends Diluted {
  id: number;
  url: string;
  values: Record<string, string>;
  is_buyable: boolean;
  price: Lei;
}

/**
 * Returns the dose section of a product page. `family` includes the product. Each size shows the variant most similar
 * to `me`.
 */
export function doseOf(me: Sized, family: readonly Sized[]): Wire<ProductDose> | undefined {
  const own = concentrateOf(me);
  if (!own) return undefined;
  const bySize = Map.groupBy(
    family.filter((one) => concentrateOf(one) !== undefined),
    ({ net_amount }) => net_amount ?? 0,
  );
  const priceBani = toBani(me.price);
  return {
    ...own.dose,
    bucket: rangeOf(priceBani, bucketShares(own.dose, own.pack)),
    litre: rangeOf(priceBani, litreShares(own.dose, own.pack)),
    sizes: [...bySize.entries()]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([litres, members]) => {
        const nearest = members.toSorted((one, other) => alike(other, me) - alike(one, me))[0];
        const shares = nearest && bucketSharesOf(nearest);
        if (!nearest || !shares) return [];
        const { id: productID, url, price, is_buyable: buyable } = nearest;
        const bucket = rangeOf(toBani(price), shares);
        return [{ productID, url, litres, price, buyable, bucket }];
      }),
  };
}

/** Counts the variant values that two products share; infinite for the product itself. */
function alike(one: Sized, me: Sized): number {
  if (one.id === me.id) return Infinity;
  return Object.entries(me.values).filter(([axis, value]) => one.values[axis] === value).length;
}
