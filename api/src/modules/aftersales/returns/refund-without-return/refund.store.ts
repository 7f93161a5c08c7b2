/** The SQL of refunds without a return: an order's lines, with what of them went back. */
import { sql } from "kysely";
import type { Db } from "../../../../db/database.ts";
import { piecesTaken } from "../returns.store.ts";
import type { GivableLine } from "./refund.rules.ts";

export async function loadGivableLines(db: Db, orderId: number): Promise<GivableLine[]> {
  const { rows } = await sql<GivableLine>`
    select l.position, l.product_type as "productType", l.name, l.code, l.unit, l.quantity,
      l.unit_price_bani as "unitPriceBani", (${piecesTaken()}) as taken,
      coalesce((
        select sum(rl.quantity) from return_line rl join return_request r on r.id = rl.return_id
        where rl.order_id = l.order_id and rl.position = l.position and r.status = 'refunded'
      ), 0)::integer + coalesce((
        select g.quantity from refunded_goods g where g.order_id = l.order_id and g.position = l.position
      ), 0) as refunded
    from order_goods l where l.order_id = ${orderId} order by l.position`.execute(db);
  return rows;
}
