import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { LotAtHand } from "./packing-lots.rules.ts";

/**
 * Returns the lots of these products that still have pieces, earliest expiry date first. `own` counts pieces packed
 * for `orderIds`.
 */
export async function loadLots(
  db: Db,
  { productIds, orderIds }: { productIds: readonly number[]; orderIds: readonly number[] },
): Promise<Map<number, LotAtHand[]>> {
  const isOwn = sql`k.order_id = ${anyOf(orderIds)}`;
  const { rows } = await sql<LotAtHand & { productId: number }>`
    select l.product_id as "productId", l.lot_id as "lotId", l.code, to_char(l.expires_on, 'YYYY-MM-DD') as "expiresOn",
      l.pieces, coalesce(sum(k.pieces) filter (where ${isOwn}), 0)::integer as own,
      coalesce(sum(k.pieces) filter (where not ${isOwn}), 0)::integer as others
    from lot_at_hand l left join packed_lot k on k.lot_id = l.lot_id
    where l.product_id = ${anyOf(productIds)}
    group by l.product_id, l.lot_id, l.code, l.expires_on, l.pieces
    order by l.expires_on nulls last, l.lot_id`.execute(db);
  return Map.groupBy(rows, ({ productId }) => productId);
}

/** Locks a product's row until the transaction ends. Packing, shipping and counting the product take the same lock. */
export async function lockProduct(tx: Tx, productId: number): Promise<void> {
  await sql`select from product_facts where id = ${productId} for no key update`.execute(tx);
}

/** Replaces the lots that an order has packed of a product. The product must be locked. */
export async function writeLots(
  tx: Tx,
  { orderId, productId }: { orderId: number; productId: number },
  lots: readonly { lotId: number; pieces: number }[],
): Promise<void> {
  await sql`delete from packing_lot where order_id = ${orderId} and product_id = ${productId}`.execute(tx);
  if (lots.length === 0) return;
  await tx
    .insertInto("packing_lot")
    .values(
      lots.map(({ lotId, pieces }) => ({ order_id: orderId, product_id: productId, lot_id: lotId, pieces })),
    )
    .execute();
}
