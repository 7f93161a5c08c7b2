import { expect, it } from "vitest";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { anOrder, moveTo } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { countSoldPieces } from "./sold-count.service.ts";

const shop = await openTestShop();
const { db } = shop;

const HOUR_MS = 3_600_000;
const countIn = (hours: number) =>
  countSoldPieces({ db, now: () => new Date(Date.now() + hours * HOUR_MS) }, 2);
const soldOf = async (...ids: number[]): Promise<unknown[]> => {
  const rows = await shop.query(
    "select p.sold, r.sold as listed from product p join product_read r on r.product_id = p.id where p.id = any($1) order by p.id",
    [ids],
  );
  return rows.map(({ sold, listed }) => [sold, listed]);
};

it("several workers count sold pieces once and subtract cancelled ones", async () => {
  await shop.api.importShop({
    products: [aProduct({ id: 800, stock: 50, sold: 7 }), aProduct({ id: 801, stock: 50, sold: 0 })],
  });
  await anOrder(shop, {
    lines: [
      { product: 800, quantity: 2 },
      { product: 801, quantity: 9 },
    ],
  });
  const cancelled = await anOrder(shop, { lines: [{ product: 801, quantity: 5 }] });
  await countIn(0.5);
  expect(await soldOf(800, 801)).toEqual([
    [7, 7],
    [0, 0],
  ]);
  await Promise.all([countIn(2), countIn(2)]);
  expect(await soldOf(800, 801)).toEqual([
    [9, 9],
    [14, 14],
  ]);
  await moveTo(shop, cancelled, "cancelled");
  await countIn(2);
  await countIn(2);
  expect(await soldOf(800, 801)).toEqual([
    [9, 9],
    [9, 9],
  ]);
});
