import type { Packing } from "@curat/contract/staff/packing";
import type { Db } from "../../../db/database.ts";
import { notFound } from "../../../http/refusal.ts";
import { statusLabel } from "../../selling/orders/index.ts";
import { canPack, missingPieces } from "./packing.rules.ts";
import { loadPacking } from "./packing.service.ts";

export async function showPacking(db: Db, orderId: number): Promise<Packing> {
  const state = await loadPacking(db, orderId);
  if (!state) throw notFound();
  const { order, awb, packing, lines } = state;
  const last = packing?.scans.at(-1);
  return {
    id: order.id,
    number: String(order.number),
    name: `${order.firstName} ${order.lastName}`,
    status: statusLabel(order, order.status),
    status_code: order.status,
    awbid: awb,
    can_pack: canPack(order),
    started_by: packing?.startedBy ?? null,
    finished_by: packing?.finishedBy ?? null,
    finished_at: packing?.finishedAt?.toISOString() ?? null,
    missing: missingPieces(lines),
    lines: lines.map(({ productId, ...line }) => ({ productid: productId, ...line })),
    last: last
      ? {
          scan: last.id,
          productid: last.productId,
          quantity: last.quantity,
          by: last.by,
          at: last.at.toISOString(),
        }
      : null,
  };
}
