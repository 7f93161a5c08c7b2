import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

export interface LineLot {
  position: number;
  lotId: number;
  code: string;
  expiresOn: string | null;
  pieces: number;
}

/**
 * Returns the lots of an order's lines, by line and then by expiry: the shipped lots or, for a product without
 * shipped lots, its packed lots at its first line. Undefined for an unknown order.
 */
export async function findOrderLots(db: Db, orderId: number): Promise<LineLot[] | undefined> {
  const { rows } = await sql<{ [Key in keyof LineLot]: LineLot[Key] | null }>`
    with shipped as (select s.position, s.lot_id, s.pieces from line_lot s where s.order_id = ${orderId}),
    packed as (
      select n.position, k.lot_id, k.pieces from packed_lot k
      join lateral (
        select min(n.position) as position from order_line_net n
        where n.order_id = k.order_id and n.product_id = k.product_id
      ) n on n.position is not null
      where k.order_id = ${orderId} and not exists (
        select from shipped s join lot l on l.id = s.lot_id where l.product_id = k.product_id)
    )
    select t.position, t.lot_id as "lotId", l.code, to_char(l.expires_on, 'YYYY-MM-DD') as "expiresOn", t.pieces
    from order_facts o left join (select * from shipped union all select * from packed) t on true
    left join lot l on l.id = t.lot_id
    where o.order_id = ${orderId} order by t.position, l.expires_on nulls last, l.id`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ position, lotId, code, expiresOn, pieces }) =>
    position === null || lotId === null || code === null || pieces === null
      ? []
      : [{ position, lotId, code, expiresOn, pieces }],
  );
}
