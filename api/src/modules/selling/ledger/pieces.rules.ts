/** Lines never change. Each event posts movements of their pieces instead. (decision 0017) */

/** A movement of pieces. Quantities are positive; the kind determines the direction. */
export type Movement = { lineId: number; quantity: number } & (
  | { kind: "added" }
  | { kind: "removed"; returnId?: number }
  | { kind: "shipped" | "came_back"; shipmentId?: number | undefined }
  | { kind: "withdrawn" | "kept" | "returned"; returnId: number }
  | { kind: "given_back"; refundId: number }
);

export interface LinePieces {
  lineId: number;
  quantity: number;
}

/** Pieces of an open return: neither returned nor kept. */
export interface OpenReturn extends LinePieces {
  returnId: number;
}

export interface LineChange {
  lineId: number;
  before: number;
  after: number;
}

/**
 * Returns the movements of changed lines. A reduced line loses its withdrawn pieces first. `open` contains the open
 * returns, oldest first.
 */
export function amend(changes: readonly LineChange[], open: readonly OpenReturn[]): Movement[] {
  return changes.flatMap(({ lineId, before, after }): Movement[] => {
    if (after > before) return [{ kind: "added", lineId, quantity: after - before }];
    let less = before - after;
    const named = open.flatMap((one): Movement[] => {
      const quantity = one.lineId === lineId ? Math.min(one.quantity, less) : 0;
      less -= quantity;
      return quantity > 0 ? [{ kind: "removed", lineId, quantity, returnId: one.returnId }] : [];
    });
    return less > 0 ? [...named, { kind: "removed", lineId, quantity: less }] : named;
  });
}

export function withdraw(returnId: number, lines: readonly LinePieces[]): Movement[] {
  return lines.map(({ lineId, quantity }) => ({ kind: "withdrawn", lineId, quantity, returnId }));
}

/** Returns the movements that close returns: the shop accepts the open pieces, or the buyer keeps them. */
export function endReturns(kind: "returned" | "kept", open: readonly OpenReturn[]): Movement[] {
  return open.map((pieces) => ({ kind, ...pieces }));
}

export interface AwayLine extends LinePieces {
  productId: number;
  away: number;
}

/** Returns the movements to reach `away` pieces of each product in transit or delivered. */
export function ship(
  lines: readonly AwayLine[],
  { away, shipmentId }: { away: ReadonlyMap<number, number>; shipmentId?: number | undefined },
): Movement[] {
  const remaining = new Map(away);
  return lines.flatMap(({ lineId, productId, quantity, away: before }): Movement[] => {
    const pieces = Math.min(quantity, remaining.get(productId) ?? 0);
    remaining.set(productId, (remaining.get(productId) ?? 0) - pieces);
    if (pieces === before) return [];
    const kind = pieces > before ? "shipped" : "came_back";
    return [{ kind, lineId, quantity: Math.abs(pieces - before), shipmentId }];
  });
}

export function giveBack(refundId: number, lines: readonly LinePieces[]): Movement[] {
  return lines.map(({ lineId, quantity }) => ({ kind: "given_back", lineId, quantity, refundId }));
}
