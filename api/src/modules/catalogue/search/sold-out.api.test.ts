import { describe, expect, it } from "vitest";
import { SORT } from "@curat/contract/catalog.values";
import type { ProductImport } from "../../../index.ts";
import { aProduct, daysAgo } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const CATEGORY = 800;
const [SOLD_OUT, PLAIN, REDUCED] = [801, 802, 803];

const reduced = (bani: number) => [
  { bani: 100_00, from: daysAgo(200) },
  { bani, from: daysAgo(5) },
];
const GOODS: Record<number, Partial<ProductImport>> = {
  // If it were in stock, this product would come first in most sort orders.
  [SOLD_OUT]: {
    name: "Anticalcar",
    stock: 0,
    prices: reduced(5_00),
    recommended: 9,
    sold: 9,
    firstOfferedAt: daysAgo(1),
  },
  [PLAIN]: { name: "Mop nou", recommended: 5, firstOfferedAt: daysAgo(2) },
  [REDUCED]: { name: "Mătură nouă", prices: reduced(90_00), sold: 5 },
};
const product = (id: number, changes: Partial<ProductImport> = {}): ProductImport =>
  aProduct({ id, categoryId: CATEGORY, subtitle: "Epuizabil", ...GOODS[id], ...changes });
const idsOf = ({ data }: { data: { productID: number }[] }): number[] =>
  data.map(({ productID }) => productID);

async function openShop() {
  const shop = await openTestShop();
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
    products: [SOLD_OUT, PLAIN, REDUCED].map((id) => product(id)),
  });
  return shop;
}
const shop = await openShop();

describe("order of sold-out products", () => {
  it.each([
    ["Reducere", SORT.discount, [REDUCED, PLAIN, SOLD_OUT]],
    ["Recomandare", SORT.recommended, [PLAIN, REDUCED, SOLD_OUT]],
    ["Relevanță", SORT.relevance, [REDUCED, PLAIN, SOLD_OUT]],
    ["Noutăți", SORT.newest, [PLAIN, REDUCED, SOLD_OUT]],
    ["Nume", SORT.name, [REDUCED, PLAIN, SOLD_OUT]],
    ["Preț crescător", SORT.priceUp, [PLAIN, REDUCED, SOLD_OUT]],
    ["Preț descrescător", SORT.priceDown, [REDUCED, PLAIN, SOLD_OUT]],
  ])("sold-out products come last when sorted by %s", async (_, sort, expected) => {
    const { body } = await shop.get(`/products?categoryid=${CATEGORY}&sortorder=${sort}`);
    expect(idsOf(body)).toEqual(expected);
  });

  it("sold-out products move to the end of a list, and back when they are restocked", async () => {
    const { get, query } = shop;
    const sell = (stockId: number) =>
      query(
        "with s as (update product_read set stock_id = $2 where product_id = $1) insert into change_outbox (product_id) values ($1)",
        [REDUCED, stockId],
      );
    const path = `/products?categoryid=${CATEGORY}&sortorder=${SORT.name}`;
    await sell(2);
    expect(idsOf((await get(path)).body)).toEqual([PLAIN, SOLD_OUT, REDUCED]);
    await sell(1);
    expect(idsOf((await get(path)).body)).toEqual([REDUCED, PLAIN, SOLD_OUT]);
  });

  it("sold-out products come last in a search, except for a search by code", async () => {
    const { get } = shop;
    expect(idsOf((await get("/search/epuizabil")).body).at(-1)).toBe(SOLD_OUT);
    expect(idsOf((await get(`/search/COD-${SOLD_OUT}`)).body)[0]).toBe(SOLD_OUT);
  });
});
