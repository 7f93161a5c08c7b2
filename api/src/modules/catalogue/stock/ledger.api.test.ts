import { describe, expect, it } from "vitest";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { setStock, stockOf } from "../../../testing/test-stock.ts";

const shop = await openTestShop();

const ledgerOf = (id: number) =>
  shop.query(
    "select quantity, stock_after, reason, actor_kind from stock_movement where product_id = $1 order by id",
    [id],
  );

describe("the stock ledger", () => {
  it("the stock ledger opens with the initial stock and continues with movements", async () => {
    await shop.api.importShop({
      products: [aProduct({ id: 700, stock: 12 }), aProduct({ id: 701, stock: 0 })],
    });
    await setStock(shop, 9, 700, 701);
    await setStock(shop, 20, 700);
    expect(await ledgerOf(700)).toEqual([
      { quantity: 12, stock_after: 12, reason: "opening", actor_kind: "import" },
      { quantity: -3, stock_after: 9, reason: "correction", actor_kind: "staff" },
      { quantity: 11, stock_after: 20, reason: "correction", actor_kind: "staff" },
    ]);
    expect(await ledgerOf(701)).toEqual([
      { quantity: 9, stock_after: 9, reason: "correction", actor_kind: "staff" },
    ]);
    expect(await stockOf(shop, 700)).toBe(20);
  });

  it("a repeated import does not change the stock, because only movements change it", async () => {
    await shop.api.importShop({ products: [aProduct({ id: 702, stock: 5 })] });
    await shop.api.importShop({ products: [aProduct({ id: 702, stock: 50 })] });
    expect(await stockOf(shop, 702)).toBe(5);
    expect(await ledgerOf(702)).toHaveLength(1);
  });

  it.each([
    [
      "a stock change without a movement",
      "update product set stock = stock + 1 where id = $1",
      /by a movement/,
    ],
    ["a changed movement", "update stock_movement set quantity = 1 where product_id = $1", /stays/],
    ["a deleted movement", "delete from stock_movement where product_id = $1", /stays/],
    [
      "a negative stock",
      "insert into stock_movement (product_id, quantity, reason, actor_kind, at) values ($1, -100000, 'correction', 'staff', now())",
      /product_stock_check/,
    ],
    [
      "an unknown reason",
      "insert into stock_movement (product_id, quantity, reason, actor_kind, at) values ($1, 1, 'furt', 'staff', now())",
      /reason_check/,
    ],
    [
      "a movement without an actor",
      "insert into stock_movement (product_id, quantity, reason, at) values ($1, 1, 'correction', now())",
      /actor_kind/,
    ],
  ])("the stock ledger refuses %s", async (_, statement, message) => {
    const before = [await stockOf(shop, PRODUCT.towels), await ledgerOf(PRODUCT.towels)];
    await expect(shop.query(statement, [PRODUCT.towels])).rejects.toThrow(message);
    expect([await stockOf(shop, PRODUCT.towels), await ledgerOf(PRODUCT.towels)]).toEqual(before);
  });

  it("the stock ledger calculates the stock after a movement and ignores the inserted value", async () => {
    await shop.query(
      "insert into stock_movement (product_id, quantity, stock_after, reason, actor_kind, at) values ($1, 2, 999, 'correction', 'staff', now())",
      [PRODUCT.lemon],
    );
    expect(await ledgerOf(PRODUCT.lemon)).toContainEqual(
      expect.objectContaining({ quantity: 2, stock_after: 102 }),
    );
  });
});
