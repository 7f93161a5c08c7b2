import { expect, it, vi } from "vitest";
import { sql } from "kysely";
import type { ShopImport } from "../../../index.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { aGift } from "../../../testing/test-offers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

const lock = (tx: Tx, id: number) => sql`select from product where id = ${id} for no key update`.execute(tx);
const isSomebodyWaiting = async (): Promise<boolean> =>
  (
    await shop.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length > 0;

/** Runs the import while orders lock the same two products, first the lower id and then the higher one. */
async function importDuringOrder(part: ShopImport): Promise<void> {
  let imported: Promise<void> | undefined;
  await transaction(shop.db, async (tx) => {
    await lock(tx, LOW);
    imported = shop.api.importShop(part);
    await vi.waitUntil(isSomebodyWaiting, 5_000);
    await lock(tx, HIGH);
  });
  await imported;
}
const [LOW, HIGH] = [PRODUCT.lavender, PRODUCT.pairsOnly];
const renamed = (id: number) => aProduct({ id, name: `Nou ${id}`, code: `NOU-${id}` });

it("an import locks products in ascending id order, as orders do, regardless of file order", async () => {
  await importDuringOrder({ products: [renamed(HIGH), renamed(LOW)] });
  expect(await shop.query("select name from product where id = any($1) order by id", [[LOW, HIGH]])).toEqual([
    { name: `Nou ${LOW}` },
    { name: `Nou ${HIGH}` },
  ]);
});

it("an import locks the products of its promotions and reviews together with its own", async () => {
  const promotion = aGift({ percent: 10, gift: null, productIds: [LOW] });
  await importDuringOrder({ products: [renamed(HIGH)], promotions: [promotion] });
  const review = {
    productId: LOW,
    name: "Ana",
    email: "ana@example.com",
    title: "Bun",
    comment: "Miroase bine.",
    stars: 5,
  };
  const decided = { ...review, state: "approved" as const, createdAt: new Date(), answers: [] };
  await importDuringOrder({ products: [renamed(HIGH)], reviews: [decided] });
  expect(
    await shop.query("select promotion_ids, stars from product_read where product_id = $1", [LOW]),
  ).toEqual([{ promotion_ids: [promotion.id], stars: expect.anything() }]);
});

it("an import locks products of already running promotions together with its own", async () => {
  await shop.api.importShop({ promotions: [aGift({ percent: 20, gift: null, productIds: [LOW] })] });
  await shop.query("update product set price_bani = list_price_bani where id = $1", [LOW]);
  await importDuringOrder({ products: [renamed(HIGH)] });
  expect(
    await shop.query("select price_bani < list_price_bani as lower from product where id = $1", [LOW]),
  ).toEqual([{ lower: true }]);
});
