/** Selects the lots from which to take a product, earliest expiry date first. */

export interface LotAtHand {
  lotId: number;
  code: string;
  /** yyyy-mm-dd; null if the lot does not expire. */
  expiresOn: string | null;
  pieces: number;
  /** `own`: pieces packed for the requested orders. `others`: pieces packed for other orders. */
  own: number;
  others: number;
}
export type TakenLot = Pick<LotAtHand, "lotId" | "code" | "expiresOn"> & {
  pieces: number;
  isExpired: boolean;
};

export interface LineLots {
  take: TakenLot[];
  /** Lots with free pieces that staff may take instead. */
  instead: TakenLot[];
  expired: TakenLot[];
}

function isExpired({ expiresOn }: Pick<LotAtHand, "expiresOn">, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

/**
 * Returns the lots from which to take the wanted pieces: lots already packed, then those that expire first. An
 * expired lot is taken only if it was packed before. `lots` must be sorted by expiry date.
 */
export function lotsToTake(lots: readonly LotAtHand[], quantity: number, today: string): LineLots {
  const taken = new Map<number, number>();
  let open = quantity;
  const take = (lot: LotAtHand, max: number) => {
    const pieces = Math.max(0, Math.min(open, max));
    taken.set(lot.lotId, (taken.get(lot.lotId) ?? 0) + pieces);
    open -= pieces;
  };
  for (const lot of lots) take(lot, Math.min(lot.own, lot.pieces));
  const usable = lots.filter((lot) => !isExpired(lot, today));
  const freeOf = (lot: LotAtHand) => lot.pieces - lot.others - (taken.get(lot.lotId) ?? 0);
  for (const lot of usable) take(lot, freeOf(lot));
  const shown = (lot: LotAtHand, pieces: number): TakenLot[] => {
    const { lotId, code, expiresOn } = lot;
    return pieces > 0 ? [{ lotId, code, expiresOn, pieces, isExpired: isExpired(lot, today) }] : [];
  };
  return {
    take: lots.flatMap((lot) => shown(lot, taken.get(lot.lotId) ?? 0)),
    instead: usable.flatMap((lot) => ((taken.get(lot.lotId) ?? 0) < quantity ? shown(lot, freeOf(lot)) : [])),
    expired: lots.filter((lot) => isExpired(lot, today)).flatMap((lot) => shown(lot, lot.pieces)),
  };
}
