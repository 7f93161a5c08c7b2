import { expect } from "@playwright/test";
import { API_KEY } from "../own-shop.ts";
import type { Goods } from "./buyer.ts";
import type { ShopUnderFire } from "./shop-under-fire.ts";

type SellingShop = Pick<ShopUnderFire, "api" | "staffKey" | "query" | "reindex">;

/** Sets up a few products with little stock, bundles of them, and vouchers with few uses. */
export async function scarceGoods(shop: SellingShop): Promise<Goods> {
  const products = await shop.query<{ id: number }>(
    "select id from product where min_quantity = 1 and is_published order by id limit 14",
  );
  const ids = products.map((row) => row.id);
  await shop.query(
    `insert into stock_movement (product_id, quantity, reason, actor_kind, at)
     select id, 40 - stock, 'correction', 'staff', now() from product where id = any($1) and stock <> 40 order by id`,
    [ids],
  );
  await shop.query(
    "insert into bundle (id, slug, name, percent) values (900, 'pachet-de-proba', 'Pachet de probă', 10)",
  );
  await shop.query(
    "insert into bundle_product (bundle_id, product_id, quantity, sort_order) select 900, unnest($1::int[]), 2, 1",
    [ids.slice(0, 2)],
  );
  // Applies the direct database changes to the lists' read rows.
  shop.reindex();
  const vouchers = ["FOC1", "FOC2"];
  for (const [index, code] of vouchers.entries()) await makeVoucher(shop, code, index === 0 ? 15 : 1);
  const [city] = await shop.query<{ id: number }>("select id from city where county_id = 12 limit 1");
  return {
    products: ids,
    bundles: [900],
    vouchers,
    cityId: city?.id ?? 0,
    api: shop.api,
    staffKey: shop.staffKey,
  };
}

async function makeVoucher(shop: SellingShop, code: string, maxUses: number): Promise<void> {
  const response = await fetch(`${shop.api}/staff/vouchers`, {
    method: "POST",
    headers: { "x-api-key": API_KEY, "x-staff-key": shop.staffKey, "content-type": "application/json" },
    body: JSON.stringify({ code, name: "Probă", kind: "percent", percent: 10, max_uses: maxUses }),
  });
  expect(response.status).toBe(200);
}
