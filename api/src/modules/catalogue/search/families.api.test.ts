import { describe, expect, it } from "vitest";
import { SORT } from "@curat/contract/catalog.values";
import type { ProductImport } from "../../../index.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const CATEGORY = 800;
const VOLUME = 700;
const SIZES = ["1 l", "5 l", "10 l"];
/** Prices of the three sizes. The ten-litre size is the cheapest, and the one-litre size sells best. */
const PRICES = [30_00, 90_00, 10_00];

/** Every size in a family sells better than all sizes of the next family. */
const FAMILIES = Array.from({ length: 14 }, (_, at) => 1_000 + at * 10);
const product = (id: number, changes: Partial<ProductImport> = {}): ProductImport => {
  const family = Math.floor(id / 10) * 10;
  const size = SIZES[id - family] ?? "";
  return aProduct({
    id,
    masterId: family,
    categoryId: CATEGORY,
    name: `Clipocel ${family}, ${size}`,
    slug: `clipocel-${id}`,
    variantValues: { Volum: size },
    valueIds: [VOLUME + 1 + id - family],
    sold: 2_000 - id,
    prices: [{ bani: PRICES[id - family] ?? 0, from: new Date("2026-01-01") }],
    ...changes,
  });
};
const PRODUCTS = FAMILIES.flatMap((family) => SIZES.map((_, at) => product(family + at)));

async function openShop() {
  const shop = await openTestShop();
  await shop.api.importShop({
    parameters: [
      {
        id: VOLUME,
        name: "Volum",
        slug: "marime",
        sortOrder: 9,
        values: SIZES.map((name, at) => ({
          id: VOLUME + 1 + at,
          name,
          slug: `m${at}`,
          sortOrder: at,
        })),
      },
    ],
    categories: [
      {
        id: CATEGORY,
        parentId: null,
        name: "Raion cu mărimi",
        slug: "raion-cu-marimi",
        description: "",
        baseline: "",
        icon: null,
        picture: null,
        banners: [],
        sortOrder: 1,
      },
    ],
    products: PRODUCTS,
  });
  return shop;
}
const shop = await openShop();

describe("a list sorted by relevance or recommendation", () => {
  const idsAt = async (path: string): Promise<number[]> => {
    const { body } = await shop.get(path);
    return body.data.map(({ productID }: { productID: number }) => productID);
  };
  const familiesIn = (ids: number[]) => ids.map((id) => Math.floor(id / 10) * 10);
  const category = `/products?categoryid=${CATEGORY}&sortorder=${SORT.relevance}`;

  it("a list by relevance shows each family once among the first twelve products", async () => {
    const first = await idsAt(category);
    expect(first).toEqual(FAMILIES.slice(0, 12));
    const all = [...first];
    for (const page of [2, 3, 4]) all.push(...(await idsAt(`${category}&page=${page}`)));
    expect(all.toSorted((a, b) => a - b)).toEqual(PRODUCTS.map(({ id }) => id));
    expect(await idsAt(`${category}&perPage=100`)).toEqual(all);
    expect(new Set(familiesIn(await idsAt("/search/clipocel"))).size).toBe(12);
    expect(new Set(familiesIn((await idsAt("/products?sortorder=-1")).slice(0, 12))).size).toBe(12);
  });

  it("a list by recommendation shows each family once among the first twelve products", async () => {
    const listed = await idsAt(`/products?categoryid=${CATEGORY}&sortorder=${SORT.recommended}`);
    expect(new Set(familiesIn(listed)).size).toBe(12);
  });

  it("lists sorted by name or filtered by several sizes can show a family more than once", async () => {
    expect(familiesIn((await idsAt(`${category}&sel_params=marime:m1`)).slice(0, 3))).toEqual([
      1_000, 1_010, 1_020,
    ]);
    const named = await idsAt(`/products?categoryid=${CATEGORY}&sortorder=${SORT.name}`);
    expect(familiesIn(named.slice(0, 3))).toEqual([1_000, 1_000, 1_000]);
    const sized = familiesIn(await idsAt("/search/clipocel%205%20l"));
    expect(sized.slice(0, 12)).toEqual(FAMILIES.slice(0, 12));
    const both = await idsAt(`${category}&sel_params=marime:m1&sel_params=marime:m2`);
    expect(familiesIn(both.slice(0, 4))).toEqual([1_000, 1_000, 1_010, 1_010]);
  });
});

describe("the variant that represents its family", () => {
  const idsAt = async (path: string): Promise<number[]> => {
    const { body } = await shop.get(path);
    return body.data.flatMap((item: { productID?: number }) => item.productID ?? []);
  };

  it("suggestions show a family's cheapest match, or the requested size", async () => {
    const shown = async (term: string) =>
      (await idsAt(`/search/suggestion/${term}`)).toSorted((a, b) => a - b);
    expect(await shown("clipocel")).toEqual([1_002, 1_012, 1_022]);
    expect(await shown("clipocel%205%20l")).toEqual([1_001, 1_011, 1_021]);
  });

  it("the first search results show a family's cheapest match", async () => {
    const first = await idsAt("/search/clipocel");
    expect(first).toHaveLength(12);
    expect(first.map((id) => id % 10)).toEqual(first.map(() => 2));
    const all = [...first];
    for (const page of [2, 3, 4]) all.push(...(await idsAt(`/search/clipocel?page=${page}`)));
    expect(all.toSorted((a, b) => a - b)).toEqual(PRODUCTS.map(({ id }) => id));
    // Searches for a size or code, and other sort orders, do not change.
    const sized = await idsAt("/search/clipocel%205%20l");
    expect(sized.slice(0, 12).map((id) => id % 10)).toEqual(Array.from({ length: 12 }, () => 1));
    const named = await idsAt(`/search/clipocel?sortorder=${SORT.name}`);
    expect(named.slice(0, 3)).toEqual([1_000, 1_001, 1_002]);
  });

  it("a family is represented by a buyable variant, even if a sold-out one is cheaper", async () => {
    const offers: [id: number, changes: Partial<ProductImport>, bani: number][] = [
      [2_000, { sold: 9 }, 90_00],
      [2_001, { sold: 2 }, 30_00],
      [2_002, { stock: 0 }, 10_00],
      [2_003, { sold: 5 }, 30_00],
    ];
    const family = { masterId: 2_000, categoryId: 3, valueIds: [] };
    const put = (all: Partial<ProductImport>) =>
      shop.api.importShop({
        products: offers.map(([id, changes, bani]) => {
          const named = { name: `Spumel ${id}`, slug: `spumel-${id}` };
          const prices = [{ bani, from: new Date("2026-01-01") }];
          return product(id, { ...family, ...named, prices, ...changes, ...all });
        }),
      });
    await put({});
    // Among equal prices the better-selling product comes first. Sold-out products come last.
    expect(await idsAt("/search/spumel")).toEqual([2_003, 2_000, 2_001, 2_002]);
    await put({ isPublished: false });
  });

  it("among similar products, a family is represented by the variant with the closest price", async () => {
    for (const at of [0, 1, 2]) {
      const { body } = await shop.get(`/products/${1_000 + at}/related`);
      const ids: number[] = body.data.flatMap(({ products }: { products: { productID: number }[] }) =>
        products.map(({ productID }) => productID),
      );
      expect(ids.length).toBeGreaterThan(3);
      expect(ids.map((id) => id % 10)).toEqual(ids.map(() => at));
    }
  });
});

describe("a list that is paged by family", () => {
  const category = `/products?categoryid=${CATEGORY}&families=1&perPage=5`;

  it("a list paged by family returns whole families, but counts products", async () => {
    const { body } = await shop.get(`${category}&page=3&sortorder=${SORT.relevance}`);
    expect(body.meta).toMatchObject({ total: PRODUCTS.length, families: 14, last_page: 3, current_page: 3 });
    expect(body.data.map(({ productID }: { productID: number }) => productID)).toEqual(
      FAMILIES.slice(10).flatMap((family) => [family, family + 1, family + 2]),
    );
    expect(body.data[1]).toMatchObject({
      family_id: FAMILIES[10],
      vat: 21,
      variants: [{ name: "Volum", choices: [{ value: "5 l", selected: true }] }],
    });
  });

  it("a list paged by family shows only the chosen variants of each family", async () => {
    const chosen = await shop.get(`${category}&sel_params=marime:m1&sel_params=marime:m2`);
    expect(chosen.body.meta).toMatchObject({ total: 28, families: 14 });
    expect(chosen.body.data.slice(0, 2).map(({ productID }: { productID: number }) => productID)).toEqual([
      1_001, 1_002,
    ]);
    const searched = await shop.get("/search/clipocel%201030?families=1");
    expect(searched.body.meta.families).toBeLessThanOrEqual(searched.body.meta.total);
    const behind = await shop.get(`${category}&page=9`);
    expect([behind.body.data, behind.body.meta.families, behind.body.meta.last_page]).toEqual([[], 14, 3]);
  });
});

it("list items link to the other sizes, show whether they are buyable, and reflect changes", async () => {
  const { get, api, query } = shop;
  const variantsOf = async (id: number) => {
    const { body } = await get(`/products?categoryid=${CATEGORY}&sortorder=${SORT.relevance}`);
    return body.data.find(({ productID }: { productID: number }) => productID === id).variants;
  };
  const choice = (id: number, value: string, changes = {}) => ({
    value,
    selected: false,
    buyable: true,
    info: { url: `/clipocel-${id}` },
    ...changes,
  });
  await query("update product_read set is_buyable = false where product_id = 1012");
  expect(await variantsOf(1_010)).toEqual([
    {
      name: "Volum",
      choices: [
        choice(1_010, "1 l", { selected: true }),
        choice(1_011, "5 l"),
        choice(1_012, "10 l", { buyable: false }),
      ],
    },
  ]);
  await api.importShop({ products: [product(1_011, { isPublished: false })] });
  expect((await variantsOf(1_010))[0].choices).toHaveLength(2);
});
