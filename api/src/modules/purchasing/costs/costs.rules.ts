export interface Cost {
  pieces: number;
  valueBani: number;
  /** Latest average cost of a piece, which remains when no pieces are left. */
  unitBani: number;
}

export interface ReceivedLine {
  lineId: number;
  productId: number;
  pieces: number;
  /** Value of the whole line, without VAT. */
  valueBani: number;
}

export interface Known {
  stock: number;
  /** Pieces physically in the warehouse: stock for sale, and pieces of placed orders that have not shipped. */
  atHand: number;
  cost: Cost | null;
}

export interface ReceivedProduct {
  productId: number;
  stockBefore: number;
  stockAfter: number;
  averageBefore: number | null;
  averageAfter: number;
  /** Whether cost tracking of the product starts with this receipt. */
  isFirst: boolean;
}

/** Returns the average cost of a piece, in bani with four decimals. */
export function averageOf({ pieces, valueBani, unitBani }: Cost): number {
  const average = pieces > 0 ? valueBani / pieces : unitBani;
  return Math.round(average * 10_000) / 10_000;
}

/**
 * Returns the value in bani of `moved` pieces at the average cost, negative for outgoing pieces. The database trigger
 * uses the same formula.
 */
export function valueAtAverage({ pieces, valueBani, unitBani }: Cost, moved: number): number {
  const left = Math.max(moved, -pieces);
  if (left === 0) return 0;
  if (pieces + left === 0) return -valueBani;
  return Math.sign(left) * Math.round(Math.abs(pieces === 0 ? unitBani * left : (valueBani * left) / pieces));
}

/** Returns the pieces and the value of each product of a receipt, by ascending product id. */
export function sumByProduct(
  lines: readonly ReceivedLine[],
): { productId: number; pieces: number; valueBani: number }[] {
  return [...Map.groupBy(lines, ({ productId }) => productId)]
    .map(([productId, own]) => ({
      productId,
      pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
      valueBani: own.reduce((sum, { valueBani }) => sum + valueBani, 0),
    }))
    .sort((one, other) => one.productId - other.productId);
}

/** Returns the value in bani of the pieces in the warehouse when cost tracking starts. */
export function openingValue(atHand: number, unitBani: number): number {
  return Math.round(atHand * unitBani);
}

/** Returns the effect of a receipt on stock and average cost of each product. Unknown products are omitted. */
export function planReceipt(
  known: ReadonlyMap<number, Known>,
  lines: readonly ReceivedLine[],
): ReceivedProduct[] {
  return sumByProduct(lines).flatMap(({ productId, pieces, valueBani }) => {
    const product = known.get(productId);
    if (!product) return [];
    const { stock, atHand, cost } = product;
    const unitBani = valueBani / pieces;
    const before = cost ?? { pieces: atHand, valueBani: openingValue(atHand, unitBani), unitBani };
    const after = { ...before, pieces: before.pieces + pieces, valueBani: before.valueBani + valueBani };
    return {
      productId,
      stockBefore: stock,
      stockAfter: stock + pieces,
      averageBefore: cost && averageOf(cost),
      averageAfter: averageOf(after),
      isFirst: cost === null,
    };
  });
}

/**
 * Returns the value correction to post before undoing a receipt. Without it, value could remain without pieces, or
 * pieces could have a negative value.
 */
export function undoCorrection(
  cost: Pick<Cost, "pieces" | "valueBani">,
  taken: { pieces: number; valueBani: number },
): number {
  const difference = taken.valueBani - cost.valueBani;
  return cost.pieces === taken.pieces ? difference : Math.max(0, difference);
}
