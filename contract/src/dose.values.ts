/**
 * Dilution of concentrates and the price of a bucket (decisions/0078). Pure and safe to import in the
 * browser. Stored products: api catalog/dose.rules.ts.
 */

/**
 * Millilitres of concentrate per `water_l` litres of water; `ml_from` is the weakest dose, `ml_to` the
 * strongest.
 */
export interface Dose {
  ml_from: number;
  ml_to: number;
  water_l: number;
}

/** Volume of the bucket whose price is compared, in litres. It includes the concentrate. */
export const BUCKET_LITRES = 8;

/** Litres of concentrate in all pieces of a pack together. */
interface Pack {
  litres: number;
}

/** Returns litres of concentrate per litre of water, for the weakest and the strongest dose. */
function strengths({ ml_from, ml_to, water_l }: Dose): [number, number] {
  return [ml_from / 1000 / water_l, ml_to / 1000 / water_l];
}

/** Returns the shares of a pack that one bucket uses at the weakest and the strongest dose. */
export function bucketShares(dose: Dose, { litres }: Pack): [from: number, to: number] {
  const [from, to] = strengths(dose);
  return [(from * BUCKET_LITRES) / litres, (to * BUCKET_LITRES) / litres];
}

/** Returns the shares of a pack in one litre of ready-to-use solution, of which the concentrate is a part. */
export function litreShares(dose: Dose, { litres }: Pack): [from: number, to: number] {
  const [from, to] = strengths(dose);
  return [from / (1 + from) / litres, to / (1 + to) / litres];
}

/** Returns the price of a share of a pack in bani, rounded, and at least 1. */
export function shareBani(priceBani: number, share: number): number {
  return Math.max(1, Math.round(priceBani * share));
}
