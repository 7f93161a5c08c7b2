/** Notifications contain prices and stock, which saves a query of the outbox. */
import type { OutboxPosition } from "../../platform/changes/index.ts";
import type { IndexedOffer } from "./index/indexed-product.ts";

export interface OfferUpdate {
  productId: number;
  offer: IndexedOffer;
}

/**
 * Parses a payload of the channel `changes` (notify_changes in 0200_baseline.sql). Ignores changes that the outbox
 * position already covers.
 */
export function readOfferUpdates(
  payload: string | undefined,
  { horizon, seen }: OutboxPosition,
): OfferUpdate[] {
  if (!payload) return [];
  return rowsOf(payload)
    .filter(([outboxId, xid]) => BigInt(xid) >= BigInt(horizon) && !seen.has(outboxId))
    .map(([, , productId, priceBani, savePercent, stockId, recommended, sold]) => ({
      productId,
      offer: { priceBani, savePercent, stockId, recommended, sold },
    }));
}

type Row = [number, string, number, number, number, number, number, number];

function rowsOf(payload: string): Row[] {
  try {
    const rows: unknown = JSON.parse(payload);
    return Array.isArray(rows) ? rows.filter(isRow) : [];
  } catch {
    // Ignore malformed payloads. Anyone can send notifications on the channel, and the outbox is read anyway.
    return [];
  }
}

function isRow(row: unknown): row is Row {
  return (
    Array.isArray(row) &&
    row.length === 8 &&
    row.every((part, place) => (place === 1 ? /^\d+$/.test(String(part)) : Number.isInteger(part)))
  );
}
