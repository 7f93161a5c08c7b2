import type { Packing } from "@curat/contract/staff/packing";
import type { ApiContext } from "../../../context.ts";
import { notFound } from "../../../http/refusal.ts";
import { statusLabel } from "../../selling/orders/index.ts";
import { canPack, missingPieces } from "./packing.rules.ts";
import { lotsOf } from "./packing-lots.service.ts";
import type { LineLots, TakenLot } from "./packing-lots.rules.ts";
import { loadPacking } from "./packing.service.ts";

export async function showPacking(
  { db, now }: Pick<ApiContext, "db" | "now">,
  orderId: number,
): Promise<Packing> {
  const state = await loadPacking(db, orderId);
  if (!state) throw notFound();
  const { order, awb, packing, lines } = state;
  const last = packing?.scans.at(-1);
  const goods = lines.flatMap(({ productId, wanted }) =>
    canPack(order) && productId !== null && wanted > 0 ? [{ productId, wanted }] : [],
  );
  const lots = await lotsOf(db, { orderIds: [orderId], goods, at: now() });
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
    lines: lines.map(({ productId, lineId, ...line }) => ({
      productid: productId,
      lineid: lineId,
      ...line,
      ...toWireLots(productId === null ? undefined : lots.get(productId)),
    })),
    last: last
      ? {
          scan: last.id,
          productid: last.productId,
          lineid: last.lineId,
          quantity: last.quantity,
          by: last.by,
          at: last.at.toISOString(),
        }
      : null,
  };
}

/** Converts the lots of a line; all lists are empty for a product without lots. */
export function toWireLots(lots: LineLots | undefined) {
  const { take = [], instead = [], expired = [] } = lots ?? {};
  return { lots: take.map(toLot), other_lots: instead.map(toLot), expired_lots: expired.map(toLot) };
}

function toLot({ lotId, code, expiresOn, pieces, isExpired }: TakenLot) {
  return { lotID: lotId, code, expires_on: expiresOn, pieces, is_expired: isExpired };
}
