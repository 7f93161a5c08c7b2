import { sql } from "kysely";
import { anyOf, type Tx } from "../../../db/database.ts";
import { type AddedPieces, addToLots } from "./lots.store.ts";

/** Adds received pieces to their lots, for products with lot tracking. The products must be locked. */
export async function receiveLots(tx: Tx, received: readonly AddedPieces[], at: Date): Promise<void> {
  if (received.length === 0) return;
  const ids = received.map(({ productId }) => productId);
  const { rows } = await sql<{ id: number }>`
    select product_id as id from lot_product where product_id = ${anyOf(ids)}`.execute(tx);
  const trackedIds = new Set(rows.map(({ id }) => id));
  await addToLots(
    tx,
    received.filter(({ productId }) => trackedIds.has(productId)),
    at,
  );
}

/**
 * Locks the products and returns those lots of the receipt lines from which pieces have left. Ignores lots from
 * before lot tracking was last turned on.
 */
export async function lockReceivedLots(
  tx: Tx,
  { lineIds, productIds }: { lineIds: readonly number[]; productIds: readonly number[] },
): Promise<{ productId: number; code: string; missing: number }[]> {
  // The cost update needs this lock next; taking it now avoids a lock upgrade.
  await sql`select from product_facts where id = ${anyOf(productIds)} order by id for update`.execute(tx);
  const { rows } = await sql<{ productId: number; code: string; missing: number }>`
    select l.product_id as "productId", l.code, (sum(e.pieces) - l.pieces)::integer as missing
    from lot_entry e join lot l on l.id = e.lot_id join lot_product p on p.product_id = l.product_id and p.since <= e.at
    where e.receipt_line_id = ${anyOf(lineIds)}
    group by l.id having sum(e.pieces) > l.pieces order by l.id`.execute(tx);
  return rows;
}

/** Removes the pieces of an undone receipt from their lots. */
export async function takeBackLots(
  tx: Tx,
  { lineIds, productIds, at }: { lineIds: readonly number[]; productIds: readonly number[]; at: Date },
): Promise<void> {
  await sql`
    insert into lot_entry (lot_id, kind, pieces, receipt_line_id, at)
    select e.lot_id, 'receipt_undone', -sum(e.pieces), e.receipt_line_id, ${at}::timestamptz
    from lot_entry e join lot l on l.id = e.lot_id join lot_product p on p.product_id = l.product_id and p.since <= e.at
    where e.receipt_line_id = ${anyOf(lineIds)}
    group by e.lot_id, e.receipt_line_id having sum(e.pieces) > 0 order by e.lot_id`.execute(tx);
  await sql`select settle_lots(id, ${at}::timestamptz) from unnest(${productIds}::integer[]) as t (id)`.execute(
    tx,
  );
}
