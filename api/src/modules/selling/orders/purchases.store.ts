import type { Db } from "../../../db/database.ts";

/** The latest order of a customer in which a product reached him; undefined when he never bought it. (law: Reviews) */
export async function findPurchase(
  db: Db,
  customerId: number,
  productId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("orders")
    .innerJoin("order_line", "order_line.order_id", "orders.id")
    .where("orders.customer_id", "=", customerId)
    .where("order_line.product_id", "=", productId)
    .where("order_line.quantity", ">", 0)
    .where("orders.status", "in", ["delivered", "completed", "partly_returned", "returned"])
    .orderBy("orders.id", "desc")
    .select("orders.id")
    .executeTakeFirst();
  return row?.id;
}
