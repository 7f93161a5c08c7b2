import { describe, expect, it } from "vitest";
import { SORT } from "@curat/contract/catalog.values";
import { aProduct, daysAgo } from "../../testing/test-catalogue.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const CATEGORY = 800;
const [SOLD_OUT, PLAIN, REDUCED] = [801, 802, 803];

async function openShop(catalogEngine: "sql" | "index") {
  const shop = await openTestShop({ catalogEngine });
  const reduced = (bani: number) => [
    { bani: 100_00, from: daysAgo(200) },
    { bani, from: daysAgo(5) },
  ];
  await shop.api.importShop({
    categories: [
      {
        id: CATEGORY,
        parentId: null,
        name: "Raion cu lipsuri",
        slug: "raion-cu-lipsuri",
        description: "",
        baseline: "",
        icon: null,
        picture: null,
        banners: [],
        sortOrder: 1,
      },
    ],
    products: [
      // First by both orders, were it there.
      { id: SOLD_OUT, stock: 0, prices: reduced(50_00), recommended: 9 },
      { id: PLAIN, recommended: 5 },
      { id: REDUCED, prices: reduced(90_00) },
    ].map((changes) => aProduct({ categoryId: CATEGORY, ...changes })),
  });
  return shop;
}
const shops = { sql: await openShop("sql"), index: await openShop("index") };

describe.each(["sql", "index"] as const)("what is sold out, with the engine %s,", (engine) => {
  it.each([
    ["Reducere", SORT.discount, [REDUCED, PLAIN, SOLD_OUT]],
    ["Recomandare", SORT.recommended, [PLAIN, REDUCED, SOLD_OUT]],
  ])("stands last under %s", async (_, sort, expected) => {
    const { body } = await shops[engine].get(`/products?categoryid=${CATEGORY}&sortorder=${sort}`);
    expect(body.data.map(({ productID }: { productID: number }) => productID)).toEqual(expected);
  });
});
