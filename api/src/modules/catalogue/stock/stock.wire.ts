import type { StockMovement } from "@curat/contract/staff/stock";
import { STOCK_REASONS } from "@curat/contract/staff/stock.values";
import type { MovementReason } from "./stock.rules.ts";
import type { MovementRow } from "./stock.store.ts";

export function toWireMovement(row: MovementRow): StockMovement {
  return {
    id: row.id,
    at: row.at.toISOString(),
    quantity: row.quantity,
    stock_after: row.stock_after,
    reason_code: row.reason,
    // A check constraint allows only these values.
    reason: STOCK_REASONS[row.reason as MovementReason],
    actor_kind: row.actor_kind,
    actor: row.actor_name,
    orderid: row.order_id,
    order_number: row.order_number === null ? null : String(row.order_number),
    reference: row.reference,
    note: row.note,
  };
}
