/** What an order takes out of stock. */
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

/** Pieces of each product of an order, gifts included, by ascending id. */
export async function loadSoldPieces(
  tx: Tx,
  orderId: number,
): Promise<{ productId: number; quantity: number }[]> {
  const { rows } = await sql<{ productId: number; quantity: number }>`
    select product_id as "productId", sum(quantity)::integer as quantity from order_line
    where order_id = ${orderId} and product_id is not null group by product_id order by product_id`.execute(
    tx,
  );
  return rows;
}
