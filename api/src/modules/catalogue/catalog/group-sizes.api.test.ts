import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { transaction } from "../../../db/database.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { refreshProductRead } from "./read-model.ts";

const shop = await openTestShop();
const { db } = shop;

/** Unpublishes a product and keeps the transaction open until `may` settles. */
function takeOff(id: number, may: Promise<unknown>): Promise<void> {
  return transaction(db, async (tx) => {
    await tx.updateTable("product").set({ is_published: false }).where("id", "=", id).execute();
    await refreshProductRead(tx, [id], new Date());
    await may;
  });
}

it("two concurrent transactions that remove a category's last products invalidate the category list", async () => {
  const [category] = await shop.query<{ id: number }>(
    "select category_ids[1] as id from product_read where product_id = $1",
    [PRODUCT.towels],
  );
  const rest = await shop.query<{ id: number }>(
    "select product_id as id from product_read where $1 = any(category_ids) order by product_id",
    [category?.id],
  );
  const [first, second, ...others] = rest.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error("The category has too few products.");
  for (const id of others) await takeOff(id, Promise.resolve());
  const [{ last } = { last: 0 }] = await shop.query<{ last: number }>(
    "select coalesce(max(id), 0)::int as last from change_outbox",
  );
  // Each transaction counts while the other one has written its row but not committed it.
  await Promise.all([first, second].map((id) => takeOff(id, pause(300))));
  const rows = await shop.query<{ tags: string[] }>("select tags from change_outbox where id > $1", [last]);
  expect(rows.flatMap(({ tags }) => tags)).toContain("categories");
});
