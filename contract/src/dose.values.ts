/** Dilution of concentrates and bucket prices (decisions/0078). */

/** Millilitres of concentrate per `water_l` litres of water; `ml_from` is the weakest dose. */
export interface Dose {
  ml_from: number;
  ml_to: number;
  water_l: number;
}

/** Litres of water in the compared bucket, without the concentrate. */
export const BUCKET_LITRES = 8;

interface Pack {
  litres: number;
}

function strengths({ ml_from, ml_to, water_l }: Dose): [number, number] {
  return [ml_from / 1000 / water_l, ml_to / 1000 / water_l];
}

/** Returns the shares of a pack that one bucket uses at the weakest and the strongest dose. */
export function bucketShares(dose: Dose, { litres }: Pack): [from: number, to: number] {
  const [from, to] = strengths(dose);
  return [(from * BUCKET_LITRES) / litres, (to * BUCKET_LITRES) / litres];
}

/** Returns the shares of a pack in one litre of solution, which includes the concentrate. */
export function litreShares(dose: Dose, { litres }: Pack): [from: number, to: number] {
  const [from, to] = strengths(dose);
  return [from / (1 + from) / litres, to / (1 + to) / litres];
}

/** Returns the price of a share of a pack in bani, rounded, and at least 1. */
export function shareBani(priceBani: number, share: number): number {
  return Math.max(1, Math.round(priceBani * share));
}
