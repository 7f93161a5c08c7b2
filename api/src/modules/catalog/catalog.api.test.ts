import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../testing/test-catalogue.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const shop = await openTestShop();

describe("categories", () => {
  it("answers a category with its way up, its children and their counts", async () => {
    const { status, body } = await shop.get("/categories/2");
    expect(status).toBe(200);
    expect(body.data.breadcrumbs.map((crumb: { name: string }) => crumb.name)).toEqual([
      "Curățenie",
      "Detergenți",
    ]);
    expect(body.data).toMatchObject({
      categoryID: 2,
      parentID: 1,
      countProducts: 3,
      info: { category: "Detergenți", url: "/curatenie/detergenti" },
    });
    expect(body.data.subcats).toMatchObject([
      { categoryID: 3, countProducts: 3, info: { category: "Detergenți pentru pardoseli" } },
    ]);
  });

  it.each(["/categories/999", "/categories/0", "/categories/abc", "/categories/99999999999999"])(
    "answers 404 for %s",
    async (path) => {
      const { status, body } = await shop.get(path);
      expect(status).toBe(404);
      expect(body.message).toBe("url not found");
    },
  );
});

describe("brands", () => {
  it("answers a brand with its texts and its address", async () => {
    const { status, body } = await shop.get("/brands/1");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      brandID: 1,
      picture: null,
      info: { brand: "Cristal Pro", url: "/marci/cristal-pro" },
    });
  });

  it("lists the brands that have products, by name", async () => {
    const { body } = await shop.get("/brands?per_page=1000");
    expect(body.data.map((one: { info: { brand: string } }) => one.info.brand)).toEqual([
      "Cristal Pro",
      "Nufăr",
    ]);
    expect(body.meta).toMatchObject({ total: 2, last_page: 1 });
    const second = await shop.get("/brands?per_page=1&page=2");
    expect(second.body.data).toMatchObject([{ brandID: 2 }]);
  });

  it.each(["/brands/999", "/brands/abc"])("answers 404 for %s", async (path) => {
    expect((await shop.get(path)).status).toBe(404);
  });
});

describe("products", () => {
  it("computes the old price and the saving from the price history", async () => {
    const { body } = await shop.get(`/products/${PRODUCT.lavender}`);
    expect(body.data).toMatchObject({
      price: 19.99,
      oldprice: 24.99,
      save_percent: 20,
      currencyID: "RON",
      vat: 21,
    });
    expect(body.data.legal.unit_price).toBe("19.99 lei/l");
  });

  it("finds a product by the last part of its address", async () => {
    const { body } = await shop.get(`/products/produs-${PRODUCT.lemon}`);
    expect(body.data.productID).toBe(PRODUCT.lemon);
  });

  it("links each variant value to its own product and marks the own one", async () => {
    const { body } = await shop.get(`/products/${PRODUCT.lavender}`);
    expect(body.data.variants).toEqual([
      {
        name: "Volum",
        choices: [
          { value: "1 l", selected: true, buyable: true, info: { url: `/produs-${PRODUCT.lavender}` } },
          { value: "5 l", selected: false, buyable: true, info: { url: `/produs-${PRODUCT.lavenderLarge}` } },
        ],
      },
    ]);
  });

  it("says that a product is out of stock or limited", async () => {
    const soldOut = await shop.get(`/products/${PRODUCT.soldOut}`);
    expect(soldOut.body.data).toMatchObject({ stockID: 2, stock: "Stoc epuizat", buyable: false });
    const limited = await shop.get(`/products/${PRODUCT.lastThree}`);
    expect(limited.body.data).toMatchObject({
      stockID: 3,
      stock: "Stoc limitat",
      buyable: true,
      order_qty: 3,
    });
  });

  it("answers 404 for an unknown product", async () => {
    expect((await shop.get("/products/nu-exista")).status).toBe(404);
    expect((await shop.get("/products/4242")).status).toBe(404);
  });

  it("offers products of the same category, without variants of the product itself", async () => {
    const { body } = await shop.get(`/products/${PRODUCT.lavender}/related`);
    expect(body.data[0].products.map((product: { productID: number }) => product.productID)).toEqual([
      PRODUCT.lemon,
    ]);
  });
});
