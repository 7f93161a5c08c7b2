/**
 * How concentrates are diluted, what a bucket of them takes and costs (decisions/0078). Pure; the browser may import it.
 * Of stored products: api catalog/dose.rules.ts.
 */

/** So many millilitres of a concentrate in so many litres of water; `from` is the lightest dose. */
export interface Dose {
  ml_from: number;
  ml_to: number;
  water_l: number;
}

/** The bucket that prices are told by: so many litres of water, with the dose in it. */
export const BUCKET_LITRES = 8;

/** The size of a pack that doses are taken from: litres of concentrate, all its pieces together. */
interface Pack {
  litres: number;
}

/** Litres of concentrate for a litre of water, at the lightest and at the strongest dose. */
function strengths({ ml_from, ml_to, water_l }: Dose): [number, number] {
  return [ml_from / 1000 / water_l, ml_to / 1000 / water_l];
}

/** The part of a pack that goes into one bucket, at the lightest and at the strongest dose. */
export function bucketShares(dose: Dose, { litres }: Pack): [from: number, to: number] {
  const [from, to] = strengths(dose);
  return [(from * BUCKET_LITRES) / litres, (to * BUCKET_LITRES) / litres];
}

/** The part of a pack in one litre of solution, ready to use: the concentrate counts as part of that litre. */
export function litreShares(dose: Dose, { litres }: Pack): [from: number, to: number] {
  const [from, to] = strengths(dose);
  return [from / (1 + from) / litres, to / (1 + to) / litres];
}

/** What such a part of a pack costs, in bani: rounded, and never nothing. */
export function shareBani(priceBani: number, share: number): number {
  return Math.max(1, Math.round(priceBani * share));
}
