import { expect, it } from "vitest";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const COUNT = 12;
const numbers = Array.from({ length: COUNT }, (_, at) => at + 1);

async function openShop() {
  const shop = await openTestShop();
  await shop.api.importShop({
    brands: numbers.map((at) => ({
      id: 500 + at,
      name: `Zefir ${at}`,
      slug: `zefir-${at}`,
      description: "",
      logo: null,
      manufacturer: {
        name: "Zefir SRL",
        address: "Str. Lungă 1, Cluj-Napoca",
        email: "contact@zefir.example",
      },
      sortOrder: at,
    })),
    categories: numbers.map((at) => ({
      id: 500 + at,
      parentId: null,
      name: `Zefir raion ${at}`,
      slug: `zefir-raion-${at}`,
      description: "",
      baseline: "",
      icon: null,
      picture: null,
      banners: [],
      sortOrder: at,
    })),
    products: numbers.map((at) =>
      aProduct({ id: 500 + at, name: `Zefir produs ${at}`, brandId: 500 + at, categoryId: 500 + at }),
    ),
  });
  return shop;
}
const shop = await openShop();

// requirements: B9: suggestions contain up to 10 categories, 3 products and 3 brands
it("suggestions contain at most ten categories, three products and three brands", async () => {
  const { body } = await shop.get("/search/suggestion/zefir");
  const having = (key: string) => body.data.filter((item: object) => key in item);
  expect(having("categoryID")).toHaveLength(10);
  expect(having("productID")).toHaveLength(3);
  expect(having("brandID")).toHaveLength(3);
  expect(having("categoryID")[0]).toMatchObject({ category: expect.any(String), url: expect.any(String) });
  expect(having("productID")[0]).toMatchObject({ product: expect.any(String), url: expect.any(String) });
  expect(having("productID")[0]).toHaveProperty("pic");
  expect(body.total).toBe(COUNT);
});
