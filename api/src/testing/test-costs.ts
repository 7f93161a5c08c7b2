import type { TestShop } from "./test-shop.ts";

export async function costOf(
  shop: TestShop,
  productId: number,
): Promise<{ pieces: number; value_bani: number } | undefined> {
  const [row] = await shop.query<{ pieces: number; value_bani: number }>(
    "select pieces, value_bani from product_cost where product_id = $1",
    [productId],
  );
  return row;
}

export interface TestCostEntry {
  kind: string;
  pieces: number;
  value_bani: number;
  line_id: number | null;
}

export function costEntries(shop: TestShop, productId: number): Promise<TestCostEntry[]> {
  return shop.query(
    "select kind, pieces, value_bani, line_id from cost_entry where product_id = $1 order by id",
    [productId],
  );
}

/**
 * Returns tracked products whose cost ledger differs from its total or from the goods in stock; empty if there are
 * none.
 */
export function brokenCosts(shop: TestShop): Promise<object[]> {
  return shop.query(
    `select c.product_id, c.pieces, c.value_bani, e.pieces as posted, e.value_bani as posted_bani, h.pieces as owned
     from product_cost c
     join (select product_id, sum(pieces) as pieces, sum(value_bani) as value_bani from cost_entry group by 1) e using (product_id)
     join goods_owned h using (product_id)
     where (c.pieces, c.value_bani) <> (e.pieces, e.value_bani) or c.pieces <> h.pieces`,
  );
}
