import type { NewLine } from "./matching.rules.ts";

export interface OrderedGoods {
  productId: number;
  code: string;
  pieces: number;
  pack: number;
  priceBani: number | null;
  received: number;
}

/** Returns receipt lines for the missing pieces, in packs if the number is a multiple of the pack. */
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

export interface OrderDifference {
  productId: number;
  /** Ordered pieces; 0 for a product that was not ordered. */
  ordered: number;
  before: number;
  pieces: number;
}

/** Returns the products whose received pieces in all receipts differ from the ordered pieces. */
export function orderDifferences(
  ordered: readonly Pick<OrderedGoods, "productId" | "pieces" | "received">[],
  goods: readonly { productId: number; pieces: number }[],
  { isCounted }: { isCounted: boolean },
): OrderDifference[] {
  const piecesOf = new Map<number, number>();
  for (const { productId, pieces } of goods) piecesOf.set(productId, (piecesOf.get(productId) ?? 0) + pieces);
  const known = new Set(ordered.map(({ productId }) => productId));
  const all = [
    ...ordered.map(({ productId, pieces, received }) => {
      const own = piecesOf.get(productId) ?? 0;
      return { productId, ordered: pieces, before: received - (isCounted ? own : 0), pieces: own };
    }),
    ...[...piecesOf].flatMap(([productId, pieces]) =>
      known.has(productId) ? [] : [{ productId, ordered: 0, before: 0, pieces }],
    ),
  ];
  return all.filter(({ ordered: asked, before, pieces }) => before + pieces !== asked);
}
