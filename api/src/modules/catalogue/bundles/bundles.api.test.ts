import { describe, expect, it } from "vitest";
import type { BundleImport } from "../../../index.ts";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();

function aBundle(changes: Partial<BundleImport> & { id: number }): BundleImport {
  return {
    slug: `pachetul-${changes.id}`,
    name: `Pachetul ${changes.id}`,
    description: "<p>Tot ce trebuie</p>",
    picture: "/media/scene/pachet",
    isPublished: true,
    sortOrder: changes.id,
    percent: 10,
    products: [
      { productId: PRODUCT.towels, quantity: 2 },
      { productId: PRODUCT.lavender, quantity: 1 },
    ],
    ...changes,
  };
}
await shop.api.importShop({
  bundles: [
    aBundle({ id: 5, sortOrder: 2 }),
    aBundle({ id: 6, sortOrder: 1, products: [{ productId: PRODUCT.soldOut, quantity: 1 }] }),
    aBundle({ id: 7, isPublished: false }),
  ],
});
const namesOf = (bundles: { info: { name: string } }[]) => bundles.map(({ info }) => info.name);

describe("GET /bundles/:id", () => {
  it("returns a bundle's products in order, with a bundle price below their total", async () => {
    const { status, body } = await shop.get("/bundles/5");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: 5,
      status: 1,
      picture: { original: "/media/scene/pachet" },
      info: { url: "/pachete/pachetul-5", name: "Pachetul 5", description: "<p>Tot ce trebuie</p>" },
      total_price: 109.99,
      price: 98.99,
      save_amount: 11,
      is_buyable: true,
      bundle_stock: 10,
    });
    expect(body.data.products).toMatchObject([
      { productID: PRODUCT.towels, bundle_quantity: 2, bundle_sortorder: 1, stock: "În stoc", price: 45 },
      {
        productID: PRODUCT.lavender,
        bundle_quantity: 1,
        bundle_sortorder: 2,
        info: { product: "Detergent pentru pardoseli cu lavandă 1 l" },
      },
    ]);
  });

  it("shows a bundle as not buyable while one of its products is out of stock", async () => {
    const { body } = await shop.get("/bundles/6");
    expect(body.data).toMatchObject({ is_buyable: false, bundle_stock: 0 });
  });

  it("shows an unpublished product of a bundle as sold out", async () => {
    await shop.api.importShop({ products: [aProduct({ id: 900, name: "Retras", isPublished: false })] });
    await shop.api.importShop({ bundles: [aBundle({ id: 8, products: [{ productId: 900, quantity: 1 }] })] });
    const { body } = await shop.get("/bundles/8");
    expect(body.data).toMatchObject({
      is_buyable: false,
      products: [{ stock: "Stoc epuizat", info: { product: "Retras" } }],
    });
    await shop.query("delete from bundle where id = 8");
  });

  it("resolves the URL of a published bundle, but not of an unpublished one", async () => {
    const resolveUrl = async (url: string) => (await shop.post("/utilities/router", { url })).body;
    expect(await resolveUrl("/pachete/pachetul-5")).toMatchObject({
      statusCode: 200,
      data: { type: "catalog.bundle", id: 5 },
    });
    expect((await resolveUrl("/pachete/pachetul-7")).statusCode).toBe(404);
  });

  it.each(["/bundles/7", "/bundles/999", "/bundles/x"])(
    "returns 404 for an unpublished, unknown or malformed bundle id: %s",
    async (path) => {
      expect((await shop.get(path)).status).toBe(404);
    },
  );
});

describe("bundles in lists", () => {
  it("lists published bundles in display order, page by page", async () => {
    const { body } = await shop.get("/bundles");
    expect(namesOf(body.data)).toEqual(["Pachetul 6", "Pachetul 5"]);
    const second = await shop.get("/bundles?perPage=1&page=2");
    expect(namesOf(second.body.data)).toEqual(["Pachetul 5"]);
    expect(second.body.meta).toMatchObject({ total: 2, last_page: 2 });
  });

  it("shows bundles on the pages of their products, categories and brands", async () => {
    const product = await shop.get(`/products/${PRODUCT.lavender}`);
    expect(namesOf(product.body.data.bundles)).toEqual(["Pachetul 5"]);
    expect(product.body.data.bundle_stock).toBe(10);
    expect(namesOf((await shop.get("/categories/4")).body.data.bundles)).toEqual([
      "Pachetul 6",
      "Pachetul 5",
    ]);
    expect(namesOf((await shop.get("/categories/1")).body.data.bundles)).toEqual(["Pachetul 5"]);
    expect(namesOf((await shop.get("/brands/2")).body.data.bundles)).toEqual(["Pachetul 5"]);
    expect((await shop.get(`/products/${PRODUCT.lemon}`)).body.data.bundles).toEqual([]);
  });
});
