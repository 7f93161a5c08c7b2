import type { TestShop } from "./test-shop.ts";

export async function setStock(shop: TestShop, stock: number, ...productIds: number[]): Promise<void> {
  await shop.query(
    `insert into stock_movement (product_id, quantity, reason, actor_kind, at)
     select id, $1 - stock, 'correction', 'staff', now() from product
     where stock <> $1 and (cardinality($2::integer[]) = 0 or id = any($2)) order by id`,
    [stock, productIds],
  );
}

/** Returns the stock of a product; -1 if it does not exist. */
export async function stockOf(shop: TestShop, productId: number): Promise<number> {
  const [row] = await shop.query<{ stock: number }>("select stock from product where id = $1", [productId]);
  return row?.stock ?? -1;
}
