import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

describe("the check of read rows", () => {
  it("checkReadModel finds no differences in a consistent shop", async () => {
    expect(await shop.api.reindex()).toEqual({ checked: 7, repaired: 0, differences: [] });
  });

  it("checkReadModel repairs differences, reports them and writes them to the change outbox", async () => {
    await shop.query("update product_read set price_bani = 1, name_key = 'x' where product_id = $1", [
      PRODUCT.towels,
    ]);
    await shop.query("delete from product_read where product_id = $1", [PRODUCT.lemon]);
    await shop.query("update product set is_published = false where id = $1", [PRODUCT.soldOut]);
    await shop.query("delete from change_outbox");
    expect(await shop.api.reindex()).toEqual({
      checked: 7,
      repaired: 3,
      differences: [
        { productId: PRODUCT.lemon, what: "missing" },
        { productId: PRODUCT.towels, what: ["name_key", "price_bani"] },
        { productId: PRODUCT.soldOut, what: "left over" },
      ],
    });
    const reported = await shop.query("select product_id from change_outbox order by product_id");
    expect(reported).toEqual(
      [PRODUCT.lemon, PRODUCT.towels, PRODUCT.soldOut].map((product_id) => ({ product_id })),
    );
    expect((await shop.api.reindex()).repaired).toBe(0);
    expect((await shop.get(`/products/${PRODUCT.lemon}`)).status).toBe(200);
    expect((await shop.get(`/products/${PRODUCT.soldOut}`)).status).toBe(404);
  });

  it("checkReadModel ignores the physical order of rows", async () => {
    await shop.query("create table lying as select * from product_parameter_value");
    await shop.query("delete from product_parameter_value");
    await shop.query(
      "insert into product_parameter_value select * from lying order by product_id desc, value_id desc",
    );
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it("checkReadModel finds no differences after a category was renamed and moved", async () => {
    const category = { description: "", baseline: "", icon: null, picture: null, banners: [] };
    await shop.api.importShop({
      categories: [{ ...category, id: 4, parentId: 1, name: "Role și prosoape", slug: "role", sortOrder: 4 }],
    });
    const { body } = await shop.get("/search/prosoape?perPage=50");
    expect(body.data.map((product: { productID: number }) => product.productID)).toContain(PRODUCT.lastThree);
    const [row] = await shop.query("select category_ids from product_read where product_id = $1", [
      PRODUCT.lastThree,
    ]);
    expect(row).toEqual({ category_ids: [4, 1] });
    expect((await shop.api.reindex()).repaired).toBe(0);
  });
});
