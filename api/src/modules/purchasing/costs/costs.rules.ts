export interface Cost {
  pieces: number;
  valueBani: number;
  /** Latest average cost of a piece, which remains when no pieces are left. */
  unitBani: number;
}

export interface ReceivedLine {
  lineId: number;
  productId: number;
  /** At least 1. */
  pieces: number;
  /** Value of the whole line, without VAT. */
  valueBani: number;
}

export interface Known {
  stock: number;
  /** Pieces physically in the warehouse: in stock, and in placed orders that have not shipped. */
  atHand: number;
  /** Null until the product's cost is tracked. */
  cost: Cost | null;
}

/** A product's stock and average cost per piece before and after a receipt. */
export interface ReceivedProduct {
  productId: number;
  stockBefore: number;
  stockAfter: number;
  /** Bani with fractions; null if the cost was not known before. */
  averageBefore: number | null;
  averageAfter: number;
  /** Whether tracking of the cost begins with this receipt. */
  isFirst: boolean;
}

/** Returns the average cost of a piece, in bani with four decimals. */
export function averageOf({ pieces, valueBani, unitBani }: Cost): number {
  const average = pieces > 0 ? valueBani / pieces : unitBani;
  return Math.round(average * 10_000) / 10_000;
}

/** Returns the value in bani of pieces that come or leave (negative) at the average, as the database posts it. */
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

/** Returns the value of the pieces at hand with which tracking begins. */
export function openingValue(atHand: number, unitBani: number): number {
  return Math.round(atHand * unitBani);
}

/** Returns the effect of a receipt on each of its products. Unknown products are omitted. */
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
 * Returns the correction of value to post before a receipt is undone, so that no value remains without pieces
 * and no pieces get a negative value.
 */
export function undoCorrection(
  cost: Pick<Cost, "pieces" | "valueBani">,
  taken: { pieces: number; valueBani: number },
): number {
  const difference = taken.valueBani - cost.valueBani;
  return cost.pieces === taken.pieces ? difference : Math.max(0, difference);
}
