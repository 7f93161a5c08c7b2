import type { NewLine } from "./matching.rules.ts";

export interface OrderedGoods {
  lineId: number;
  productId: number;
  code: string;
  pieces: number;
  pack: number;
  priceBani: number | null;
  received: number;
}

/** Returns receipt lines for the missing pieces, in packs if the pieces are a multiple of the pack. */
export function missingGoods(ordered: readonly OrderedGoods[]): NewLine[] {
  return ordered.flatMap(({ productId, code, pieces, pack, priceBani, received }) => {
    const missing = pieces - received;
    if (missing <= 0) return [];
    const unit = missing % pack === 0 ? pack : 1;
    return [
      {
        productId,
        code,
        barcode: "",
        name: "",
        unit: unit === 1 ? "buc" : "cutie",
        documentQuantity: missing / unit,
        quantity: missing / unit,
        pack: unit,
        valueBani: priceBani === null ? null : Math.round((priceBani * missing) / pack),
      },
    ];
  });
}

export interface ReceivedPieces {
  productId: number;
  pieces: number;
}

function sumByProduct(goods: readonly ReceivedPieces[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const one of goods) pieces.set(one.productId, (pieces.get(one.productId) ?? 0) + one.pieces);
  return pieces;
}

/**
 * Returns the received pieces that count for each order line, keyed by line id. `ordered` has the lines of one or
 * more orders, oldest first. Each line gets its outstanding pieces; the last line of a product also gets any surplus.
 */
export function countForOrders(
  ordered: readonly Pick<OrderedGoods, "lineId" | "productId" | "pieces" | "received">[],
  goods: readonly ReceivedPieces[],
): Map<number, number> {
  const left = sumByProduct(goods);
  const last = new Map(ordered.map(({ productId, lineId }) => [productId, lineId]));
  const counted = new Map<number, number>();
  for (const { lineId, productId, pieces, received } of ordered) {
    const remaining = left.get(productId) ?? 0;
    const own =
      last.get(productId) === lineId ? remaining : Math.min(remaining, Math.max(0, pieces - received));
    if (own === 0) continue;
    counted.set(lineId, own);
    left.set(productId, remaining - own);
  }
  return counted;
}

export interface OrderDifference {
  productId: number;
  /** Ordered pieces; 0 for a product that was not ordered. */
  ordered: number;
  before: number;
  pieces: number;
}

/**
 * Returns the products whose received pieces over all receipts differ from the ordered pieces. `counted` has this
 * receipt's pieces by line; `isCounted` is whether `received` includes them. `others` are products that were in no
 * order.
 */
export function orderDifferences(
  ordered: readonly Pick<OrderedGoods, "lineId" | "productId" | "pieces" | "received">[],
  {
    counted,
    isCounted,
    others = [],
  }: {
    counted: ReadonlyMap<number, number>;
    isCounted: boolean;
    others?: readonly ReceivedPieces[] | undefined;
  },
): OrderDifference[] {
  const all = [
    ...ordered.map(({ lineId, productId, pieces, received }) => {
      const own = counted.get(lineId) ?? 0;
      return { productId, ordered: pieces, before: received - (isCounted ? own : 0), pieces: own };
    }),
    ...[...sumByProduct(others)].map(([productId, pieces]) => ({ productId, ordered: 0, before: 0, pieces })),
  ];
  return all.filter(({ ordered: orderedPieces, before, pieces }) => before + pieces !== orderedPieces);
}
