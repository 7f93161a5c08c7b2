import { describe, expect, it } from "vitest";
import { aProduct, PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

describe("categories", () => {
  it("returns a category with its breadcrumbs, children and product counts", async () => {
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
    "returns 404 for %s",
    async (path) => {
      const { status, body } = await shop.get(path);
      expect(status).toBe(404);
      expect(body.message).toBe("url not found");
    },
  );
});

describe("brands", () => {
  it("returns a brand with its name and URL", async () => {
    const { status, body } = await shop.get("/brands/1");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      brandID: 1,
      picture: null,
      info: { brand: "Cristal Pro", url: "/marci/cristal-pro" },
    });
  });

  it("lists brands that have products, sorted by name", async () => {
    const { body } = await shop.get("/brands?per_page=1000");
    expect(body.data.map((one: { info: { brand: string } }) => one.info.brand)).toEqual([
      "Cristal Pro",
      "Nufăr",
    ]);
    expect(body.meta).toMatchObject({ total: 2, last_page: 1 });
    const second = await shop.get("/brands?per_page=1&page=2");
    expect(second.body.data).toMatchObject([{ brandID: 2 }]);
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

  it("finds a product by its slug", async () => {
    const { body } = await shop.get(`/products/produs-${PRODUCT.lemon}`);
    expect(body.data.productID).toBe(PRODUCT.lemon);
  });

  it("links each variant value to its product and marks the current one", async () => {
    const { body } = await shop.get(`/products/${PRODUCT.lavender}`);
    expect(body.data.variants).toEqual([
      {
        name: "Volum",
        choices: [
          {
            value: "1 l",
            selected: true,
            buyable: true,
            info: { url: `/produs-${PRODUCT.lavender}` },
            price: 19.99,
            unit_price: "19.99 lei/l",
          },
          {
            value: "5 l",
            selected: false,
            buyable: true,
            info: { url: `/produs-${PRODUCT.lavenderLarge}` },
            price: 79.9,
            unit_price: "15.98 lei/l",
            unit_saves: 20,
          },
        ],
      },
    ]);
  });

  it("shows products without stock as out of stock, and scarce products as limited", async () => {
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

  it("gives every product a unit price, per sale unit if it has no net quantity", async () => {
    const without = await shop.query<{ product_id: number }>(
      "select product_id from product_read where unit_price is null",
    );
    expect(without).toEqual([]);
    const { body } = await shop.get(`/products/${PRODUCT.pairsOnly}`);
    expect(body.data.legal.unit_price).toMatch(/^\d+\.\d\d lei\//);
  });

  it("returns banners, options and one row for each characteristic", async () => {
    const banner = {
      type: 1,
      title: "Pardoseli curate",
      url: "/curatenie",
      picture: "/media/banner/a",
      pictureMobile: "/media/banner/b",
    };
    const shown = {
      bannertype: 1,
      bannertitle: "Pardoseli curate",
      url: "/curatenie",
      bannerpic: "/media/banner/a",
      bannerpic_mobile: "/media/banner/b",
    };
    const options = [{ name: "Etichetă cu sigla ta", text: "La cerere." }];
    await shop.api.importShop({
      products: [
        aProduct({
          id: 301,
          banners: [banner],
          options,
          categoryId: 1,
          stock: 0,
          characteristics: [
            { name: "Material", value: "Plastic" },
            { name: "Material", value: "ABS" },
            { name: "Material", value: "Plastic" },
          ],
        }),
      ],
      brands:
        testCatalogue()
          .brands?.slice(0, 1)
          .map((brand) => ({ ...brand, banners: [banner] })) ?? [],
    });
    const { body } = await shop.get("/products/301");
    expect(body.data).toMatchObject({ banners: [shown], options });
    expect(body.data.param).toEqual([{ param: "Material", value: "Plastic, ABS" }]);
    expect((await shop.get("/brands/1")).body.data.banners).toEqual([shown]);
  });

  it("recommends one product per family, and never the same product in both recommendation lists", async () => {
    const family = (masterId: number, brandId: number) =>
      [0, 1].map((at) => aProduct({ id: masterId + at, masterId, brandId, categoryId: 4 }));
    await shop.api.importShop({ products: [...family(401, 1), ...family(411, 1), ...family(421, 2)] });
    const idsOf = async (call: string): Promise<number[]> => {
      const { body } = await shop.get(`/products/401/${call}`);
      return body.data.flatMap(({ products }: { products: { productID: number }[] }) =>
        products.map(({ productID }) => productID),
      );
    };
    const similar = await idsOf("related");
    expect(similar).toEqual(expect.arrayContaining([411, 421]));
    expect(similar).not.toEqual(expect.arrayContaining([402]));
    expect(similar.filter((id) => [412, 422].includes(id))).toEqual([]);
    const ofBrand = await idsOf("brandRelated");
    expect(ofBrand.length).toBeGreaterThan(0);
    expect(ofBrand.filter((id) => similar.includes(id) || id === 412)).toEqual([]);
    // Recommendations by brand come only from other categories.
    const own = await shop.query<{ product_id: number }>(
      "select product_id from product_read where category_ids[1] = 4",
    );
    expect(own.filter(({ product_id: id }) => ofBrand.includes(id))).toEqual([]);
  });

  it("recommends products of the same category, but not variants of the product itself", async () => {
    const { body } = await shop.get(`/products/${PRODUCT.lavender}/related`);
    expect(body.data[0].products.map((product: { productID: number }) => product.productID)).toEqual([
      PRODUCT.lemon,
    ]);
  });
});
