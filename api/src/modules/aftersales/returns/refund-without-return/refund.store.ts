/** The SQL of refunds without a return: an order's lines, with what of them went back. */
import { sql } from "kysely";
import type { Db } from "../../../../db/database.ts";
import type { GivableLine } from "./refund.rules.ts";

export async function loadGivableLines(db: Db, orderId: number): Promise<GivableLine[]> {
  const { rows } = await sql<GivableLine>`
    select l.line_id as "lineId", l.position, l.product_type as "productType", l.name, l.code, l.unit, l.quantity,
      l.unit_price_bani as "unitPriceBani", s.taken, s.paid_back as refunded
    from order_goods l join order_line_state s on s.line_id = l.line_id
    where l.order_id = ${orderId} order by l.position`.execute(db);
  return rows;
}
